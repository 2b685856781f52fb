"""A browser used by one module leaves the event loop free for the next."""

import asyncio


async def test_asynchronous_tests_run_after_browser_tests() -> None:
    assert asyncio.get_running_loop().is_running()
