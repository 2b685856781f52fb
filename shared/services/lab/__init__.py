"""Matches away from any chat: scenarios, simulations, exports and their verification."""
