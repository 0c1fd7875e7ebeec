/**
 * Returns the statements of a migration that the previous version of the server may not survive, while both run: they remove, rename or
 * narrow something that it uses. Objects that the migration itself creates do not count.
 */
export function contractions(sql: string): string[] {
  const statements = statementsOf(sql)
  const created = new Set(statements.flatMap((statement) => createdTable.exec(statement)?.[1] ?? []))
  const added = [...sql.matchAll(/\bADD COLUMN\s+(?:IF NOT EXISTS\s+)?"?(\w+)/gi)].map(([, column]) => column as string)
  return statements.filter((statement) => {
    const table = namedTable.exec(statement)?.[1]
    // The previous version writes nothing to a new column, and any number of rows may have none.
    const isOnNewColumn = /^CREATE UNIQUE INDEX/i.test(statement) && added.some((column) => mentions(statement, column))
    return !(table && created.has(table)) && !isOnNewColumn && narrows(statement)
  })
}

const createdTable = /^CREATE (?:TEMP(?:ORARY)? |UNLOGGED )?TABLE (?:IF NOT EXISTS )?"?(\w+)/i
const namedTable = /^(?:ALTER TABLE|DROP TABLE|TRUNCATE(?: TABLE)?|CREATE UNIQUE INDEX .* ON) (?:IF EXISTS |ONLY )*"?(\w+)/i

/** Indexes, triggers and functions are details of the database. */
const removes = /^(?:DROP (?!INDEX|TRIGGER|FUNCTION)|TRUNCATE|CREATE UNIQUE INDEX|ALTER .* RENAME\b)/i
/** `DROP CONSTRAINT` and `DROP NOT NULL` allow more than before. */
const clauseRemoves = /\bDROP (?!CONSTRAINT|NOT NULL)|\bSET NOT NULL\b|\bTYPE\b/i
const narrowsValues = /\bADD (?:CONSTRAINT \S+ )?(?:CHECK|UNIQUE|EXCLUDE)\b/i

/** Whether the columns of an index, in the last parentheses, include a column. */
function mentions(statement: string, column: string): boolean {
  return new RegExp(`\\b${column}\\b`).test(statement.slice(statement.lastIndexOf('(')))
}

function narrows(statement: string): boolean {
  if (removes.test(statement)) return true
  if (!/^ALTER TABLE/i.test(statement)) return false
  // The column list of a constraint contains commas too, which does not matter here.
  return statement.split(',').some((clause) => clauseRemoves.test(clause) || narrowsValues.test(clause) || needsValue(clause))
}

function needsValue(clause: string): boolean {
  return /\bADD COLUMN\b/i.test(clause) && /\bNOT NULL\b/i.test(clause) && !/\b(?:DEFAULT|GENERATED)\b/i.test(clause)
}

/** Without comments, strings and function bodies. */
function statementsOf(sql: string): string[] {
  return sql
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/--.*$|\/\*[\s\S]*?\*\//gm, '')
    .split(';')
    .map((statement) => statement.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean)
}
