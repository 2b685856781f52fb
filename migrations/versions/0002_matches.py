"""Matches: roster, log, deadlines, presses, cards."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT = sa.DateTime(timezone=True)


def where(condition):
    """A partial index, on both databases."""
    return {"sqlite_where": sa.text(condition), "postgresql_where": sa.text(condition)}


def upgrade() -> None:
    for create in (
        matches,
        acts,
        cards,
        deadlines,
        events,
        presses,
        roster,
    ):
        create()


def downgrade() -> None:
    for create in reversed(
        (
            matches,
            acts,
            cards,
            deadlines,
            events,
            presses,
            roster,
        )
    ):
        op.drop_table(create.__name__)


def matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", KEY, nullable=False),
        sa.Column("slug", sa.String(length=32), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("chat_id", sa.BigInteger(), nullable=False),
        sa.Column("thread_id", sa.BigInteger(), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=True),
        sa.Column("host_directs", sa.Boolean(), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("timezone", sa.String(length=64), nullable=False),
        sa.Column("rules", sa.LargeBinary(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("fill_bots", sa.Integer(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("acts", sa.Integer(), nullable=False),
        sa.Column("snapshot", sa.LargeBinary(), nullable=True),
        sa.Column("winner", sa.String(length=32), nullable=True),
        sa.Column("winners", sa.LargeBinary(), nullable=True),
        sa.Column("lobby_message_id", sa.BigInteger(), nullable=True),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.Column("started_at", MOMENT, nullable=True),
        sa.Column("ended_at", MOMENT, nullable=True),
        sa.Column("changed_at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["chat_id"], ["chats.id"], name="fk_matches_chat_id", onupdate="CASCADE"),
        sa.ForeignKeyConstraint(["host_id"], ["users.id"], name="fk_matches_host_id"),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )
    op.create_index("ix_matches_chat_id", "matches", ["chat_id"])
    op.create_index("ix_matches_status_changed_at", "matches", ["status", "changed_at"])
    op.create_index(
        "uq_matches_live", "matches", ["chat_id", "thread_id"], unique=True, **where("status IN ('lobby', 'running')")
    )


def acts() -> None:
    op.create_table(
        "acts",
        sa.Column("match_id", KEY, nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("actor", sa.String(length=16), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("action", sa.LargeBinary(), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_acts_match_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", "n", name="pk_acts"),
    )


def cards() -> None:
    op.create_table(
        "cards",
        sa.Column("id", KEY, nullable=False),
        sa.Column("match_id", KEY, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("colour", sa.String(length=8), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("cause", sa.Text(), nullable=False),
        sa.Column("by_user_id", sa.BigInteger(), nullable=True),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("settled_at", MOMENT, nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_cards_match_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_cards"),
    )
    op.create_index("ix_cards_match_id", "cards", ["match_id"])
    op.create_index("ix_cards_user_id", "cards", ["user_id"])


def deadlines() -> None:
    op.create_table(
        "deadlines",
        sa.Column("id", KEY, nullable=False),
        sa.Column("match_id", KEY, nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("key", sa.String(length=80), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("started_at", MOMENT, nullable=False),
        sa.Column("due_at", MOMENT, nullable=True),
        sa.Column("left", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_deadlines_match_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_deadlines"),
        sa.UniqueConstraint("match_id", "kind", "key", name="uq_deadlines_match_id_kind_key"),
    )
    op.create_index("ix_deadlines_due", "deadlines", ["due_at"], **where("due_at IS NOT NULL"))


def events() -> None:
    op.create_table(
        "events",
        sa.Column("match_id", KEY, nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_events_match_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", "seq", name="pk_events"),
    )


def presses() -> None:
    op.create_table(
        "presses",
        sa.Column("match_id", KEY, nullable=False),
        sa.Column("prompt", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("option", sa.String(length=64), nullable=False),
        sa.Column("armed", sa.Boolean(), nullable=False),
        sa.Column("query", sa.String(length=64), nullable=False),
        sa.Column("answer", sa.LargeBinary(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_presses_match_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", "prompt", "seat", name="pk_presses"),
    )


def roster() -> None:
    op.create_table(
        "roster",
        sa.Column("id", KEY, nullable=False),
        sa.Column("match_id", KEY, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=160), nullable=False),
        sa.Column("fill_bot", sa.Boolean(), nullable=False),
        sa.Column("joined_at", MOMENT, nullable=False),
        sa.Column("left_at", MOMENT, nullable=True),
        sa.Column("left_because", sa.String(length=32), nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_roster_match_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_roster_user_id"),
        sa.PrimaryKeyConstraint("id", name="pk_roster"),
    )
    op.create_index("ix_roster_user_id", "roster", ["user_id"])
    op.create_index("uq_roster_current_seat", "roster", ["match_id", "seat"], unique=True, **where("left_at IS NULL"))
    op.create_index(
        "uq_roster_current_user", "roster", ["match_id", "user_id"], unique=True, **where("left_at IS NULL")
    )
