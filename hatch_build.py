"""Build the page and compile the hot modules with mypyc for the wheel; where that is impossible, say so."""

import contextlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NO_NODE = 3
"""The exit code of tools/page.py where there is no Node."""


class CompiledModules(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # the sources as they are
            return
        self.build_page()
        if missing := what_is_missing():
            self.app.display_warning(f"futaie: {missing}; building it interpreted, which works the same but is slower.")
            return
        self.folder = tempfile.TemporaryDirectory()
        for library in compile_modules(Path(self.root), self.modules(), Path(self.folder.name)):
            build_data["force_include"][str(library)] = str(library.relative_to(Path(self.folder.name, "lib")))
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def modules(self) -> list[str]:
        """What is compiled, from src/; a pattern that matches nothing is out of date."""
        source = Path(self.root, "src")
        found = {pattern: set(source.glob(f"futaie/{pattern}")) for pattern in self.config["modules"]}
        left_out = {pattern: set(source.glob(f"futaie/{pattern}")) for pattern in self.config["interpreted"]}
        if stale := [pattern for pattern, files in (found | left_out).items() if not files]:
            raise SystemExit(f"pyproject.toml: no module is called {', '.join(stale)}.")
        files = set().union(*found.values()) - set().union(*left_out.values())
        return sorted(str(file.relative_to(source)) for file in files)

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


def compile_modules(root: Path, modules: list[str], folder: Path) -> list[Path]:
    """Compile all modules in one group (with -O3), so that calls between them stay native."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    options = [f"--config-file={root / 'pyproject.toml'}", f"--cache-dir={folder / 'cache'}"]
    options.append("--follow-imports=silent")  # modules that are not compiled may use packages missing here
    with contextlib.chdir(root / "src"):  # so that tracebacks show futaie/core/rng.py, not a local path
        target = str(folder / "c")
        extensions = mypycify([*options, *modules], debug_level="0", group_name="futaie", target_dir=target)
    build = Distribution({"name": "futaie", "ext_modules": extensions}).get_command_obj("build_ext")
    build.build_lib, build.build_temp = str(folder / "lib"), str(folder / "o")
    build.ensure_finalized()
    build.run()
    return [Path(library) for library in build.get_outputs()]
