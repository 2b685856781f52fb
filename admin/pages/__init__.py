"""The panel's own pages: what directors do; the tables beside them are for looking things up."""

from flask import Flask, request

from admin.pages import acts, audit, cards, login, match, me, overview

THEMES = ("auto", "light", "dark")


def register(app: Flask) -> None:
    """Every page of ours."""
    for each in (login, me, overview, match, acts, cards, audit):
        app.register_blueprint(each.bp)


def theme() -> str:
    """Light, dark, or as the device says."""
    chosen = request.cookies.get(me.THEME, "auto")
    return chosen if chosen in THEMES else "auto"
