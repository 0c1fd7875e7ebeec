import { pluralize } from './week-format.ts'

/** Titles that a list names. */
const named = 3

/** Returns the only sentence, or the number of missions with the latest sentence. */
export function missions(reports: readonly string[]): string {
  const latest = `${reports.at(-1)?.replace(/\.$/, '')}.`
  return reports.length === 1 ? latest : `Completed ${reports.length} experiment missions. The latest: ${latest}`
}

/** Lists titles: "the lesson “A”", "2 lessons: “A” and “B”", "5 lessons, including “A”, “B” and “C”". */
export function things(kind: string, titles: readonly string[]): string {
  const quoted = titles.slice(0, named).map((title) => `“${title}”`)
  if (titles.length === 1) return `the ${kind} ${quoted[0]}`
  const list = `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`
  return `${pluralize(titles.length, kind)}${titles.length > named ? ', including' : ':'} ${list}`
}
