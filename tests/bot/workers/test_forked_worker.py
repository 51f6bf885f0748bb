"""Workers of the light mode: forked from a copy of the bot, one job after the other, gone with the bot or when told to end."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytestmark = pytest.mark.integration

HEAD = """
import os, signal, sys, time
from bot.workers import process_pool
from bot.workers.forked_worker import ForkedWorker, ForkSource

def is_gone(pid):
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            if open(f"/proc/{pid}/stat").read().rpartition(")")[2].split()[0] == "Z":
                return True
        except (ProcessLookupError, FileNotFoundError):
            return True
        time.sleep(0.01)
    return False

def children():
    return open(f"/proc/self/task/{os.getpid()}/children").read().split()
"""


def run(code: str) -> str:
    """What a process prints that ends well; it has no other threads when it forks."""
    done = subprocess.run([sys.executable, "-c", HEAD + code], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_light_workers_are_two_processes_that_end() -> None:
    code = """
process_pool.use_light_workers()
thinker = process_pool.new_worker_pool("automats", 3)
first, second = (pool.submit(os.getpid).result() for pool in (thinker, process_pool.new_worker_pool("advice")))
assert first == second != os.getpid()
from render.picture_pool import IMAGES, FEW_IMAGES
assert IMAGES.room > FEW_IMAGES, "the bot itself draws nothing"
worker = process_pool.WorkerPicturePool()._executor
assert worker.submit(os.getpid).result() != first, "another one draws"
assert worker.submit(eval, "__import__('render.picture_pool').picture_pool.IMAGES.room").result() == FEW_IMAGES
kept = worker.submit(eval, "(lambda kept: (kept.held, kept.packed_held))(__import__('render.kept_images').kept_images.IMAGES)")
assert kept.result()[0] == 0 < kept.result()[1], "it begins with drawings that are packed"
names = [pool.submit(eval, "open('/proc/self/comm').read().strip()").result() for pool in (thinker, worker)]
assert names == [process_pool.THINKS, process_pool.DRAWS], names
assert [open(f"/proc/{child}/comm").read().strip() for child in children()] == [process_pool.FORKS], "and no tracker"
for pool in (thinker, worker):
    pool.shutdown()
assert not any(pool.started for pool in process_pool._light_pools.values())
print(is_gone(first), thinker.submit(os.getpid).result() != first)
"""
    assert run(code) == "True True\n"


@pytest.mark.slow
def test_a_worker_loads_nothing_to_think_or_to_draw() -> None:
    """All code is there before the copy is made, so that it is there once."""
    code = """
from random import Random
import bot.discord_app.run
from bot.tables.table import position_json
from bot.workers.automat_pool import ThinkJob, choose_turn
from engine.games import GAMES
from engine.players.registry import levels
from render.picture_pool import _picture
from render.picture_registry import GAME_PICTURES
from render.scene import Scene
process_pool.use_light_workers()
thinker, drawer = process_pool.new_worker_pool("tests"), process_pool.WorkerPicturePool()._executor
ours = "{name for name in __import__('sys').modules if name.split('.')[0] in ('bot', 'engine', 'render', 'PIL')}"
before = {name for name in sys.modules}
for name, game in GAMES.items():
    state = game.setup(3, game.deal(Random(1), 3, {}), {})
    seat = game.to_act(state)[0]
    job = ThinkJob(name, position_json(game, state), seat, "1")
    assert thinker.submit(choose_turn, levels(name)[-1], job, 0.05).result()
    scene = Scene(game.observe(state, None), ("Anna", "Jan", "Ewa"), "en", ())
    for kind in GAME_PICTURES[name].after_turn:
        assert drawer.submit(_picture, kind, scene, "png").result().strips
print(sorted((thinker.submit(eval, ours).result() | drawer.submit(eval, ours).result()) - before))
"""
    assert run(code) == "[]\n"


@pytest.mark.slow
def test_a_worker_starts_no_worker() -> None:
    """Long plans are made elsewhere for the bot; an automat that needs one makes it where it thinks."""
    code = """
import bot.discord_app.run
from engine.niemcy import planner
from engine.niemcy.state import ALL_TRACKS
many = ("AUG-DRE", "BER-FRA", "BRM-DUS", "EMD-AT", "HAM-LEI", "KOL-NUR", "MAN-WUR", "ROS-AT")
process_pool.use_light_workers()
thinker = process_pool.new_worker_pool("tests")
pid = thinker.submit(os.getpid).result()
assert planner._run is not planner._run_here, "the bot asks another process"
assert thinker.submit(planner._swept, 0, planner.free_connections(ALL_TRACKS), many).result()
print(open(f"/proc/{pid}/task/{pid}/children").read().split())
"""
    assert run(code) == "[]\n"


def test_errors_come_back_and_a_dead_worker_breaks_its_jobs_only() -> None:
    code = """
from concurrent.futures.process import BrokenProcessPool
source = ForkSource(int)
worker = ForkedWorker(source, int)
failed = worker.submit(eval, "1 / 0").exception()
assert isinstance(failed, ZeroDivisionError) and "eval" not in str(failed)
assert "In the worker" in failed.__notes__[0]
assert worker.submit(eval, "lambda: 0").exception(), "an answer that cannot be sent is an error"
assert worker.submit(lambda: 0).exception(), "a job that cannot be sent, too"
assert worker.submit(divmod, 7, 3).result() == (2, 1), "and it goes on"
jobs = [worker.submit(os._exit, 3), worker.submit(os.getpid)]
assert all(isinstance(job.exception(), BrokenProcessPool) for job in jobs)
try:
    worker.submit(os.getpid)
