"""People, places, sign-ins and the updates that came in."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT = sa.DateTime(timezone=True)


def where(condition):
    """A partial index, on both databases."""
    return {"sqlite_where": sa.text(condition), "postgresql_where": sa.text(condition)}


def upgrade() -> None:
    for create in (
        chats,
        inbox,
        login_failures,
        login_tokens,
        settings,
        sign_ins,
        users,
    ):
        create()


def downgrade() -> None:
    for create in reversed(
        (
            chats,
            inbox,
            login_failures,
            login_tokens,
            settings,
            sign_ins,
            users,
        )
    ):
        op.drop_table(create.__name__)


def chats() -> None:
    op.create_table(
        "chats",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("title", sa.String(length=255), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("language_chosen", sa.Boolean(), nullable=False),
        sa.Column("timezone", sa.String(length=64), nullable=False),
        sa.Column("may_pin", sa.Boolean(), nullable=False),
        sa.Column("may_delete", sa.Boolean(), nullable=False),
        sa.Column("may_restrict", sa.Boolean(), nullable=False),
        sa.Column("gone_at", MOMENT, nullable=True),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chats"),
    )


def inbox() -> None:
    op.create_table(
        "inbox",
        sa.Column("update_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("lane", sa.String(length=40), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("received_at", MOMENT, nullable=False),
        sa.Column("done_at", MOMENT, nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("error", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("update_id", name="pk_inbox"),
    )
    op.create_index("ix_inbox_waiting", "inbox", ["update_id"], **where("done_at IS NULL"))


def login_failures() -> None:
    op.create_table(
        "login_failures",
        sa.Column("id", KEY, nullable=False),
        sa.Column("who", sa.String(length=128), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_login_failures"),
    )
    op.create_index("ix_login_failures_who_at", "login_failures", ["who", "at"])


def login_tokens() -> None:
    op.create_table(
        "login_tokens",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("expires_at", MOMENT, nullable=False),
        sa.Column("used_at", MOMENT, nullable=True),
        sa.PrimaryKeyConstraint("digest", name="pk_login_tokens"),
    )


def settings() -> None:
    op.create_table(
        "settings",
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_settings"),
    )


def sign_ins() -> None:
    op.create_table(
        "sign_ins",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("since", MOMENT, nullable=False),
        sa.Column("seen_at", MOMENT, nullable=False),
        sa.Column("expires_at", MOMENT, nullable=False),
        sa.Column("client", sa.String(length=255), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_sign_ins"),
    )
    op.create_index("ix_sign_ins_user_id", "sign_ins", ["user_id"])


def users() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=160), nullable=False),
        sa.Column("username", sa.String(length=64), nullable=True),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("language_chosen", sa.Boolean(), nullable=False),
        sa.Column("timezone", sa.String(length=64), nullable=True),
        sa.Column("started_at", MOMENT, nullable=True),
        sa.Column("blocked_at", MOMENT, nullable=True),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
    )
