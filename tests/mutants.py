"""Change the program in many small ways and count how many of these changes the tests notice.

``python -m tests.mutants`` (``make mutants``) takes a fixed random sample of the mutants that cosmic-ray makes of the
rules, the tables, the service and the storage. Each is tried in a copy of the tree, with only those tests that run its
line (from one run of ``make test``'s tests with coverage), the quickest first, until one fails. An interrupted run goes
on where it was. ``--tree`` measures another checkout, ``--against`` compares with the results of another run.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import itertools
import json
import os
import shutil
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Any
from xml.etree import ElementTree

import coverage
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

ROOT = Path(__file__).parent.parent
MUTATED = (
    *(f"engine/*/{name}.py" for name in ("rules", "legal", "scoring")),
    *(f"bot/{name}/*.py" for name in ("tables", "service", "storage")),
)
SAMPLE = 320
TESTS_AT_MOST = 60.0
"""Seconds of tests for a mutant; the dearest are left out beyond that."""


RUNNING: set[subprocess.Popen[bytes]] = set()

Results = dict[str, dict[str, Any]]
"""By the mutant's key."""


@dataclass(frozen=True, order=True)
class Mutant:
    key: str
    """Names the same mutant in another version of the file, as long as its line is the same."""
    path: str
    operator: str
    occurrence: int
    line: int


def digest(*parts: object) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]


def without_annotations(source: str) -> str:
    """A change of an annotation changes nothing that runs."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        for field in ("annotation", "returns"):
            if getattr(node, field, None) is not None:
                setattr(node, field, ast.Constant(None))
    return ast.dump(tree)


def places_of(path: str, source: str) -> Iterator[tuple[str, list[Mutant]]]:
    """Each place of the source where something can be changed, with its mutants in a random order that never changes."""
    lines = source.splitlines()
    found: dict[tuple[int, int], list[tuple[str, int]]] = defaultdict(list)
    tree = get_ast(source)
    for name in operator_names():
        operator = get_operator(name)
        if not operator.arguments():
            places = (begin for node in ast_nodes(tree) for begin, _end in operator().mutation_positions(node))
            for occurrence, place in enumerate(places):
                found[place].append((name, occurrence))
    alike: Counter[tuple[str, int]] = Counter()
    for (line, column), choices in sorted(found.items()):
        text = lines[line - 1]
        where = (text.strip(), column - (len(text) - len(text.lstrip())))
        alike[where] += 1
        key = digest(path, where, alike[where])
        mutants = [Mutant(digest(key, name), path, name, occurrence, line) for name, occurrence in choices]
        yield key, sorted(mutants, key=lambda mutant: mutant.key)


def changes_something(mutant: Mutant, source: str) -> bool:
    try:
        changed = mutate_code(source, get_operator(mutant.operator)(), mutant.occurrence)
        return without_annotations(changed) != without_annotations(source)
    except (SyntaxError, AttributeError):  # the latter is cosmic-ray's, for an exception that is named with its module
        return False


def sample_of(tree: Path, size: int) -> list[Mutant]:
    """At random places, the same ones in every version of the tree in which their lines are the same."""
    sources = {str(path.relative_to(tree)): path.read_text("utf-8") for pattern in MUTATED for path in tree.glob(pattern)}
    places = sorted(place for path, source in sources.items() for place in places_of(path, source))
    mutants = (next((one for one in choices if changes_something(one, sources[one.path])), None) for _key, choices in places)
    return list(itertools.islice(filter(None, mutants), size))


def copied(tree: Path, to: Path) -> Path:
    shutil.rmtree(to, ignore_errors=True)
    tracked = subprocess.run(["git", "ls-files", "-z"], cwd=tree, capture_output=True, check=True, text=True).stdout
    for name in filter(None, tracked.split("\0")):
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(tree / name, to / name)
    return to


def run_tests(tree: Path, *options: str, limit: float | None = None) -> int | None:
    """Pytest's exit status; None when it takes longer than the limit."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *options]
    environment = {**os.environ, "PYTHONPATH": str(tree), "CI": "true"}
    with subprocess.Popen(command, cwd=tree, env=environment, start_new_session=True, stdout=subprocess.DEVNULL) as tests:
        RUNNING.add(tests)
        try:
            return tests.wait(limit)
        except subprocess.TimeoutExpired:
            os.killpg(tests.pid, 9)
            return None
        except BaseException:
            os.killpg(tests.pid, 9)
            raise
        finally:
            RUNNING.discard(tests)


