import { readings } from './readings.ts'
import type { Outcome, Result } from './run.ts'
import { faultsOf, type Row, rowsOf, sectionOf, sections, type Visit } from './table.ts'

const signs: Record<Outcome, string> = { holds: '✓', fails: '✗', open: '○', 'not asked': '?' }
const outcomes = Object.keys(signs) as Outcome[]

/** The results of the table: `text` in full, `brief` in short, and whether every row passes. */
export type Report = { text: string; brief: string; holds: boolean }

/** Returns the results by section. A row without a result did not run, and fails. */
export function reportOf(visits: Visit[], results: readonly Result[]): Report {
  const known = new Map(results.map((result) => [result.id, result]))
  const resultOf = ({ id }: Row): Result => known.get(id) ?? { id, outcome: 'not asked' }
  const faults = faultsOf(visits)
  const rows = rowsOf(visits)
  const wrong = rows.filter((row) => resultOf(row).outcome !== 'holds')
  const parts = Object.entries(sections).map(([number, title]) => ({
    title: `${number}. ${title}`,
    rows: rows.filter((row) => sectionOf(row) === number),
  }))
  const told = (row: Row) => line(row, resultOf(row))
  const summary = [
    table(
      ['section', 'rows', ...outcomes],
      [...parts, { title: 'all', rows }].map((it) => [it.title, ...figures(it.rows.map(resultOf))]),
    ),
    ...part('Not as specified', [...faults.map((fault) => `✗ ${fault}`), ...wrong.map(told)]),
  ]
  const detail = parts.flatMap((it) => part(it.title, it.rows.map(told)))
  return {
    text: [...detail, ...part('Deliberate readings', readingLines(rows, told)), ...summary].join('\n'),
    brief: summary.join('\n'),
    holds: faults.length === 0 && wrong.length === 0,
  }
}

function readingLines(all: Row[], told: (row: Row) => string): string[] {
  return Object.entries(readings).flatMap(([name, text]) => {
    const rows = all.filter(({ reading }) => reading === name)
    return rows.length === 0 ? [] : [`${name}: ${text}`, ...rows.map((row) => `  ${told(row)}`)]
  })
}

function line({ id, point, reading }: Row, { outcome, note }: Result): string {
  return `${signs[outcome]} ${id.padEnd(42)} ${point}${reading ? ` [${reading}]` : ''}${note ? `\n    ${note}` : ''}`
}

function figures(results: Result[]): string[] {
  return [results.length, ...outcomes.map((it) => results.filter(({ outcome }) => outcome === it).length)].map(String)
}

function part(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : ['', title, '-'.repeat(title.length), ...lines]
}

function table(head: string[], rows: string[][]): string {
  const all = [head, ...rows]
  const width = (column: number) => Math.max(...all.map((cells) => cells[column]?.length ?? 0))
  const format = (cells: string[]) =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(width(0)) : cell.padStart(width(column)))).join('  ')
  return ['', ...all.map(format)].join('\n')
}
