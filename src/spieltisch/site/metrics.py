"""What is counted for Prometheus; :mod:`.views.watch` gives it out. Nothing here tells who did something."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

SOON = (0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

ANSWERS = Counter("spieltisch_answers", "Requests answered", ["view", "method", "status"])
SECONDS = Histogram("spieltisch_answer_seconds", "How long answering took", ["view"], buckets=SOON)
MOVES = Counter("spieltisch_moves", "Moves stored", ["game", "by"])
STREAMS = Gauge("spieltisch_streams", "Open streams of news", multiprocess_mode="livesum")
THINKING = Histogram("spieltisch_thinking_seconds", "How long bots thought", ["level"], buckets=SOON)
JOBS = Counter("spieltisch_jobs", "Jobs done", ["name", "outcome"])
