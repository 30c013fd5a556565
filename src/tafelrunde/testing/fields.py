"""`make generate`: write the mechanical part of data classes into their source.

A class that contains the two marker comments gets, between them, what it adds to its base:
`FIELDS`, the constructor and `clone` if it has fields of its own, and (for frames) the numbers
of the methods that it names and the functions that call them by number. A class that adds
neither needs no markers.
A module that declares `VERBS` and contains the markers gets the code of each verb between them.
Reading the source instead of the live class means that a misspelt step name is found
before anything runs, and that the result can be compiled ahead of time.
"""

from __future__ import annotations

import argparse
import ast
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

BEGIN = "# <generated> by `make generate` from the fields and steps above"
VERBS_BEGIN = "# <generated> by `make generate` from VERBS: the code of each verb"
END = "# </generated>"
ROOT = Path(__file__).resolve().parents[2]
PLAIN = {
    "int": "0",
    "i64": "0",
    "Code": "0",
    "Mask": "0",
    "Dice": "0",
    "str": '""',
    "bool": "False",
}
VECTORS = ("vec", "Masks")
PARTS = ("options", "then", "why_not", "more")  # what a question names
PLACES = {0: "options", 1: "then", 2: "why_not", 4: "more"}  # and where
# What goes to elsewhere and comes back to a step: its second argument, `self.STEP`.
LEADS = ("s.park", "s.throw", "s.shuffle", "s.draw", "s.call")


class BadDeclaration(Exception):
    """The source cannot be generated from; the text names file, line and reason."""


@dataclass
class Field:
    """One declared field."""

    name: str
    type_name: str
    default: str

    @property
    def head(self) -> str:
        return self.type_name.partition("[")[0]


@dataclass
class Described:
    """A class as its source tells it."""

    name: str
    path: Path
    node: ast.ClassDef
    base: Described | None
    root: str  # "Frame", "State" or "Data"
    state: str  # the state type that the frame's steps take
    own: list[Field] = field(default_factory=list)

    @property
    def is_generic(self) -> bool:
        """Whether it is a frame for the states of any game, from which those of games inherit."""
        return self.root == "Frame" and self.state == "S"

    def fields(self) -> list[Field]:
        inherited = self.base.fields() if self.base else []
        return inherited + self.own

    def field_owner(self) -> Described:
        """The class whose constructor and `clone` this one uses: the nearest with own fields."""
        return self if self.own or self.base is None else self.base.field_owner()

    def method(self, name: str) -> ast.FunctionDef | None:
        for item in self.node.body:
            if isinstance(item, ast.FunctionDef) and item.name == name:
                return item
        return self.base.method(name) if self.base else None

    def adds(self) -> bool:
        """Whether the class has fields, steps or questions that its base does not have."""
        return bool(self.own) or (self.base is not None and self.named() != self.base.named())

    def named(self) -> Named:
        """What the class and its bases name, without what was generated."""
        if self.base is None:
            return Named(["", "start"], {part: [] for part in PARTS}, [], {})
        above = self.base.named()
        return own_names(self, above)


@dataclass
class Named:
    """What a frame hands to the engine: its own names on top of those of its bases."""

    numbers: list[str]  # every name; the place is the number
    parts: dict[str, list[str]]  # the names by their part in a question
    constants: list[str]  # steps that the rules call `self.STEP`
    questions: dict[str, list[str]]  # of each question its four names


