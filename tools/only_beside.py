"""A contract for import-linter: some packages may import only the standard library and a few other packages."""

import sys
from fnmatch import fnmatch

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class OnlyBeside(Contract):
    type_name = "only_beside"
    packages = fields.ListField(subfield=fields.StringField())
    allowed = fields.ListField(subfield=fields.StringField())
    except_in = fields.ListField(subfield=fields.StringField(), required=False, default=[])
    """Patterns of modules that the contract does not hold for: what nobody needs who does without them."""

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        ours = {module for package in self.packages for module in {package} | graph.find_descendants(package)}
        known = {*sys.stdlib_module_names, *self.allowed}
        strangers = sorted(
            f"{module} imports {imported}"
            for module in ours
            for imported in graph.find_modules_directly_imported_by(module)
            if graph.is_module_squashed(imported)
            and imported.split(".")[0] not in known
            and not any(fnmatch(module, pattern) for pattern in self.except_in)
        )
        return ContractCheck(kept=not strangers, metadata={"strangers": strangers})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for stranger in check.metadata["strangers"]:
            output.print_error(stranger)
