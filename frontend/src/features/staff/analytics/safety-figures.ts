import type { SafetyReason } from '@deepm/schema/rules/safety/safety-texts'
import { figureWeeks, percentOf } from '@deepm/schema/rules/staff/figures'
import type { ChartData, Row } from '../../../ui/charts/data.ts'
import { formatLearnerCount, learnersCell, weekRows } from './figure-texts.ts'
import type { SafetyTabQuery } from './safety-tab.generated.ts'

type Figures = SafetyTabQuery['academySafety']

/** Short names of the reasons; learners see longer explanations. */
const reasonNames: Record<SafetyReason, string> = {
  crisis: 'Sounds like a crisis',
  violence: 'Violence',
  weapons: 'Weapons',
  drugs: 'Drugs, alcohol, smoking',
  sexual: 'Sexual things',
  hate: 'Hate',
  bullying: 'Bullying',
  crime: 'Crime',
  keyword: 'A blocked word',
  override: 'Talking a machine out of its rules',
  personalData: 'Private things',
  reviewWord: 'A word that makes us look twice',
  flagged: 'Found by a second look',
  unsafeAnswer: 'The answer was stopped',
}

export function levelsData({ weeks }: Figures): ChartData {
  return {
    head: 'Week',
    columns: [
      { name: 'Safe', hue: 'teal' },
      { name: 'Marked', hue: 'amber' },
      { name: 'Blocked', hue: 'coral' },
    ],
    rows: weekRows(weeks, ({ safe, marked, blocked }) => [safe, marked, blocked]),
  }
}

export function describeLevels({ rows }: ChartData): string {
  const sum = (column: number) => rows.reduce((total, { cells }) => total + Number(cells[column]), 0)
  const [safe, marked, blocked] = [sum(0), sum(1), sum(2)]
  const all = safe + marked + blocked
  return `${formatLearnerCount(all, 'prompt')} in ${figureWeeks} weeks: ${percentOf(safe, all)}% safe, ${percentOf(marked, all)}% marked and ${percentOf(blocked, all)}% blocked.`
}

export function reasonsData({ reasons }: Figures): ChartData {
  const rows = reasons.map(({ reason, prompts }) => ({
    id: reason,
    name: reasonNames[reason as SafetyReason] ?? reason,
    cells: [prompts],
  }))
  return { head: 'Reason', columns: [{ name: 'Prompts', hue: 'coral' }], rows }
}

export function describeReasons({ rows: [most] }: ChartData): string {
  return most ? `The most frequent reason is “${most.name}”: ${formatLearnerCount(most.cells[0] ?? 0, 'prompt')}.` : ''
}

export function bandsData({ bands: { high, fair, low } }: Figures): ChartData {
  const rows: Row[] = [
    { id: 'high', name: '95 and more', cells: [learnersCell(high)] },
    { id: 'fair', name: '90 to 94', cells: [learnersCell(fair)] },
    { id: 'low', name: 'Below 90', cells: [learnersCell(low)] },
  ]
  return { head: 'Safety score', columns: [{ name: 'Learners', hue: 'teal' }], rows }
}

export function describeBands({ bands: { scored, high, low } }: Figures): string {
  return `Of ${formatLearnerCount(learnersCell(scored), 'learner')} who sent prompts, ${learnersCell(high)} have 95 or more and ${learnersCell(low)} less than 90.`
}

export function workData({ reviews, reports }: Figures): ChartData {
  return {
    head: 'What was asked',
    columns: [{ name: 'Asked', hue: 'violet' }, { name: 'Still open', hue: 'coral' }, { name: 'Granted' }, { name: 'Refused' }],
    rows: [
      {
        id: 'reviews',
        name: 'Reviews of blocked prompts',
        cells: [reviews.asked, reviews.open, reviews.granted, reviews.refused],
      },
      {
        id: 'answers',
        name: 'Reported answers',
        cells: [reports.answers, reports.openAnswers, '–', '–'],
      },
      {
        id: 'projects',
        name: 'Reported projects',
        cells: [reports.projects, reports.openProjects, '–', '–'],
      },
    ],
  }
}

export function describeWork({ reviews: { asked, granted, refused, open }, reports }: Figures): string {
  const waiting = open + reports.openAnswers + reports.openProjects
  return `Of ${formatLearnerCount(asked, 'review')} that learners asked for, ${granted} ${granted === 1 ? 'was' : 'were'} granted and ${refused} refused. ${formatLearnerCount(reports.answers, 'answer')} and ${formatLearnerCount(reports.projects, 'project report')} came in; ${waiting} of all this ${waiting === 1 ? 'waits' : 'wait'} for staff.`
}