class Source:
    """Parsed modules and the classes in them."""

    def __init__(self) -> None:
        self.modules: dict[Path, ast.Module] = {}
        self.found: dict[tuple[Path, str], Described | None] = {}
        self.inherited: set[tuple[Path, str]] = set()  # whose clone copies other classes too

    def module(self, path: Path) -> ast.Module:
        if path not in self.modules:
            self.modules[path] = ast.parse(path.read_text(), str(path))
        return self.modules[path]

    def find(self, path: Path, name: str) -> Described | None:
        """The class that `name` means in a module, following its imports."""
        if (path, name) not in self.found:
            self.found[path, name] = None  # until it is found: imports may go round in a circle
            self.found[path, name] = self.search(path, name)
        return self.found[path, name]

    def search(self, path: Path, name: str) -> Described | None:
        """The same, by reading the module."""
        for node in self.module(path).body:
            if isinstance(node, ast.ClassDef) and node.name == name:
                return self.describe(path, node)
            if isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    if (alias.asname or alias.name) == name:
                        target = locate(path, node.module)
                        return self.find(target, alias.name) if target else None
        return None

    def note_heirs(self, path: Path, text: str) -> None:
        """Remember from which classes those of a module inherit all their fields.

        Refuses a frame that needs generated parts and has no markers for them.
        """
        for node in self.module(path).body:
            if not isinstance(node, ast.ClassDef):
                continue
            c = self.describe(path, node)
            if c.base is not None and not c.own:
                owner = c.field_owner()
                self.inherited.add((owner.path, owner.name))
            if c.base is not None and c.root == "Frame" and c.adds():
                lines = text.splitlines()
                if not any(lines[i].strip() == BEGIN for i in body(lines, node)):
                    raise BadDeclaration(f"{path}:{node.lineno}: {c.name} lacks the line {BEGIN!r}")

    def describe(self, path: Path, node: ast.ClassDef) -> Described:
        if node.name in ("Frame", "State", "Data"):
            return Described(node.name, path, node, None, node.name, "S")
        base, state = None, "S"
        for expr in node.bases:
            inner = expr.value if isinstance(expr, ast.Subscript) else expr
            if isinstance(inner, ast.Name):
                base = self.find(path, inner.id)
                if base:
                    state = base.state
                    if isinstance(expr, ast.Subscript):
                        state = ast.unparse(expr.slice)
                    break
        if base is None:
            return Described(node.name, path, node, None, "", "")
        described = Described(node.name, path, node, base, base.root, state)
        described.own = [
            Field(
                item.target.id,
                type_name,
                ast.unparse(item.value) if item.value else empty(type_name),
            )
            for item in node.body
            if isinstance(item, ast.AnnAssign)
            and isinstance(item.target, ast.Name)
            and not (type_name := ast.unparse(item.annotation)).startswith(("ClassVar", "Final"))
        ]
        return described


def locate(path: Path, module: str) -> Path | None:
    """The file of an imported module, if it is ours."""
    for top in (ROOT, *path.parents):
        for end in (".py", "/__init__.py"):
            candidate = top / (module.replace(".", "/") + end)
            if candidate.exists():
                return candidate
    return None


def empty(type_name: str) -> str:
    """The value of a field that declares none."""
    head = type_name.partition("[")[0]
    simple = {
        "list": "[]",
        "dict": "{}",
        "tuple": "()",
        "vec": f"{type_name}()",
        "Masks": "vec[i64]()",
    }
    return PLAIN.get(type_name) or simple.get(head) or f"{head}()"


def is_shared(f: Field, source: Source, path: Path) -> bool:
    """Whether a field is an immutable table that clones share and JSON leaves out."""
    if f.type_name in PLAIN or f.head in ("list", "dict", "tuple", *VECTORS):
        return False
    found = source.find(path, f.head)
    return found is None or found.root == ""


def copied(expr: str, type_name: str) -> str:
    """The expression that copies a value of this type."""
    head, _, rest = type_name.partition("[")
    if type_name in PLAIN or head == "tuple":
        return expr
    if head in VECTORS:
        return f"{expr}[:]"
    if head == "list":
        inner = copied("x", rest[:-1])
        return f"{expr}.copy()" if inner == "x" else f"[{inner} for x in {expr}]"
    if head == "dict":
        inner = copied("v", rest[:-1].partition(",")[2].strip())
        return f"{expr}.copy()" if inner == "v" else f"{{k: {inner} for k, v in {expr}.items()}}"
    return f"{expr}.clone()"


def own_names(c: Described, above: Named) -> Named:
    """The method names that a class hands to the engine, after those of its bases."""
    named = Named(
        above.numbers.copy(),
        {part: names.copy() for part, names in above.parts.items()},
        above.constants.copy(),
        above.questions.copy(),
    )
    for node in ast.walk(c.node):
        if isinstance(node, (ast.AnnAssign, ast.Assign)) and isinstance(node.value, ast.Call):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            if ast.unparse(node.value.func) == "Ask":
                named.questions[ast.unparse(target)] = question(c, named, node.value)
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in LEADS and len(node.args) > 1:
            lead(c, named, node)
    return named


