"""Benchmarks (`make bench`): every speed is a ratio of interleaved slices, since machines are noisy."""
