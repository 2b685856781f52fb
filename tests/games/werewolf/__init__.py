"""Tests of Werewolf."""