class CoveringTests:
    """Which tests run a line and how long each takes, from one run of all tests but the slow ones."""

    def __init__(self, tree: Path, folder: Path, jobs: int) -> None:
        self._tree = tree
        times, data = folder / "times.xml", folder / "coverage"
        if not times.exists():
            copy = copied(tree, folder / "measured")
            (copy / "coveragerc").write_text(f"[run]\ndata_file = {data}\nsource = engine,bot\nrelative_files = true\n")
            options = ("--cov", "--cov-config=coveragerc", "--cov-context=test", "--cov-report=", f"--junitxml={copy}/times.xml")
            run_tests(copy, "-n", str(jobs), "--dist", "worksteal", "-m", "not slow", *options)
            (copy / "times.xml").rename(times)
        self._seconds: dict[str, float] = {}
        for case in ElementTree.parse(times).iter("testcase"):
            name = f"{case.get('classname', '').replace('.', '/')}.py::{case.get('name')}"
            if not len(case):
                self._seconds[name] = float(case.get("time", 0))
            elif case.find("skipped") is None:
                print(f"fails without any change, so it counts for nothing: {name}")
        self._data = coverage.CoverageData(str(data))
        self._data.read()

    def of(self, mutant: Mutant) -> list[str]:
        """The tests that run the mutant's statement; what runs when it is imported counts for all that is around it."""
        tests_of = {
            line: {context.rsplit("|", 1)[0] for context in contexts if context}
            for line, contexts in self._data.contexts_by_lineno(mutant.path).items()
        }
        module = ast.parse((self._tree / mutant.path).read_text("utf-8"))
        spans = [(1, 10**9)]
        for node in ast.walk(module):
            if isinstance(node, ast.stmt) and node.lineno <= mutant.line <= (node.end_lineno or node.lineno):
                spans.append((node.lineno, node.end_lineno or node.lineno))
                body = getattr(node, "body", None)
                if body and mutant.line < body[0].lineno:
                    spans.append((node.lineno, body[0].lineno - 1))
        for first, last in sorted(spans, key=lambda span: span[1] - span[0]):
            tests = set().union(*(names for line, names in tests_of.items() if first <= line <= last))
            if tests:
                break
        ordered = sorted(tests & self._seconds.keys(), key=lambda test: (self._seconds[test], test))
        spent = itertools.accumulate(map(self._seconds.__getitem__, ordered))
        return [test for test, sum_of_seconds in zip(ordered, spent) if sum_of_seconds <= TESTS_AT_MOST]


def outcome_of(mutant: Mutant, copy: Path, tests: list[str]) -> str:
    """What the tests say to the mutant: killed, hangs, survived, or uncovered."""
    if not tests:
        return "uncovered"
    file, arguments = copy / mutant.path, copy.with_suffix(".tests")
    source = file.read_text("utf-8")
    arguments.write_text("\n".join(tests), "utf-8")
    try:
        file.write_text(mutate_code(source, get_operator(mutant.operator)(), mutant.occurrence), "utf-8")
        os.utime(file, (time.time(), time.time() + int(mutant.key, 16) % 10**6))  # a compiled file is known by its time
        status = run_tests(copy, "-x", "-p", "no:xdist", f"@{arguments}", limit=5 * TESTS_AT_MOST)
    finally:
        file.write_text(source, "utf-8")
    return {0: "survived", None: "hangs"}.get(status, "killed")


