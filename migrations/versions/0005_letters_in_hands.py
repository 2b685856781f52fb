"""Letters that a courier has in hands are found without reading those that got through."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

SENDING = sa.text("status = 'sending'")


def upgrade() -> None:
    op.create_index("ix_outbox_sending", "outbox", ["chat_id"], sqlite_where=SENDING, postgresql_where=SENDING)


def downgrade() -> None:
    op.drop_index("ix_outbox_sending", "outbox")
