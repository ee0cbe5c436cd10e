"""For all tests."""

from __future__ import annotations

import signal

# Whoever starts the tests in the background may have them ignore Ctrl+C, and programs that a test starts
# would inherit that. With a handler of our own here, they begin with the usual one.
signal.signal(signal.SIGINT, signal.default_int_handler)
