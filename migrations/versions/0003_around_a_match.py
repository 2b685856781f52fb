"""What surrounds a match: its directors and watchers, the audit log, the post."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT = sa.DateTime(timezone=True)


def where(condition):
    """A partial index, on both databases."""
    return {"sqlite_where": sa.text(condition), "postgresql_where": sa.text(condition)}


def upgrade() -> None:
    for create in (
        audit,
        boards,
        directors,
        hecklers,
        outbox,
        posts,
        slips,
    ):
        create()


def downgrade() -> None:
    for create in reversed(
        (
            audit,
            boards,
            directors,
            hecklers,
            outbox,
            posts,
            slips,
        )
    ):
        op.drop_table(create.__name__)


def audit() -> None:
    op.create_table(
        "audit",
        sa.Column("id", KEY, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("match_id", KEY, nullable=True),
        sa.Column("act", sa.String(length=64), nullable=False),
        sa.Column("target", sa.String(length=255), nullable=False),
        sa.Column("before", sa.Text(), nullable=False),
        sa.Column("after", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_audit_match_id", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
    )
    op.create_index("ix_audit_at", "audit", ["at"])
    op.create_index("ix_audit_match_id", "audit", ["match_id"])


def boards() -> None:
    op.create_table(
        "boards",
        sa.Column("id", KEY, nullable=False),
        sa.Column("match_id", KEY, nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("news", sa.LargeBinary(), nullable=False),
        sa.Column("final", sa.LargeBinary(), nullable=True),
        sa.Column("chat_id", sa.BigInteger(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("shown", sa.String(length=64), nullable=True),
        sa.Column("shown_at", MOMENT, nullable=True),
        sa.Column("pinned", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_boards_match_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_boards"),
        sa.UniqueConstraint("match_id", "name", name="uq_boards_match_id_name"),
    )


def directors() -> None:
    op.create_table(
        "directors",
        sa.Column("match_id", KEY, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("role", sa.String(length=16), nullable=False),
        sa.Column("since", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_directors_match_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_directors_user_id"),
        sa.PrimaryKeyConstraint("match_id", "user_id", name="pk_directors"),
    )


def hecklers() -> None:
    op.create_table(
        "hecklers",
        sa.Column("match_id", KEY, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_hecklers_match_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_hecklers_user_id"),
        sa.PrimaryKeyConstraint("match_id", "user_id", name="pk_hecklers"),
    )


def outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", KEY, nullable=False),
        sa.Column("chat_id", sa.BigInteger(), nullable=False),
        sa.Column("match_id", KEY, nullable=True),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("priority", sa.Integer(), nullable=False),
        sa.Column("merge", sa.String(length=80), nullable=True),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("not_before", MOMENT, nullable=False),
        sa.Column("leased_until", MOMENT, nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("error", sa.Text(), nullable=True),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.Column("settled_at", MOMENT, nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_outbox_match_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
    )
    op.create_index("ix_outbox_match_id", "outbox", ["match_id"])
    op.create_index("ix_outbox_waiting", "outbox", ["chat_id", "priority", "id"], **where("status = 'waiting'"))
    op.create_index(
        "uq_outbox_merge", "outbox", ["merge"], unique=True, **where("status = 'waiting' AND merge IS NOT NULL")
    )


def posts() -> None:
    op.create_table(
        "posts",
        sa.Column("id", KEY, nullable=False),
        sa.Column("match_id", KEY, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("chat_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_posts_match_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_posts"),
        sa.UniqueConstraint("chat_id", "message_id", name="uq_posts_chat_id_message_id"),
    )
    op.create_index("ix_posts_match_id_seat_at", "posts", ["match_id", "seat", "at"])


def slips() -> None:
    op.create_table(
        "slips",
        sa.Column("id", KEY, nullable=False),
        sa.Column("match_id", KEY, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("prompt", sa.String(length=24), nullable=False),
        sa.Column("chat_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("letter", sa.LargeBinary(), nullable=False),
        sa.Column("closed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_slips_match_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_slips"),
    )
    op.create_index("ix_slips_match_id_seat_prompt", "slips", ["match_id", "seat", "prompt"])