def question(c: Described, named: Named, call: ast.Call) -> list[str]:
    """The four names of a question, each of which has to be a method."""
    given = {PLACES[i]: arg for i, arg in enumerate(call.args) if i in PLACES}
    given |= {k.arg: k.value for k in call.keywords if k.arg in PARTS}
    found = dict.fromkeys(PARTS, "")
    for part, arg in given.items():
        if not (isinstance(arg, ast.Constant) and isinstance(arg.value, str)):
            raise BadDeclaration(
                f"{c.path}:{arg.lineno}: the {part} of a question must be a plain name"
            )
        if arg.value:
            add_name(c, named, part, arg.value, arg.lineno)
        found[part] = arg.value
    return list(found.values())


def lead(c: Described, named: Named, call: ast.Call) -> None:
    """Note the step to which something else comes back, given as `self.STEP`."""
    asked, arg = ast.unparse(call.func), call.args[1]
    own = isinstance(arg, ast.Attribute) and ast.unparse(arg.value) == "self"
    if not isinstance(arg, ast.Attribute) or not own or not arg.attr.isupper():
        raise BadDeclaration(
            f"{c.path}:{arg.lineno}: where {asked} leads to must be a step: self.STEP"
        )
    name = arg.attr.lower()
    add_name(c, named, "then", name, arg.lineno)
    check_step(c, asked, name, arg.lineno)
    if arg.attr not in named.constants:
        named.constants.append(arg.attr)


def add_name(c: Described, named: Named, part: str, name: str, line: int) -> None:
    """Give a method its number; refuses one that does not exist."""
    if c.method(name) is None:
        raise BadDeclaration(f"{c.path}:{line}: {c.name} has no method {name!r}")
    if name not in named.numbers:
        named.numbers.append(name)
    if name not in named.parts[part]:
        named.parts[part].append(name)


def check_step(c: Described, asked: str, name: str, line: int) -> None:
    """Refuse a step that takes an action where it gets something else, or the other way round.

    An `i64` is the action that was chosen or the thing that was drawn; what a frame hands back,
    dice and orders have other types.
    """
    takes = parameter(c, name, 2)
    where = f"{c.path}:{line}: {name!r}"
    if asked == "s.draw" and takes != "i64":
        raise BadDeclaration(f"{where} has to take what was drawn, an i64")
    if asked in ("s.call", "s.park", "s.throw", "s.shuffle") and takes == "i64":
        raise BadDeclaration(f"{where} gets no action here: it cannot take an i64")


def numbering(above: Named, named: Named, base: str) -> list[str]:
    """The names that a class adds, the numbers of its steps and those of its questions."""
    out = []
    names = [f'"{name}"' for name in named.numbers[len(above.numbers) :]]
    if names:
        out.append(f"NAMES: ClassVar[Names] = (*{base}.NAMES, {', '.join(names)})")
    for step in named.constants[len(above.constants) :]:
        out.append(f"{step}: Final = {named.numbers.index(step.lower())}")
    asked = [
        f"{name}.numbered({', '.join(str(named.numbers.index(n)) for n in names)})"
        for name, names in named.questions.items()
        if name not in above.questions
    ]
    if asked:
        inherited = [f"*{base}.QUESTIONS"] if above.questions else []
        listed = ", ".join([*inherited, *asked])
        out.append(f"QUESTIONS: ClassVar[Questions] = ({listed},)")
    return [*out, ""] if out else []


def dispatchers(c: Described, above: Named, named: Named) -> list[str]:
    """The functions that call a method by its number, for those that the bases do not call."""
    new = {part: named.parts[part][len(above.parts[part]) :] for part in PARTS}
    steps = [name for name in new["then"] if name != "start"]
    ends = {
        "step": (
            "a: i64",
            "Next",
            "a",
            [(n, step_call(c, n)) for n in ["start", *steps]] if steps else [],
        ),
        "offer": (
            "seat: i64, out: Offers",
            "None",
            "seat, out",
            [(n, f"self.{n}(s, seat, out)") for n in new["options"]],
        ),
        "refuse": (
            "seat: i64, a: i64",
            "Refusal | None",
            "seat, a",
            [(n, f"self.{n}(s, seat, a)") for n in new["why_not"]],
        ),
        "goes_on": (
            "seat: i64, picks: list[int]",
            "bool",
            "seat, picks",
            [(n, f"self.{n}(s, seat, picks)") for n in new["more"]],
        ),
    }
    out = sieve(c, named, new["why_not"])
    for function, (parameters, result, passed, calls) in ends.items():
        if not calls:
            continue
        out.append(f"def {function}(self, number: i64, s: {c.state}, {parameters}) -> {result}:")
        if result == "None":
            for i, (name, call) in enumerate(calls):
                number = named.numbers.index(name)
                out += [f"    {'elif' if i else 'if'} number == {number}:", f"        {call}"]
            out += ["    else:", f"        super().{function}(number, s, {passed})", ""]
            continue
        for name, call in calls:
            number = named.numbers.index(name)
            out += [f"    if number == {number}:", f"        return {call}"]
        out += [f"    return super().{function}(number, s, {passed})", ""]
    return out


