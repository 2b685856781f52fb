"""What single characters do: on a share, when they use their power, and what they need to win."""
