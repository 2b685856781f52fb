"""Channels: what is said in them, where its copies stand, and which one a person speaks in."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    with op.batch_alter_table("posts") as posts:
        posts.add_column(sa.Column("channel", sa.String(length=40), nullable=False, server_default=""))
        posts.add_column(sa.Column("kind", sa.String(length=16), nullable=False, server_default="text"))
        posts.add_column(sa.Column("file_id", sa.String(length=255), nullable=True))
        posts.add_column(sa.Column("reply_to", KEY, nullable=True))
        posts.add_column(sa.Column("edited_at", MOMENT, nullable=True))
        posts.create_foreign_key("fk_posts_reply_to", "posts", ["reply_to"], ["id"], ondelete="SET NULL")
    with op.batch_alter_table("posts") as posts:
        posts.alter_column("channel", server_default=None)
        posts.alter_column("kind", server_default=None)
    op.create_index("ix_posts_match_id_channel_id", "posts", ["match_id", "channel", "id"])
    copies()
    voices()


def downgrade() -> None:
    op.drop_table("voices")
    op.drop_table("copies")
    op.drop_index("ix_posts_match_id_channel_id", "posts")
    with op.batch_alter_table("posts") as posts:
        posts.drop_constraint("fk_posts_reply_to", type_="foreignkey")
        for column in ("edited_at", "reply_to", "file_id", "kind", "channel"):
            posts.drop_column(column)


def copies() -> None:
    op.create_table(
        "copies",
        sa.Column("id", KEY, nullable=False),
        sa.Column("post_id", KEY, nullable=False),
        sa.Column("chat_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["post_id"], ["posts.id"], name="fk_copies_post_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_copies"),
        sa.UniqueConstraint("chat_id", "message_id", name="uq_copies_chat_id_message_id"),
        sa.UniqueConstraint("post_id", "chat_id", name="uq_copies_post_id_chat_id"),
    )


def voices() -> None:
    op.create_table(
        "voices",
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("match_id", KEY, nullable=False),
        sa.Column("channel", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_voices_user_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_voices_match_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", name="pk_voices"),
    )
    op.create_index("ix_voices_match_id", "voices", ["match_id"])