def sieve(c: Described, named: Named, names: list[str]) -> list[str]:
    """The function that drops what a why-not method refuses, without a call by number for each."""
    if not names:
        return []
    out = [f"def sieve(self, number: i64, s: {c.state}, seat: i64, out: Offers) -> None:"]
    out += ["    codes = out.codes", "    kept: i64 = 0"]
    for i, name in enumerate(names):
        out += [
            f"    {'elif' if i else 'if'} number == {named.numbers.index(name)}:",
            "        for i in range(out.n):",
            f"            if self.{name}(s, seat, codes[i]) is None:",
            "                codes[kept] = codes[i]",
            "                kept += 1",
        ]
    out += ["    else:", "        super().sieve(number, s, seat, out)", "        return"]
    return [*out, "    out.n = kept", ""]


def parameter(c: Described, name: str, place: int) -> str:
    """The type of a parameter of a method, or nothing if it has no such parameter."""
    method = c.method(name)
    assert method is not None
    given = method.args.args[place:]
    if not given:
        return ""
    return ast.unparse(given[0].annotation) if given[0].annotation else "object"


def step_call(c: Described, name: str) -> str:
    """The call of a step: a number is the action or the thing drawn, all else was handed over."""
    type_name = parameter(c, name, 2)
    if not type_name:
        return f"self.{name}(s)"
    if type_name == "i64":
        return f"self.{name}(s, a)"
    value = "s.handed" if type_name == "object" else f"cast({quoted(type_name)}, s.handed)"
    return f"self.{name}(s, {value})"


def quoted(type_name: str) -> str:
    """A type as the first argument of `cast`."""
    return f'"{type_name}"' if "[" in type_name or "|" in type_name else type_name


def constructor(fields: list[Field]) -> list[str]:
    """`__init__` of a frame or another data class: every field, with its default."""
    parameters, body = [], []
    for f in fields:
        if f.head in ("list", "dict", *VECTORS) or f.default == f"{f.head}()":
            parameters.append(f"{f.name}: {f.type_name} | None = None")
            body.append(f"    self.{f.name} = {f.default} if {f.name} is None else {f.name}")
        else:
            parameters.append(f"{f.name}: {f.type_name} = {f.default}")
            body.append(f"    self.{f.name} = {f.name}")
    return [f"def __init__(self, {', '.join(parameters)}) -> None:", *body, ""]


def state_methods(c: Described, fields: list[Field], shared: list[Field], made: str) -> list[str]:
    """Constructor, reset and clone of a state; `made` is the class of the copy."""
    out = []
    if shared:
        parameters = ", ".join(f"{f.name}: {f.type_name}" for f in shared)
        out.append(f"def __init__(self, {parameters}) -> None:")
        out += [f"    self.{f.name} = {f.name}" for f in shared]
        out.append("")
    out += ["def reset(self, players: i64) -> None:", "    self.start_core(players)"]
    out += [f"    self.{f.name} = {f.default}" for f in fields]
    handed = ", ".join(f"self.{f.name}" for f in shared)
    out += ["", f"def clone(self) -> {c.name}:", f"    n = {made}({handed})"]
    out += ["    self.clone_core(n)"]
    out += [f"    n.{f.name} = {copied('self.' + f.name, f.type_name)}" for f in fields]
    return [*out, "    return n"]


