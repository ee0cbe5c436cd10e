"""Run a command with a PostgreSQL server of its own: ``python scripts/postgres.py COMMAND …``.

The server lives in a temporary folder, listens at a socket there and ends with the command, which finds it by
``DATABASE_URL``. A missing PostgreSQL is installed (Debian, Ubuntu). It does not wait for the disk: killed
processes lose nothing by that, a machine without power would.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import quote

FOLDER_VARIABLE = "SPIELTISCH_POSTGRES"
"""In the command's environment: the server's folder, for tests that kill it."""
USUAL = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin")


class Postgres:
    """A server in ``folder``, which :meth:`start` makes when it is first called."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.programs = programs()

    @property
    def url(self) -> str:
        """Its address, for ``DATABASE_URL``."""
        return f"postgresql://{_owner()}@{quote(str(self.folder), safe='')}/postgres"

    def start(self) -> None:
        """Start it, also after :meth:`kill`, and wait until it answers."""
        if not self.data.exists():
            self.folder.chmod(0o755)
            shutil.chown(self.folder, _owner())
            self._run(
                "initdb", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync",
                f"--username={_owner()}",
            )  # fmt: skip
        settings = [
            "listen_addresses=", f"unix_socket_directories={self.folder}", "fsync=off", "max_connections=100",
            "log_min_messages=fatal",
        ]  # fmt: skip
        options = " ".join(f"-c '{setting}'" for setting in settings)
        self._run("pg_ctl", "start", "-w", "-t", "60", "-l", str(self.folder / "log"), "-o", options)

    def kill(self) -> None:
        """Let it die without a word: all its processes by SIGKILL."""
        first = int((self.data / "postmaster.pid").read_text().split()[0])
        others = [process for process in _processes() if _parent(process) == first]
        for process in (first, *others):
            with_process(process, signal.SIGKILL)
        while any(_is_alive(process) for process in (first, *others)):
            time.sleep(0.01)

    def stop(self) -> None:
        """Stop it, if it runs."""
        if (self.data / "postmaster.pid").exists():
            self._run("pg_ctl", "stop", "-m", "immediate", "-w", check=False)

    def _run(self, program: str, *arguments: str, check: bool = True) -> None:
        command = [str(self.programs / program), "-D", str(self.data), *arguments]
        if os.getuid() == 0:  # it refuses to run as root
            who = pwd.getpwnam(_owner())
            become = [f"--reuid={who.pw_uid}", f"--regid={who.pw_gid}", "--clear-groups"]
            command = ["setpriv", *become, "--", *command]
        # Not a pipe: the server would hold it open after pg_ctl has ended.
        with open(self.folder / "said", "w+") as said:
            done = subprocess.run(
                command, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=said, stderr=subprocess.STDOUT
            )
            said.seek(0)
            if check and done.returncode:
                raise SystemExit(f"{program} failed: {said.read()}")


def _owner() -> str:
    """Whose the server is: whoever runs this, or in root's place somebody who may do nothing else."""
    if os.getuid():
        return pwd.getpwuid(os.getuid()).pw_name
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    raise SystemExit("PostgreSQL does not run as root, and there is no user postgres or nobody.")


def programs() -> Path:
    """The folder with the server's programs; they are installed if there are none."""
    if found := _programs():
        return found
    script = Path(__file__).with_name("apt-install")
    subprocess.run([str(script), "postgresql"], check=True, stdout=sys.stderr)
    if found := _programs():
        return found
    raise SystemExit("PostgreSQL is installed, but its programs are not where they usually are.")


def _programs() -> Path | None:
    folders = [folder for usual in USUAL for folder in sorted(Path("/").glob(usual[1:]), reverse=True)]
    if on_path := shutil.which("initdb"):
        folders.insert(0, Path(on_path).resolve().parent)
    needed = ("initdb", "postgres", "pg_ctl")
    return next((folder for folder in folders if all((folder / name).exists() for name in needed)), None)


def with_process(process: int, how: signal.Signals) -> None:
    """Send a signal to a process that may have ended."""
    try:
        os.kill(process, how)
    except ProcessLookupError:
        return


def _processes() -> list[int]:
    return [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()]


def _parent(process: int) -> int:
    try:
        return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
    except (OSError, ValueError, IndexError):
        return -1


def _is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def main(command: list[str]) -> int:
    """Run ``command`` with a server."""
    with tempfile.TemporaryDirectory(prefix="spieltisch-postgres-", ignore_cleanup_errors=True) as folder:
        server = Postgres(Path(folder))
        try:
            server.start()
            environment = {**os.environ, "DATABASE_URL": server.url, FOLDER_VARIABLE: folder}
            return subprocess.run(command, env=environment).returncode
        except KeyboardInterrupt:
            return 130
        finally:
            server.stop()


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    sys.exit(main(sys.argv[1:]))
