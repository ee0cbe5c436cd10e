"""Measuring: arena, benchmarks."""
