import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { parse } from 'papaparse'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, offline } from '../../../../test/msw.ts'
import { createApolloClient } from '../../../lib/api/apollo.ts'
import { UiProvider } from '../../../ui/theme/provider.tsx'
import type { AnalyticsTabQuery } from './analytics-tab.generated.ts'
import { AnalyticsTab } from './analytics-tab.tsx'
import type { ProgressTabQuery } from './progress-tab.generated.ts'
import { ProgressTab } from './progress-tab.tsx'
import type { SafetyTabQuery } from './safety-tab.generated.ts'
import { SafetyTab } from './safety-tab.tsx'

const asOf = '2026-11-18T12:00:00.000Z'
const files: { name: string; text: Promise<string> }[] = []

// jsdom implements neither object URLs nor downloads.
beforeEach(() => {
  files.length = 0
  let saved: Blob | null = null
  URL.createObjectURL = (blob) => {
    saved = blob as Blob
    return 'blob:figures'
  }
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: saved?.text() ?? Promise.resolve('') })
  })
})
afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL')
  Reflect.deleteProperty(URL, 'revokeObjectURL')
})

function open(tab: ReactNode) {
  render(
    <UiProvider>
      <MemoryRouter>
        <ApolloProvider client={createApolloClient()}>{tab}</ApolloProvider>
      </MemoryRouter>
    </UiProvider>,
  )
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
}

/** Returns the rows of a chart's table, header row first. */
async function tableOf(title: string): Promise<(string | null)[][]> {
  const heading = await screen.findByText(title, { selector: 'h2' })
  const table = heading.closest('section')?.querySelector('table')
  expect(table?.caption?.textContent).toBe(title)
  return [...(table?.rows ?? [])].map((row) => [...row.cells].map((cell) => cell.textContent))
}

const lesson = (id: string, title: string, completed: number | null) => ({ id, title, completed })

const progress: ProgressTabQuery['academyProgress'] = {
  asOf,
  weeks: [
    { monday: '2026-11-09', lessons: 6 },
    { monday: '2026-11-16', lessons: 1205 },
  ],
  paths: [
    {
      ...{ id: 'writer', name: 'Writer', lessonCount: 2, begun: 9, half: 6, completed: null },
      folders: [{ id: 'voice', title: '=Your voice', begun: 9, half: 6, completed: null }],
      lessons: [lesson('first', 'First lines', 9), lesson('second', 'Second thoughts', null)],
      stop: { id: 'second', title: 'Second thoughts', lost: 7 },
    },
    {
      ...{ id: 'creator', name: 'Digital Creator', lessonCount: 1, begun: 0, half: 0, completed: 0 },
      ...{ folders: [], lessons: [lesson('draw', 'Draw', 0)], stop: null },
    },
  ],
}

test('shows progress as a summary, a table and a CSV file, and hides small groups', async () => {
  answer('ProgressTab', { academyProgress: progress })
  const user = open(<ProgressTab />)
  const table = await tableOf('How far learners got on the paths')
  expect(table).toEqual([
    ['Path', 'Started the path', 'Completed half', 'Completed all lessons'],
    ['Writer', '9', '6', 'fewer than 5'],
    ['Digital Creator', '0', '0', '0'],
  ])
  expect(
    screen.getByText(
      'Most learners started Writer: 9 learners, of whom 6 completed half of its lessons and fewer than 5 completed all of them.',
    ),
  ).toBeTruthy()
  expect(
    screen.getByText('Most learners stop before “Second thoughts”: 7 learners fewer completed it than the lesson before.'),
  ).toBeTruthy()
  expect((await tableOf('Lessons completed by week')).at(-1)).toEqual(['16 to 22 November 2026 (so far)', '1,205'])

  await user.click(screen.getByLabelText('Download CSV: Folders in Writer'))
  expect(files[0]?.name).toBe('deepm-folders-writer-2026-11-18.csv')
  const text = (await files[0]?.text) ?? ''
  // Cells that a spreadsheet would read as formulas are escaped.
  expect(parse<string[]>(text.replace(/^\ufeff/, '')).data).toEqual([
    ['Folder', 'Started the path', 'Started the folder', 'Completed half', 'Completed all lessons'],
    ["'=Your voice", '9', '9', '6', 'fewer than 5'],
  ])

  await user.selectOptions(screen.getByLabelText('Choose a path'), 'Digital Creator')
  expect(screen.getByText('No one has completed a lesson in Digital Creator yet.')).toBeTruthy()
})

