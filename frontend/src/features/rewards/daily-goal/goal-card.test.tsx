import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dashboardPage, type Learner, learner, sessionUser, viewer, week } from '../../../../test/factories.ts'
import { answer, gate, offline } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'

async function openCard(changes: Partial<Learner> = {}) {
  const you = viewer({ learner: learner({ weekMinutes: week(0, 12, 0, 25, 18, 0, 6), ...changes }) })
  answer('DashboardPage', dashboardPage(you))
  const app = renderApp('/dashboard', { session: sessionUser(), viewer: you })
  await screen.findByRole('heading', { level: 1 })
  return app
}

const card = (title: string) => within(screen.getByRole('heading', { level: 2, name: title }).closest('section') as HTMLElement)
const valueIn = (title: string) => card(title).getByRole('progressbar').getAttribute('aria-valuetext')
const choice = (minutes: number) => screen.findByRole<HTMLInputElement>('radio', { name: new RegExp(`^${minutes} min`) })

async function openChoice(changes: Partial<Learner> = {}) {
  const app = await openCard(changes)
  await app.user.click(screen.getByRole('button', { name: 'Change my goal' }))
  return app
}

test('shows the minutes of today and of the six days before', async () => {
  await openCard()
  expect(valueIn('Today’s goal')).toBe('6 of 10 minutes')
  expect(card('Today’s goal').getByText('6 of 10 minutes done.')).toBeTruthy()
  const days = within(card('Today’s goal').getByRole('list', { name: 'Last seven days' })).getAllByRole('listitem')
  expect(days.map((day) => day.textContent)).toEqual([
    'FriFriday: 0 minutes',
    'SatSaturday: 12 minutes',
    'SunSunday: 0 minutes',
    'MonMonday: 25 minutes',
    'TueTuesday: 18 minutes',
    'WedWednesday: 0 minutes',
    'ThuThursday: 6 minutes',
  ])
})

test('says that the goal is reached, and never that a day was missed', async () => {
  await openCard({ weekMinutes: week(0, 0, 0, 0, 0, 0, 12) })
  expect(valueIn('Goal reached!')).toBe('12 of 10 minutes')
  expect(card('Goal reached!').getByText('You learned for 12 minutes today. Anything more is a bonus.')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/missed|failed/i)
})

test('saves another goal, fills both rings with it and says so', async () => {
  const { user } = await openChoice()
  expect((await choice(10)).checked).toBe(true)
  const sent = answer('SetDailyGoal', {
    setDailyGoal: { __typename: 'Learner', id: 'learner-1', dailyGoalMinutes: 5 },
  })
  await user.click(await choice(5))
  expect(await screen.findByText('Saved: 5 minutes a day.')).toBeTruthy()
  expect(sent.map(({ variables }) => variables)).toEqual([{ minutes: 5 }])
  expect(valueIn('Goal reached!')).toBe('6 of 5 minutes')
  const rings = screen.getAllByRole('progressbar', { name: 'Today’s goal' })
  expect(rings.map((ring) => ring.getAttribute('aria-valuetext'))).toEqual(['6 of 5 minutes', '6 of 5 minutes'])
})

test('marks the choice while it is being saved, and the old goal again when that fails', async () => {
  const { user } = await openChoice()
  const answered = gate()
  answer('SetDailyGoal', async () => {
    await answered.opened
    return { setDailyGoal: { __typename: 'PausedError', code: 'PAUSED', message: 'Your family has paused learning.' } }
  })
  await user.click(await choice(20))
  expect((await choice(20)).checked).toBe(true)
  answered.open()
  expect(await screen.findByText('Your family has paused learning.')).toBeTruthy()
  await waitFor(async () => expect((await choice(10)).checked).toBe(true))
  expect(screen.queryByText(/^Saved/)).toBeNull()
})

test('says that a goal could not be saved offline', async () => {
  const { user } = await openChoice()
  answer('SetDailyGoal', offline)
  await user.click(await choice(5))
  expect(await screen.findByText('We could not reach the academy. Try again when you are online.')).toBeTruthy()
  expect(valueIn('Today’s goal')).toBe('6 of 10 minutes')
})

test('shows no goal to a child who waits for consent', async () => {
  await openCard({ consent: 'pending' })
  expect(screen.queryByText('Today’s goal')).toBeNull()
})
