"""Whatever is imported is declared, so that no other package can take it away."""

from __future__ import annotations

import re
import sys
import tomllib
from functools import cache
from importlib.metadata import distribution, packages_distributions
from typing import Any

from packaging.requirements import Requirement

from tests.import_graph import ROOT, imports_of

OURS = {"bot", "engine", "render", "playground", "tests"}
INSTALLED_WHEN_USED = {"catanatron", "cosmic_ray", "coverage"}  # by `make bench-engine` and `make mutants`


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def project() -> dict[str, Any]:
    table: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return table


def declared() -> tuple[set[str], set[str]]:
    """What the program needs, and what one needs to work on it."""

    def names(requirements: list[str]) -> set[str]:
        return {canonical(Requirement(requirement).name) for requirement in requirements}

    return names(project()["dependencies"]), names(project()["optional-dependencies"]["dev"])


_distributions = cache(packages_distributions)  # it reads all that is installed


@cache
def modules_of(name: str) -> frozenset[str]:
    """The dotted names of the modules that a distribution brings."""
    files = distribution(name).files or []
    return frozenset(
        ".".join(file.with_suffix("").parts).removesuffix(".__init__") for file in files if file.suffix in (".py", ".so")
    )


@cache
def brought_by(module: str) -> set[str]:
    """The distributions that may hold this module; several share a namespace as fluent."""
    names = set(_distributions().get(module.split(".", maxsplit=1)[0], ()))
    return {canonical(name) for name in names if len(names) == 1 or module in modules_of(name)}


def undeclared(package: str, known: set[str]) -> list[str]:
    return sorted(
        f"{path}:{found.line} {found.module}"
        for path, found in imports_of(package)
        if found.module != "?"  # a module whose name is only known at run time
        and found.module.split(".")[0] not in OURS | INSTALLED_WHEN_USED | sys.stdlib_module_names
        and not brought_by(found.module) & known
    )


def test_every_imported_package_is_declared() -> None:
    needed, for_work = declared()
    for package in ("bot", "engine", "render"):
        assert undeclared(package, needed) == []
    for package in ("playground", "tests"):  # some of the playground's tools are for people who work on it
        assert undeclared(package, needed | for_work) == []


def test_no_package_is_declared_in_vain() -> None:
    """But for fonts and time zones, which are read as files, and tools."""
    used = {name for package in OURS for _, found in imports_of(package) for name in brought_by(found.module)}
    read_as_files = {"font-source-sans-pro", "font-source-serif-pro", "tzdata"}
    tools = {"mypy", "pytest-xdist", "ruff", "simcord"}
    needed, for_work = declared()
    assert (needed | for_work) - used == read_as_files | tools


def test_the_image_installs_what_is_declared_with_hashes() -> None:
    """``make lock`` writes the file anew."""
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    locked = {
        canonical(match[1]): match[2] for match in re.finditer(r"^([\w.-]+)==([\w.]+)[^#]*?--hash=sha256:", lock, re.MULTILINE)
    }
    assert len(locked) == len(re.findall(r"^\S+==", lock, re.MULTILINE)), "a package without a hash"
    for requirement in project()["dependencies"]:
        wanted = Requirement(requirement)
        assert locked[canonical(wanted.name)] in wanted.specifier
