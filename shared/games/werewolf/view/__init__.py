"""What a viewer may know: the board for everybody, and beside it what the seat alone, or the director, was told."""

from shared.games.werewolf.state import State
from shared.games.werewolf.view.board import board, lines, public_phase, seat_line
from shared.games.werewolf.view.own import own
from shared.games.werewolf.view.sheet import sheet
from shared.kernel.seats import Office, Viewer
from shared.kernel.text import Text
from shared.kernel.views import View


def view(state: State, viewer: Viewer) -> View:
    """See `Game.view`. Dusk, night and dawn are one night to everybody but the director."""
    director = viewer is Office.DIRECTOR
    private: tuple[Text, ...] = ()
    if director:
        private = sheet(state)
    elif not isinstance(viewer, Office):
        private = own(state, viewer)
    return View(
        board=board(state),
        phase=state.phase if director else public_phase(state),
        title=Text("werewolf-board-title", {"day": state.day, "phase": public_phase(state) or "link"}),
        lines=lines(state),
        seats=tuple(seat_line(state, seat, viewer) for seat in range(1, state.seats + 1)),
        private=private,
    )