except BrokenProcessPool:
    pass
else:
    raise AssertionError
print(ForkedWorker(source, int).submit(abs, -2).result())
"""
    assert run(code) == "2\n"


GROWTH = """
from functools import partial
from bot.workers.forked_worker import end_after_growth

def grow(megabytes):
    global kept
    kept = bytearray(os.urandom(1024) * 1024 * megabytes)
    return os.getpid()
"""


def test_a_worker_that_has_grown_is_replaced_between_two_jobs() -> None:
    code = """
worker = ForkedWorker(ForkSource(int), partial(end_after_growth, 16 * 2**20))
jobs = [worker.submit(grow, megabytes) for megabytes in (1, 2, 40, 1, 40, 1)]
pids = [job.result() for job in jobs]
assert pids[0] == pids[1] == pids[2] != pids[3] == pids[4] != pids[5], pids
assert is_gone(pids[0]) and is_gone(pids[3])
worker.shutdown()
print(is_gone(pids[5]))
"""
    assert run(GROWTH + code) == "True\n"


def test_without_another_worker_for_one_that_has_grown_jobs_break_off() -> None:
    code = """
from concurrent.futures.process import BrokenProcessPool
source = ForkSource(int)
worker = ForkedWorker(source, partial(end_after_growth, 16 * 2**20))
first = worker.submit(grow, 1).result()
os.kill(source.pid, signal.SIGKILL)
assert is_gone(source.pid)
assert worker.submit(grow, 40).result() == first
try:
    worker.submit(os.getpid).result()
except BrokenProcessPool:
    print("broken")
"""
    assert run(GROWTH + code) == "broken\n"


def test_jobs_that_wait_are_done_before_the_end_or_cancelled() -> None:
    code = """
import pathlib, tempfile
source = ForkSource(int)
worker = ForkedWorker(source, int)
jobs = [worker.submit(abs, -number) for number in range(5)]
worker.shutdown()
assert [job.result() for job in jobs] == [0, 1, 2, 3, 4]
worker = ForkedWorker(source, int)
pid = worker.submit(os.getpid).result()
pipe = pathlib.Path(tempfile.mkdtemp(), "pipe")
os.mkfifo(pipe)
running, waiting = worker.submit(pipe.read_text), worker.submit(os.getpid)
while not running.running():
    time.sleep(0.01)
waiting.add_done_callback(lambda _: pipe.write_text("go on"))
worker.shutdown(cancel_futures=True)
print(waiting.cancelled(), running.done(), is_gone(pid))
"""
    assert run(code) == "True True True\n"


def test_nobody_outlives_the_bot() -> None:
    """Neither the copy nor a worker in the middle of a job, even if the bot is killed; signals do not end them before."""
    code = """
reader, writer = os.pipe()
bot = os.fork()
if not bot:
    source = ForkSource(int)
    idle, busy = ForkedWorker(source, int), ForkedWorker(source, int)
    pids = [source.pid, *(worker.submit(os.getpid).result() for worker in (idle, busy))]
    for pid in pids:
        os.kill(pid, signal.SIGTERM)
        os.kill(pid, signal.SIGINT)
    pids = [source.pid, *(worker.submit(os.getpid).result() for worker in (idle, busy))]
    busy.submit(time.sleep, 600)
    os.write(writer, repr(pids).encode())
    time.sleep(600)
pids = eval(os.read(reader, 100))
os.kill(bot, signal.SIGKILL)
print([is_gone(pid) for pid in pids])
"""
    assert run(code) == "[True, True, True]\n"


@pytest.mark.slow
def test_without_the_copy_a_worker_is_started_the_usual_way() -> None:
    code = """
if __name__ == "__main__":
    process_pool.use_light_workers()
    (copy,) = map(int, children())
    os.kill(copy, signal.SIGKILL)
    assert is_gone(copy)
    print(process_pool.new_worker_pool("tests").submit(abs, -5).result())
"""
    assert run(code) == "5\n"


@pytest.mark.parametrize("stopped", ["worker", "copy"])
def test_a_stopped_process_is_killed_and_the_work_goes_on(stopped: str) -> None:
    code = f"""
from bot.workers import watched_pool
from bot.workers.watched_pool import WorkerHung
if __name__ == "__main__":
    process_pool.use_light_workers()
    (copy,) = map(int, children())
    thinker = process_pool.new_worker_pool("tests", seconds=0.5)
    pid = copy
    if "{stopped}" == "worker":
        pid = thinker.submit(os.getpid).result()
    os.kill(pid, signal.SIGSTOP)
    watched_pool.START_SECONDS = 0.0
    hung = thinker.submit(os.getpid)
    watched_pool.START_SECONDS = 60.0
    assert isinstance(hung.exception(), WorkerHung)
    print(is_gone(pid), thinker.submit(abs, -5).result())
"""
    assert run(code) == "True 5\n"
