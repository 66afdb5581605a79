"""Build the page and compile the hot modules with mypyc for the wheel; where that is impossible, say so."""

import contextlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NO_NODE = 3
"""The exit code of tools/page.py where there is no Node."""
KEPT_FOR = 30 * 24 * 3600
"""How many seconds a compiled C file is kept when no build uses it."""


class CompiledModules(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # the sources as they are
            return
        self.build_page()
        if missing := what_is_missing():
            self.app.display_warning(f"futaie: {missing}; building it interpreted, which works the same but is slower.")
            return
        self.folder = tempfile.TemporaryDirectory()
        modules = modules_of(Path(self.root), self.config["modules"], self.config["interpreted"])
        for library in compile_modules(Path(self.root), modules, Path(self.folder.name)):
            build_data["force_include"][str(library)] = str(library.relative_to(Path(self.folder.name, "lib")))
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def build_page(self) -> None:
        """Without Node the wheel is made without a page; a page that does not build is an error."""
        done = subprocess.run([sys.executable, Path(self.root, "tools", "page.py")], check=False)
        if done.returncode == NO_NODE:
            self.app.display_warning("futaie: the wheel has no page.")
        elif done.returncode:
            raise SystemExit(done.returncode)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            self.folder.cleanup()


def what_is_missing() -> str | None:
    """Say why this machine cannot compile; errors in our own code are never a reason."""
    if os.environ.get("FUTAIE_INTERPRETED") == "1":
        return "FUTAIE_INTERPRETED=1 is set"
    if not (find_spec("mypyc") and find_spec("setuptools")):
        return "mypyc or setuptools is not installed"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if not shutil.which(compiler[0]):
        return f"there is no C compiler ({compiler[0]})"
    headers = [f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")]
    probe = [*compiler, "-fsyntax-only", *headers, "-x", "c", "-"]
    if subprocess.run(probe, input=b"#include <Python.h>\n", capture_output=True, check=False).returncode:
        return "the C compiler does not find Python's headers"
    return None


def modules_of(root: Path, compiled: list[str], interpreted: list[str]) -> list[str]:
    """What is compiled, from src/; a pattern that matches nothing is out of date."""
    source = root / "src"
    found, left_out = (
        {pattern: set(source.glob(f"futaie/{pattern}")) for pattern in patterns} for patterns in (compiled, interpreted)
    )
    if stale := [pattern for pattern, files in (found | left_out).items() if not files]:
        raise SystemExit(f"pyproject.toml: no module is called {', '.join(stale)}.")
    files = set().union(*found.values()) - set().union(*left_out.values())
    return sorted(str(file.relative_to(source)) for file in files)


def compile_modules(root: Path, modules: list[str], folder: Path) -> list[Path]:
    """Compile all modules in one group (with -O3), so that calls between them stay native; each has its own C file."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):
        def build_extensions(self) -> None:
            if self.compiler.compiler_type == "unix":
                objects = Objects(root / "build" / "objects", self.compiler)
                for extension in self.extensions:  # calls between C files then go straight, not through a table
                    extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
                jobs = [(source, extension) for extension in self.extensions for source in extension.sources]
                with ThreadPoolExecutor(self.parallel) as pool:
                    list(pool.map(self.compile, jobs))  # all that is left for build_ext is to link
                objects.forget_old()
            super().build_extensions()

        def compile(self, job: tuple[str, Any]) -> None:
            source, extension = job
            self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=extension.extra_compile_args,
            )

    options = [f"--config-file={root / 'pyproject.toml'}", f"--cache-dir={folder / 'cache'}"]
    options.append("--follow-imports=silent")  # modules that are not compiled may use packages missing here
    target = str(folder / "c")
    with contextlib.chdir(root / "src"):  # so that tracebacks show futaie/core/chance/rng.py, not a local path
        extensions = mypycify(
            [*options, *modules], debug_level="0", group_name="futaie", multi_file=True, target_dir=target
        )
    build = Build(Distribution({"name": "futaie", "ext_modules": extensions}))
    build.build_lib, build.build_temp = str(folder / "lib"), str(folder / "o")
    build.parallel = cores()
    build.ensure_finalized()
    build.run()
    return [Path(library) for library in build.get_outputs()]


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Objects:
    """What the compiler made of C files, kept in build/objects/, each named by a digest of the compiler, its flags and
    the file with all that it includes. mypyc writes all of them anew in seconds; to compile them takes a minute."""

    def __init__(self, folder: Path, compiler: Any) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.command = compiler.compiler_so
        self.version = subprocess.run([self.command[0], "--version"], stdout=subprocess.PIPE, check=True).stdout
        self.made: set[str] = set()
        self.compile = compiler._compile  # noqa: SLF001
        compiler._compile = self.compile_or_copy  # noqa: SLF001

    def compile_or_copy(
        self, made: str, source: str, kind: str, arguments: list[str], more: list[str], include: list[str]
    ) -> None:
        if made in self.made:
            return
        kept = self.folder / self.digest(source, arguments, more)
        if not kept.exists():
            self.compile(made, source, kind, arguments, more, include)
            shutil.copyfile(made, f"{made}.kept")
            Path(f"{made}.kept").replace(kept)
        shutil.copyfile(kept, made)
        kept.touch()
        self.made.add(made)

    def digest(self, source: str, arguments: list[str], more: list[str]) -> str:
        expanded = [*self.command, *arguments, *more, "-E", "-P", source]
        text = subprocess.run(expanded, stdout=subprocess.PIPE, check=True).stdout
        return sha256(b"\n".join([self.version, repr([self.command, more]).encode(), text])).hexdigest()

    def forget_old(self) -> None:
        for kept in self.folder.iterdir():
            if time.time() - kept.stat().st_mtime > KEPT_FOR:
                kept.unlink()
