"""Statements that run with every press: compiled once for each kind of database, then handed to the driver itself.

SQLAlchemy's own way costs thirty times what SQLite needs for a row; on the hot path that is most of the time.
"""

from collections import namedtuple
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any

from sqlalchemy import Dialect, Insert, Table, bindparam
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.expression import Executable, ReturnsRows

Build = Callable[[str], Any]


class Prepared:
    """A statement whose values are all bound by name. Where the databases differ it is made of the dialect's name.

    Rows come back as named tuples. Nothing is flushed before it, and errors are the driver's own.
    """

    def __init__(self, statement: Executable | Build) -> None:
        self._statement = statement
        self._compiled: dict[str, _Compiled] = {}

    def run(self, cursor: Any, dialect: Dialect, values: Mapping[str, Any]) -> list[Any]:
        """Executes it once on a cursor of the driver; the rows that it returns."""
        compiled = self._on(dialect)
        cursor.execute(compiled.sql, compiled.arguments(values))
        return compiled.rows(cursor.fetchall()) if compiled.returns else []

    def each(self, cursor: Any, dialect: Dialect, values: Iterable[Mapping[str, Any]]) -> None:
        """Executes it for each of these; nothing comes back."""
        compiled = self._on(dialect)
        for each in values:
            cursor.execute(compiled.sql, compiled.arguments(each))

    def _on(self, dialect: Dialect) -> "_Compiled":
        if (found := self._compiled.get(dialect.name)) is None:
            statement = self._statement(dialect.name) if callable(self._statement) else self._statement
            found = self._compiled[dialect.name] = _Compiled(statement, dialect)
        return found


class _Compiled:
    """The text for one kind of database, with what makes its values of ours and ours of its values."""

    def __init__(self, statement: Any, dialect: Dialect) -> None:
        compiled: SQLCompiler = statement.compile(dialect=dialect)
        if compiled.insert_prefetch or compiled.update_prefetch:
            raise ValueError(f"not every column is given: {compiled}")
        self.sql = str(compiled)
        self._names: Sequence[str] = compiled.positiontup or () if compiled.positional else tuple(compiled.binds)
        self._named = not compiled.positional
        binds = [compiled.binds[name] for name in self._names]
        made = [each.type.dialect_impl(dialect).bind_processor(dialect) for each in binds]
        self._fixed = [None if each.required else each.value for each in binds]
        self._given = [(place, each.key) for place, each in enumerate(binds) if each.required]
        self._made = [(place, each) for place, each in enumerate(made) if each is not None]
        columns = list(statement.exported_columns) if isinstance(statement, ReturnsRows) else []
        self.returns = bool(columns)
        self._row: Any = namedtuple("Row", [each.key for each in columns])  # type: ignore[misc]
        read = [each.type.dialect_impl(dialect).result_processor(dialect, None) for each in columns]
        self._read = [(place, each) for place, each in enumerate(read) if each is not None]

    def arguments(self, values: Mapping[str, Any]) -> Any:
        """The values as the driver takes them, in order or by name."""
        found = self._fixed.copy()
        for place, name in self._given:
            found[place] = values[name]
        for place, process in self._made:
            found[place] = process(found[place])
        return dict(zip(self._names, found, strict=True)) if self._named else found

    def rows(self, raw: Iterable[Sequence[Any]]) -> list[Any]:
        """The driver's rows as ours."""
        make, read = self._row._make, self._read
        if not read:
            return [make(each) for each in raw]
        found = []
        for each in raw:
            values = list(each)
            for place, process in read:
                values[place] = process(values[place])
            found.append(make(values))
        return found


def inserting(dialect: str, table: Table) -> Any:
    """An insert that knows what to do about a conflict. Only the dialect that is used is imported: they are large."""
    return import_module(f"sqlalchemy.dialects.{dialect}").insert(table)


def adding(table: Table, *columns: str) -> Insert:
    """An insert that takes these columns by their names."""
    return table.insert().values({name: bindparam(name) for name in columns})
