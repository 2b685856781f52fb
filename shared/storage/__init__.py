"""The tables that bot and panel share, and the engine behind them."""
