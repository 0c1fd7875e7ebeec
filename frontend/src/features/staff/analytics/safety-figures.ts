import type { SafetyReason } from '@deepm/schema/rules/safety/safety-texts'
import { figureWeeks, percentOf } from '@deepm/schema/rules/staff/figures'
import type { ChartData, Row } from '../../../ui/charts/data.ts'
import { formatLearnerCount, learnersCell, weekRows } from './figure-texts.ts'
import type { SafetyTabQuery } from './safety-tab.generated.ts'

type Figures = SafetyTabQuery['academySafety']

/** Short names of the reasons; learners see longer explanations. */
const reasonNames: Record<SafetyReason, string> = {
  crisis: 'Possible crisis',
  violence: 'Violence',
  weapons: 'Weapons',
  drugs: 'Drugs, alcohol, smoking',
  sexual: 'Sexual content',
  hate: 'Hate',
  bullying: 'Bullying',
  crime: 'Crime',
  keyword: 'Blocked word',
  override: 'Attempt to bypass AI rules',
  personalData: 'Personal information',
  reviewWord: 'Word we double-check',
  flagged: 'Found by the second check',
  unsafeAnswer: 'Answer blocked',
}

export function levelsData({ weeks }: Figures): ChartData {
  return {
    head: 'Week',
    columns: [
      { name: 'Safe', hue: 'teal' },
      { name: 'Flagged', hue: 'amber' },
      { name: 'Blocked', hue: 'coral' },
    ],
    rows: weekRows(weeks, ({ safe, marked, blocked }) => [safe, marked, blocked]),
  }
}

export function describeLevels({ rows }: ChartData): string {
  const sum = (column: number) => rows.reduce((total, { cells }) => total + Number(cells[column]), 0)
  const [safe, marked, blocked] = [sum(0), sum(1), sum(2)]
  const all = safe + marked + blocked
  return `${formatLearnerCount(all, 'prompt')} in ${figureWeeks} weeks: ${percentOf(safe, all)}% safe, ${percentOf(marked, all)}% flagged and ${percentOf(blocked, all)}% blocked.`
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
  return most ? `The most common reason is “${most.name}”: ${formatLearnerCount(most.cells[0] ?? 0, 'prompt')}.` : ''
}

export function bandsData({ bands: { high, fair, low } }: Figures): ChartData {
  const rows: Row[] = [
    { id: 'high', name: '95 and above', cells: [learnersCell(high)] },
    { id: 'fair', name: '90 to 94', cells: [learnersCell(fair)] },
    { id: 'low', name: 'Below 90', cells: [learnersCell(low)] },
  ]
  return { head: 'Safety score', columns: [{ name: 'Learners', hue: 'teal' }], rows }
}

export function describeBands({ bands: { scored, high, low } }: Figures): string {
  return `Of ${formatLearnerCount(learnersCell(scored), 'learner')} who sent prompts, ${learnersCell(high)} scored 95 or above and ${learnersCell(low)} scored below 90.`
}

export function workData({ reviews, reports }: Figures): ChartData {
  return {
    head: 'Request',
    columns: [
      { name: 'Received', hue: 'violet' },
      { name: 'Still open', hue: 'coral' },
      { name: 'Granted' },
      { name: 'Refused' },
    ],
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
  return `Learners asked for ${formatLearnerCount(asked, 'review')}: ${granted} granted, ${refused} refused. We received ${formatLearnerCount(reports.answers, 'answer report')} and ${formatLearnerCount(reports.projects, 'project report')}. In total, ${waiting} ${waiting === 1 ? 'is' : 'are'} waiting for staff.`
}
