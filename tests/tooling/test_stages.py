"""The stages of `make test`: in order, side by side, and honest about what failed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
import json, sys
from pathlib import Path
from stages import Stage, main
def stage(name, code, *needs):
    return Stage(name, (sys.executable, "-c", code), needs)
sys.exit(main([stage(*words) for words in json.loads(sys.argv[1])], Path(sys.argv[2])))
"""
Words = tuple[str, ...]  # name, program, what it needs


def start(folder: Path, *stages: Words) -> subprocess.Popen[str]:
    """The runner as a process."""
    return subprocess.Popen(
        [sys.executable, "-c", PROGRAM, json.dumps(stages), str(folder)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "tools")},
        stdout=subprocess.PIPE,
        text=True,
        # whoever runs the tests in the background may have had Ctrl-C ignored for all of them
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )


def run(folder: Path, *stages: Words) -> tuple[int, str]:
    """The exit code of the runner, and what it prints."""
    with start(folder, *stages) as runner:
        try:
            output, _ = runner.communicate(timeout=120)
        except subprocess.TimeoutExpired:  # a stage waits for ever for another
            runner.send_signal(signal.SIGINT)
            raise
    return runner.returncode, output


def results(output: str) -> dict[str, str]:
    """The results in the closing table by stage."""
    rows = output[output.index("\nstage ") :].splitlines()[2:-1]
    return {row.split()[0]: row.split(maxsplit=3)[-1] for row in rows}


def test_a_stage_waits_for_what_it_needs(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    late = ("late", f"assert open({str(mark)!r}).read() == 'x'", "early")
    early = ("early", f"import time; time.sleep(0.3); open({str(mark)!r}, 'w').write('x')")
    code, output = run(tmp_path / "logs", late, early)
    assert (code, results(output)) == (0, {"early": "passed", "late": "passed"})


def test_two_stages_run_side_by_side(tmp_path: Path) -> None:
    """Each waits until the other is there, so neither could pass alone."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    give = ("give", f"open({str(pipe)!r}, 'w').write('x')")
    take = ("take", f"assert open({str(pipe)!r}).read() == 'x'")
    code, output = run(tmp_path / "logs", give, take)
    assert (code, results(output)) == (0, {"give": "passed", "take": "passed"})


def test_a_good_stage_shows_its_last_line_and_a_bad_one_everything(tmp_path: Path) -> None:
    good = ("good", "print('many words'); print('7 passed in 1.00s'); print()")
    bad = ("bad", "import sys; print('one'); print('two', file=sys.stderr); sys.exit(1)")
    after = ("after", "print('never')", "bad")
    code, output = run(tmp_path, good, bad, after, ("last", "print('end')", "after"))
    assert code == 1
    assert results(output) == {
        "good": "passed",
        "bad": "failed (1)",
        "after": "left out",
        "last": "left out",
    }
    lines = output.splitlines()
    assert "7 passed in 1.00s" in lines
    assert {"one", "two"} <= set(lines)
    assert not {"many words", "never", "end"} & set(lines)
    assert (tmp_path / "good.log").read_text() == "many words\n7 passed in 1.00s\n\n"


def test_what_cannot_be_done_here_is_no_failure(tmp_path: Path) -> None:
    lacking = ("lacking", "import sys; print('no compiler'); sys.exit(3)")
    code, output = run(tmp_path, lacking, ("after", "print('without')", "lacking"))
    assert code == 0
    assert results(output) == {"lacking": "not possible here", "after": "passed"}
    assert "no compiler" in output.splitlines()


def test_ctrl_c_ends_everything(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pids")
    program = (
        "import os, subprocess, sys\n"
        "print('under way', flush=True)\n"
        "with subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)']) as child:\n"
        f"    open({str(tmp_path / 'pids')!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')\n"
    )
    with start(tmp_path / "logs", ("endless", program), ("next", "", "endless")) as runner:
        pids = [int(pid) for pid in (tmp_path / "pids").read_text().split()]
        assert all(is_alive(pid) for pid in pids)
        runner.send_signal(signal.SIGINT)
        output, _ = runner.communicate()
    assert runner.returncode == 130
    told = output.partition("interrupted\n")[2].splitlines()
    assert told[:2] == ["-- endless: interrupted", "under way"]
    assert not any(is_alive(pid) for pid in pids)


def is_alive(pid: int) -> bool:
    """Whether there is such a process (that has not ended and only waits to be buried)."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