const decided = (count: number, medianHours: number | null) => ({ decided: count, medianHours })

const safety: SafetyTabQuery['academySafety'] = {
  asOf,
  weeks: [{ monday: '2026-11-16', safe: 80, marked: 15, blocked: 5 }],
  reasons: [{ reason: 'personalData', prompts: 12 }],
  bands: { scored: 9, high: 8, fair: 0, low: null },
  reviews: { asked: 3, granted: 1, refused: 1, open: 1 },
  reports: { answers: 1, openAnswers: 0, projects: 0, openProjects: 0 },
  labDecisions: decided(3, 18.5),
  projectDecisions: decided(0, null),
}

test('shows lab usage, the retention period and how long people waited for a decision', async () => {
  answer('SafetyTab', { academySafety: safety })
  open(<SafetyTab />)
  expect(await screen.findByText('100 prompts in 12 weeks: 80% safe, 15% flagged and 5% blocked.')).toBeTruthy()
  expect(screen.getByText(/deleted after 90 days, so older ones are not counted/)).toBeTruthy()
  expect(await tableOf('Safety scores')).toEqual([
    ['Safety score', 'Learners'],
    ['95 and above', '8'],
    ['90 to 94', '0'],
    ['Below 90', 'fewer than 5'],
  ])
  expect((await tableOf('Why prompts were flagged or blocked'))[1]).toEqual(['Personal information', '12'])
  expect((await tableOf('Requests to staff'))[1]).toEqual(['Reviews of blocked prompts', '3', '1', '1', '1'])
  expect(screen.getByText('18.5 hours')).toBeTruthy()
  expect(screen.getByText('None yet')).toBeTruthy()
})

const returns = (...percents: (number | null)[]) =>
  [1, 2, 4].map((weeksLater, index) => ({ weeksLater, percent: percents[index] ?? null }))

const use: AnalyticsTabQuery['academyUse'] = {
  asOf,
  weeks: [
    { monday: '2026-11-09', activeLearners: null, minutesPerLearner: null, newLearners: 5, projects: 1 },
    { monday: '2026-11-16', activeLearners: 6, minutesPerLearner: 22, newLearners: 0, projects: 0 },
  ],
  weekdays: [0, 0.7, 0.1, 0, 0, 0, 0],
  cohorts: [
    { monday: '2026-11-02', learners: 5, returns: returns(40) },
    { monday: '2026-11-09', learners: null, returns: returns() },
    { monday: '2026-11-16', learners: 0, returns: returns() },
  ],
  hardItems: [{ id: 'a:b', lessonTitle: 'First lines', question: 'Who reads it?', answers: 6, wrongAtFirst: 50, stillWrong: 17 }],
  tools: [{ tool: 'claude', prompts: 7, learners: null }],
}

test('shows activity, retention and difficult questions, and explains missing figures', async () => {
  answer('AnalyticsTab', { academyUse: use })
  open(<AnalyticsTab />)
  expect((await tableOf('Returning learners')).slice(1)).toEqual([
    ['2 to 8 November 2026', '5', '40%', 'not over yet', 'not over yet'],
    ['9 to 15 November 2026', 'fewer than 5', 'fewer than 5', 'fewer than 5', 'fewer than 5'],
    ['16 to 22 November 2026 (so far)', '0', 'no one', 'no one', 'no one'],
  ])
  expect((await tableOf('Minutes per active learner')).slice(1).map(([, minutes]) => minutes)).toEqual(['fewer than 5', '22'])
  expect(screen.getByText('The busiest day is Tuesday, with 0.7 learners on average.')).toBeTruthy()
  expect((await tableOf('Questions most often answered wrong'))[1]).toEqual(['Who reads it?', '50%', '17%', '6', 'First lines'])
  expect((await tableOf('Tools in the lab'))[1]).toEqual(['Claude', '7', 'fewer than 5'])
})

test('retries figures that failed to load', async () => {
  answer('SafetyTab', offline)
  const user = open(<SafetyTab />)
  await screen.findByText('We could not load these figures')
  answer('SafetyTab', { academySafety: safety })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('18.5 hours')).toBeTruthy()
})
