"""The words every game speaks; pure values and functions, without clock, chance or I/O."""
