import { weekday } from '@deepm/schema/rules/family/week-format'
import { toolNames } from '@deepm/schema/rules/learning/tools'
import { figureWeeks } from '@deepm/schema/rules/staff/figures'
import { daysAfter } from '@deepm/schema/rules/time/local-day'
import type { Cell, ChartData } from '../../../ui/charts/data.ts'
import type { AnalyticsTabQuery } from './analytics-tab.generated.ts'
import { formatLearnerCount, largestRow, learnersCell, weekRows } from './figure-texts.ts'

type Figures = AnalyticsTabQuery['academyUse']

/** Any Monday works. */
const aMonday = '2026-01-05'

export function weekdaysData({ weekdays }: Figures): ChartData {
  const rows = weekdays.map((learners, index) => {
    const day = daysAfter(aMonday, index)
    return { id: String(index), name: weekday(day), label: weekday(day, 'short'), cells: [learnersCell(learners ?? null)] }
  })
  return { head: 'Day', columns: [{ name: 'Learners on average', hue: 'violet' }], rows }
}

export function cohortsData({ cohorts }: Figures): ChartData {
  const cell = (learners: number | null, percent: number | null): Cell => {
    if (learners === 0) return 'no one'
    return percent ?? (learners === null ? learnersCell(null) : 'not over yet')
  }
  return {
    head: 'Signed up in the week of',
    columns: [
      { name: 'Learners' },
      { name: 'Back in week 1', hue: 'violet', unit: '%' },
      { name: 'Back in week 2', hue: 'amber', unit: '%' },
      { name: 'Back in week 4', hue: 'teal', unit: '%' },
    ],
    rows: weekRows(cohorts, ({ learners, returns }) => [
      learnersCell(learners),
      ...returns.map(({ percent }) => cell(learners, percent)),
    ]),
  }
}

export function describeCohorts({ rows }: ChartData): string {
  const newest = rows.findLast(({ cells }) => typeof cells[1] === 'number')
  if (!newest) return ''
  const [learners = 0, first] = newest.cells
  const second = newest.cells[2]
  const later = typeof second === 'number' ? `, and ${second}% in the second week` : ''
  return `Of ${formatLearnerCount(learners, 'learner')} who signed up in the week of ${newest.name}, ${first}% came back in the week after${later}.`
}

const maxLabelLength = 64

export function itemsData({ hardItems }: Figures): ChartData {
  return {
    head: 'Question',
    columns: [
      { name: 'Wrong at first', hue: 'coral', unit: '%' },
      { name: 'Still wrong', unit: '%' },
      { name: 'Learners who answered' },
      { name: 'Lesson' },
    ],
    rows: hardItems.map(({ id, question, wrongAtFirst, stillWrong, answers, lessonTitle }) => ({
      id,
      name: question,
      label: question.length > maxLabelLength ? `${question.slice(0, maxLabelLength - 1).trimEnd()}…` : question,
      cells: [wrongAtFirst, stillWrong, answers, lessonTitle],
    })),
  }
}

export function describeItems({ rows: [hardest] }: ChartData): string {
  if (!hardest) return ''
  const [wrong = 0, , answers = 0, lesson = ''] = hardest.cells
  return `The hardest question is from “${lesson}”: ${wrong}% of ${formatLearnerCount(answers, 'learner')} got it wrong at first.`
}

export function toolsData({ tools }: Figures): ChartData {
  return {
    head: 'Tool',
    columns: [
      { name: 'Prompts', hue: 'violet' },
      { name: 'Learners', hue: 'teal' },
    ],
    rows: tools.map(({ tool, prompts, learners }) => ({
      id: tool,
      name: toolNames[tool],
      cells: [prompts, learnersCell(learners)],
    })),
  }
}

export function describeTools({ rows }: ChartData): string {
  const most = largestRow(rows)
  return most ? `${most.name} is used most: ${formatLearnerCount(most.value, 'prompt')} in ${figureWeeks} weeks.` : ''
}
