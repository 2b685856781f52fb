"""Fields that are read as words."""

from typing import Annotated, Literal

from shared.games.two_rooms.names import About, CardName, Colour, Condition
from shared.kernel.wording import word

CardWord = Annotated[CardName, word("card")]
AboutWord = Annotated[About, word("about")]
ColourWord = Annotated[Colour, word("colour")]
ConditionWord = Annotated[Condition, word("condition")]
CampWord = Annotated[Literal["blue", "red", "neither"], word("camp")]