def results_in(file: Path) -> Results:
    return {line["key"]: line for line in map(json.loads, file.read_text("utf-8").splitlines())} if file.exists() else {}


def tried(tree: Path, folder: Path, sample: list[Mutant], jobs: int) -> Results:
    """The results of all mutants of the sample; those of an earlier, interrupted run are not tried again."""
    file = folder / "results.jsonl"
    results = results_in(file)
    left = [mutant for mutant in sample if mutant.key not in results]
    if not left:
        return results
    covering = CoveringTests(tree, folder, jobs)
    copies: SimpleQueue[Path] = SimpleQueue()
    for number in range(jobs):
        copies.put(copied(tree, folder / f"copy-{number}"))

    def work(mutant: Mutant, tests: list[str]) -> dict[str, Any]:
        copy, began = copies.get(), time.monotonic()
        try:
            outcome = outcome_of(mutant, copy, tests)
        finally:
            copies.put(copy)
        return {**vars(mutant), "outcome": outcome, "tests": len(tests), "took": round(time.monotonic() - began, 1)}

    tests = [covering.of(mutant) for mutant in left]
    (folder / "copy-0.tests").write_text("\n".join(sorted(set().union(*tests))), "utf-8")
    if run_tests(folder / "copy-0", "--collect-only", f"@{folder}/copy-0.tests") != 0:
        sys.exit("Pytest does not find all tests by their names, so a failure would mean nothing.")
    pool = ThreadPoolExecutor(jobs)
    try:
        for done in as_completed([pool.submit(work, *one) for one in zip(left, tests)]):
            result = done.result()
            results[result["key"]] = result
            with file.open("a", encoding="utf-8") as written:
                written.write(json.dumps(result) + "\n")
            print(
                f"{len(results)}/{len(sample)} {result['outcome']:9} {result['path']}:{result['line']} {result['operator']}",
                flush=True,
            )
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in list(RUNNING):
            os.killpg(process.pid, 9)
    return results


def share(results: Results) -> str:
    killed = sum(result["outcome"] in {"killed", "hangs"} for result in results.values())
    return f"{killed} of {len(results)} killed, {100 * killed / max(1, len(results)):.1f} %"


def compare(here: Results, there: Results) -> None:
    """What became of the mutants that both trees have."""
    both = sorted(here.keys() & there.keys())
    print(f"Of those in both: here {share({key: here[key] for key in both})}; there {share({key: there[key] for key in both})}")
    for key in both:
        mine, other = here[key], there[key]
        if mine["outcome"] != other["outcome"]:
            print(f"{mine['path']}:{mine['line']} {mine['operator']}: here {mine['outcome']}, there {other['outcome']}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--tree", type=Path, default=ROOT, help="the checkout to measure")
    parser.add_argument("--sample", type=int, default=SAMPLE, help="how many mutants")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many at once")
    parser.add_argument("--against", type=Path, help="the results of another run, to compare the mutants of both")
    options = parser.parse_args()
    tree = options.tree.resolve()
    files = sorted(
        path for folder in ("bot", "engine", "playground", "render", "tests") for path in tree.glob(f"{folder}/**/*.py")
    )
    folder = ROOT / ".mutants" / digest(*((str(path.relative_to(tree)), path.read_bytes()) for path in files))
    folder.mkdir(parents=True, exist_ok=True)
    sample = sample_of(tree, options.sample)
    results = tried(tree, folder, sample, options.jobs)
    for mutant in sample:
        if results[mutant.key]["outcome"] in {"survived", "uncovered"}:
            line = (tree / mutant.path).read_text("utf-8").splitlines()[mutant.line - 1].strip()
            print(f"{results[mutant.key]['outcome']}: {mutant.path}:{mutant.line} {mutant.operator} {line}")
    print(f"{folder / 'results.jsonl'}: {share(results)}")
    if options.against:
        compare(results, results_in(options.against))


if __name__ == "__main__":
    main()