def generated(c: Described, source: Source) -> list[str]:
    """The lines between the markers: what the class does not inherit."""
    every = c.fields()
    shared = [f for f in every if is_shared(f, source, c.path)] if c.root == "State" else []
    fields = [f for f in every if f not in shared]
    own = [f for f in c.own if f not in shared]
    base = c.base.name if c.base else ""
    out = []
    if own:
        out.append("FIELDS: ClassVar[FieldList] = (")
        if len(own) < len(fields):
            out.append(f"    *{base}.FIELDS,")
        out += [f'    ("{f.name}", "{f.type_name}"),' for f in own]
        out += [")", ""]
    made = "type(self)" if c.is_generic or (c.path, c.name) in source.inherited else c.name
    if c.root == "State":
        return out + (state_methods(c, fields, shared, made) if c.own else [])
    if c.root == "Frame":
        assert c.base is not None
        above, named = c.base.named(), c.named()
        out += numbering(above, named, base)
    if own:
        given = ", ".join(copied("self." + f.name, f.type_name) for f in fields)
        out += constructor(fields)
        returned = f"{c.name}[S]" if c.is_generic else c.name
        out += [f"def clone(self) -> {returned}:", f"    return {made}({given})", ""]
    return out + (dispatchers(c, above, named) if c.root == "Frame" else [])


def body(lines: list[str], node: ast.ClassDef) -> range:
    """The places of the lines of a class after its first, comments at its end included."""
    last = node.end_lineno or node.lineno
    while last < len(lines) and (lines[last].startswith("    ") or not lines[last]):
        last += 1
    return range(node.lineno, last)


def rewrite(path: Path, source: Source) -> str:
    """The text of a module with every generated block rewritten, formatted."""
    lines = path.read_text().splitlines()
    for node in reversed(source.module(path).body):
        if not isinstance(node, ast.ClassDef):
            continue
        span = body(lines, node)
        begins = [i for i in span if lines[i].strip().startswith("# <generated>")]
        ends = [i for i in span if lines[i].strip() == END]
        if not begins:
            continue
        if len(begins) != 1 or len(ends) != 1:
            raise BadDeclaration(f"{path}:{node.lineno}: {node.name} has unpaired markers")
        stripped = "\n".join(lines[node.lineno - 1 : begins[0]] + lines[ends[0] : span.stop])
        clean = ast.parse(stripped).body[0]
        assert isinstance(clean, ast.ClassDef)
        ast.increment_lineno(clean, node.lineno - 1)
        block = generated(source.describe(path, clean), source)
        indented = [f"    {line}" if line else "" for line in block]
        lines[begins[0] : ends[0] + 1] = ["    " + BEGIN, *indented, "    " + END]
    write_verbs(path, lines)
    text = "\n".join(lines) + "\n"
    command = [sys.executable, "-m", "ruff", "format", "--stdin-filename", str(path), "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def write_verbs(path: Path, lines: list[str]) -> None:
    """Put the codes of the verbs between the markers that stand outside of every class."""
    begins = [i for i, line in enumerate(lines) if line.startswith("# <generated>")]
    if not begins:
        return
    end = lines.index(END, begins[0])
    declared = [
        node.value
        for node in ast.parse("\n".join(lines)).body
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "VERBS"
    ]
    if not declared or not isinstance(declared[0], ast.Dict):
        raise BadDeclaration(f"{path}:{begins[0] + 1}: there is no VERBS to generate from")
    names = [ast.literal_eval(key) for key in declared[0].keys if key is not None]
    codes = [f"{name.upper()}: Final = {n} << 24" for n, name in enumerate(names, 1)]
    lines[begins[0] : end + 1] = [VERBS_BEGIN, *codes, END]


def main(arguments: list[str] | None = None) -> int:
    """Write all generated blocks, or with --check report the stale ones."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("paths", nargs="*", type=Path, default=[ROOT / "tafelrunde"])
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args(arguments)
    source, stale = Source(), []
    files = [f for p in options.paths for f in (sorted(p.rglob("*.py")) if p.is_dir() else [p])]
    try:
        for path in files:
            source.note_heirs(path.resolve(), path.read_text())
        for path in files:
            text = path.read_text()
            if BEGIN.split(">")[0] not in text or path.name == Path(__file__).name:
                continue
            new = rewrite(path.resolve(), source)
            if new != text:
                stale.append(path)
                if not options.check:
                    path.write_text(new)
    except BadDeclaration as wrong:
        print(wrong, file=sys.stderr)
        return 2
    for path in stale:
        print(f"{path}: {'stale, run make generate' if options.check else 'written'}")
    return 1 if stale and options.check else 0


if __name__ == "__main__":
    sys.exit(main())
