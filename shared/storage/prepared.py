"""Statements that run with every press: compiled once for each kind of database, then handed to the driver itself.

SQLAlchemy's own way costs thirty times what SQLite needs for a row; on the hot path that is most of the time.
"""

from collections import namedtuple
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Dialect, Insert, Table, bindparam
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.expression import Executable, ReturnsRows
from sqlalchemy.types import TypeEngine

Process = Callable[[Any], Any]
Build = Callable[[str], Any]


class Prepared:
    """A statement whose values are all bound by name. Where the databases differ it is made of the dialect's name.

    Rows come back as named tuples. Nothing is flushed before it, and errors are the driver's own.
    """

    def __init__(self, statement: Executable | Build) -> None:
        self._statement = statement
        self._compiled: dict[str, _Compiled] = {}

    def run(self, connection: Connection, values: Mapping[str, Any]) -> list[Any]:
        """Executes it once; the rows that it returns."""
        compiled = self._on(connection)
        cursor = connection.connection.cursor()
        try:
            cursor.execute(compiled.sql, compiled.arguments(values))
            return compiled.rows(cursor.fetchall()) if compiled.returns else []
        finally:
            cursor.close()

    def each(self, connection: Connection, values: Iterable[Mapping[str, Any]]) -> None:
        """Executes it for each of these; nothing comes back."""
        compiled = self._on(connection)
        cursor = connection.connection.cursor()
        try:
            cursor.executemany(compiled.sql, [compiled.arguments(each) for each in values])
        finally:
            cursor.close()

    def _on(self, connection: Connection) -> "_Compiled":
        name = connection.dialect.name
        if (found := self._compiled.get(name)) is None:
            statement = self._statement(name) if callable(self._statement) else self._statement
            found = self._compiled[name] = _Compiled(statement, connection.dialect)
        return found


class _Compiled:
    """The text for one kind of database, with what makes its values of ours and ours of its values."""

    def __init__(self, statement: Any, dialect: Dialect) -> None:
        compiled: SQLCompiler = statement.compile(dialect=dialect)
        if compiled.insert_prefetch or compiled.update_prefetch:
            raise ValueError(f"not every column is given: {compiled}")
        self.sql = str(compiled)
        self.named = not compiled.positional
        names: Sequence[str] = compiled.positiontup or () if compiled.positional else tuple(compiled.binds)
        self._places = [(name, *_bound(compiled, name, dialect)) for name in names]
        columns = list(statement.exported_columns) if isinstance(statement, ReturnsRows) else []
        self.returns = bool(columns)
        self._row: Any = namedtuple("Row", [each.key for each in columns])  # type: ignore[misc]
        self._results = [(place, made) for place, each in enumerate(columns) if (made := _out(each.type, dialect))]

    def arguments(self, values: Mapping[str, Any]) -> Any:
        """The values as the driver takes them, in order or by name."""
        found = [
            fixed if given is None else (values[given] if made is None else made(values[given]))
            for _, given, made, fixed in self._places
        ]
        return {place[0]: value for place, value in zip(self._places, found, strict=True)} if self.named else found

    def rows(self, raw: Iterable[Sequence[Any]]) -> list[Any]:
        """The driver's rows as ours."""
        make, results = self._row._make, self._results
        if not results:
            return [make(each) for each in raw]
        found = []
        for each in raw:
            values = list(each)
            for place, process in results:
                values[place] = process(values[place])
            found.append(make(values))
        return found


def _bound(compiled: SQLCompiler, name: str, dialect: Dialect) -> tuple[str | None, Process | None, Any]:
    """Of a place in the text: whose value it takes and how that is made, or the value that stands in the statement."""
    bind = compiled.binds[name]
    process = bind.type.dialect_impl(dialect).bind_processor(dialect)
    if bind.required:
        return bind.key, process, None
    return None, None, bind.value if process is None else process(bind.value)


def _out(kind: TypeEngine[Any], dialect: Dialect) -> Process | None:
    return kind.dialect_impl(dialect).result_processor(dialect, None)


def adding(table: Table, *columns: str) -> Insert:
    """An insert that takes these columns by their names."""
    return table.insert().values({name: bindparam(name) for name in columns})
