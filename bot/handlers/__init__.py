"""Handlers: parse what came, call a service, say what to answer."""

from bot.handlers.router import Router

__all__ = ["Router"]
