import { formatLocalDate, formatWeek } from '@deepm/schema/rules/family/week-format'
import { figureWeeks, suppressedText } from '@deepm/schema/rules/staff/figures'
import type { Cell, Row } from '../../../ui/charts/data.ts'

/** Formats a learner count, or "fewer than 5" for `null`. */
export function learnersCell(learners: number | null): Cell {
  return learners ?? suppressedText
}

/** "1 learner", "fewer than 5 learners", "1,204 learners". */
export function formatLearnerCount(cell: Cell, thing: string): string {
  return `${typeof cell === 'number' ? cell.toLocaleString('en-GB') : cell} ${thing}${cell === 1 ? '' : 's'}`
}

/** Builds a row for each week. The last week is still running. */
export function weekRows<Week extends { monday: string }>(weeks: readonly Week[], cells: (week: Week) => Cell[]): Row[] {
  return weeks.map((week, index) => ({
    id: week.monday,
    label: formatLocalDate(week.monday, { day: 'numeric', month: 'short' }),
    name: index === weeks.length - 1 ? `${formatWeek(week.monday)} (so far)` : formatWeek(week.monday),
    cells: cells(week),
  }))
}

/** Returns the first row with the largest number in a column. */
export function largestRow(rows: readonly Row[], column = 0): { name: string; value: number } | null {
  let largest: { name: string; value: number } | null = null
  for (const { name, cells } of rows) {
    const value = cells[column]
    if (typeof value === 'number' && value > (largest?.value ?? 0)) largest = { name, value }
  }
  return largest
}

/** Describes the total over all weeks and the week with the most. */
export function describeWeeks(rows: readonly Row[], thing: string, happened: string): string {
  const total = rows.reduce((sum, { cells: [cell] }) => sum + (typeof cell === 'number' ? cell : 0), 0)
  const most = largestRow(rows)
  return `${formatLearnerCount(total, thing)} ${total === 1 ? 'was' : 'were'} ${happened} in ${figureWeeks} weeks${most ? `, most of them (${most.value.toLocaleString('en-GB')}) in the week of ${most.name}` : ''}.`
}

/** Describes the largest row of a figure that can't be summed. */
export function describePeak(rows: readonly Row[], said: (value: string, when: string) => string): string {
  const most = largestRow(rows)
  return most ? said(most.value.toLocaleString('en-GB'), most.name) : ''
}

/** "deepm-lessons-by-week-2026-11-22". */
export function fileName(what: string, asOf: string): string {
  return `deepm-${what}-${asOf.slice(0, 10)}`
}
