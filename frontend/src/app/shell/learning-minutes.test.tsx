import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Learner, learner, personasPage, sessionUser, viewer, week } from '../../../test/factories.ts'
import { answer, offline, settle } from '../../../test/msw.ts'
import { goTo, renderApp, viewerOf } from '../../../test/render-app.tsx'
import type { SessionUser } from '../../lib/session/session.tsx'

const counted = minutesOn('2026-09-03', 1)
const reminder = "You've been learning for a while. How about a short break?"

function minutesOn(day: string, minutesToday: number) {
  return { recordActivity: { __typename: 'RecordActivityPayload' as const, day, minutesToday } }
}

beforeEach(() => {
  // Only the timers that measure the session, so that responses still arrive.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
  show('visible')
})

function show(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

async function openPage(session: SessionUser = sessionUser(), changes: Partial<Learner> = {}) {
  const you = viewerOf(session)
  const given = { ...you, learner: you.learner && { ...you.learner, ...changes } }
  answer('PersonasPage', personasPage({ viewer: given }))
  const beats = answer('RecordActivity', counted)
  const app = renderApp('/personas', { session, viewer: given })
  await screen.findByRole('button', { name: 'Notifications' })
  return { ...app, beats }
}

/** Advances the clock by the given minutes and waits for the effects. */
async function pass(minutes: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(minutes * 60_000))
  await act(settle)
}

// A dismissed message stays in the DOM, hidden.
const isOpen = (text: string) => screen.queryByText(text)?.closest<HTMLElement>('[data-state]')?.dataset['state'] === 'open'
const isReminded = () => Boolean(isOpen('Take a break!') && isOpen(reminder))

/** Returns a list that records the minutes, counted from now, at which a break is suggested. The message closes after seconds. */
function noteReminders(): number[] {
  const begun = Date.now()
  const minutes: number[] = []
  let was = false
  const observer = new MutationObserver(() => {
    if (isReminded() && !was) minutes.push(Math.round((Date.now() - begun) / 60_000))
    was = isReminded()
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  onTestFinished(() => observer.disconnect())
  return minutes
}

test('records each full visible minute across page changes', async () => {
  const { beats } = await openPage()
  await pass(0.9)
  expect(beats).toHaveLength(0)
  // This page has a different shell.
  goTo('/')
  await screen.findByRole('button', { name: 'Notifications' })
  await pass(0.1)
  expect(beats).toHaveLength(1)
  await pass(3)
  expect(beats).toHaveLength(4)
})

test('records nothing in a hidden tab, and continues when it is visible', async () => {
  const { beats } = await openPage()
  await pass(0.5)
  show('hidden')
  await pass(5)
  expect(beats).toHaveLength(0)
  show('visible')
  await pass(0.5)
  expect(beats).toHaveLength(1)
})

test('ignores a minute that could not be sent, and sends the next', async () => {
  await openPage()
  const lost = answer('RecordActivity', offline)
  await pass(1)
  expect(lost).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
  const beats = answer('RecordActivity', counted)
  await pass(1)
  expect(beats).toHaveLength(1)
})

test.each([
  ['a child who waits for consent', sessionUser({ consent: 'pending' })],
  ['a child whose parent took the yes back', sessionUser({ consent: 'withdrawn' })],
  ['a parent', sessionUser({ role: 'parent', consent: null })],
  ['staff', sessionUser({ role: 'staff', consent: null })],
])('records nothing for %s', async (_who, session) => {
  const { beats } = await openPage(session)
  await pass(3)
  expect(beats).toHaveLength(0)
})

test('suggests a break after 25 minutes and every five minutes after that', async () => {
  await openPage()
  const reminded = noteReminders()
  for (let minute = 1; minute <= 36; minute++) await pass(1)
  expect(reminded).toEqual([25, 30, 35])
})

test('continues an active session after a reload, and starts a new one after ten minutes away', async () => {
  const first = await openPage()
  const reminded = noteReminders()
  await pass(24)
  first.unmount()
  const second = await openPage()
  expect(reminded).toEqual([])
  await pass(1)
  expect(reminded).toEqual([25])
  // The toast closes by itself. One that is open during a page change stays open on the next page.
  await pass(0.2)
  second.unmount()
  await pass(10)
  await openPage()
  for (let minute = 0; minute < 6; minute++) await pass(1)
  expect(reminded).toEqual([25])
})

test('reminds a child who waits for consent, without recording minutes', async () => {
  await openPage(sessionUser({ consent: 'pending' }))
  const reminded = noteReminders()
  await pass(25)
  await waitFor(() => expect(reminded).toEqual([25]))
})

test('shows no learning reminder to a parent with read-only access', async () => {
  answer('PersonasPage', personasPage())
  renderApp('/personas', {
    session: sessionUser({ role: 'parent', consent: null }),
    viewer: viewer({ role: 'parent', learner: null }),
  })
  await screen.findByRole('button', { name: 'Notifications' })
  await pass(25)
  expect(isReminded()).toBe(false)
})

test('measures the minutes of the next user in the same tab separately', async () => {
  const first = await openPage()
  await pass(24)
  first.unmount()
  answer('PersonasPage', personasPage())
  answer('RecordActivity', counted)
  renderApp('/personas', {
    session: sessionUser({ id: 'learner-2' }),
    viewer: viewer({ id: 'learner-2', learner: learner({ id: 'learner-2' }) }),
  })
  await screen.findByRole('button', { name: 'Notifications' })
  await pass(1)
  expect(isReminded()).toBe(false)
})

const ring = () => screen.getByRole('progressbar', { name: 'Today’s goal' })
const inRing = () => ring().getAttribute('aria-valuetext')
const hasReached = () => screen.queryByText('Goal reached!') !== null
const today = (minutes: number) => ({ weekMinutes: week(0, 0, 0, 0, 0, 0, minutes) })

test('fills the ring in the bar with each counted minute', async () => {
  await openPage(sessionUser(), today(6))
  expect(inRing()).toBe('6 of 10 minutes')
  expect([ring().getAttribute('aria-valuenow'), ring().getAttribute('aria-valuemax')]).toEqual(['6', '10'])
  answer('RecordActivity', minutesOn('2026-09-03', 7))
  await pass(1)
  expect(inRing()).toBe('7 of 10 minutes')
  expect(hasReached()).toBe(false)
})

test('starts an empty ring with the first minute of the next day', async () => {
  await openPage(sessionUser(), today(6))
  answer('RecordActivity', minutesOn('2026-09-04', 1))
  await pass(1)
  expect(inRing()).toBe('1 of 10 minutes')
})

test('celebrates the goal once a day in a live region, without taking the focus', async () => {
  await openPage(sessionUser(), today(9))
  answer('RecordActivity', minutesOn('2026-09-03', 10))
  await pass(1)
  const words = await screen.findByText('You learned for 10 minutes today. Keep going or take a break: both are great.')
  expect(words.closest('[aria-live=polite]')).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
  expect(inRing()).toBe('10 of 10 minutes')
  await pass(0.5)
  expect(hasReached()).toBe(false)
  answer('RecordActivity', minutesOn('2026-09-03', 11))
  await pass(1)
  expect(hasReached()).toBe(false)
})

test('does not celebrate a second time when a higher goal is reached on the same day', async () => {
  localStorage.setItem('goal-celebrated', 'learner-1 2026-09-03')
  await openPage(sessionUser(), { ...today(19), dailyGoalMinutes: 20 })
  answer('RecordActivity', minutesOn('2026-09-03', 20))
  await pass(1)
  expect(inRing()).toBe('20 of 20 minutes')
  expect(hasReached()).toBe(false)
})

test('does not celebrate a goal that was reached before the page was opened', async () => {
  await openPage(sessionUser(), today(12))
  expect(inRing()).toBe('12 of 10 minutes')
  answer('RecordActivity', minutesOn('2026-09-03', 13))
  await pass(1)
  expect(hasReached()).toBe(false)
})

test('closes the celebration on request', async () => {
  const { user } = await openPage(sessionUser(), today(9))
  answer('RecordActivity', minutesOn('2026-09-03', 10))
  await pass(1)
  await screen.findByText('Goal reached!')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(hasReached()).toBe(false)
})

test('shows no ring to a child who waits for consent, whose minutes do not count', async () => {
  await openPage(sessionUser({ consent: 'pending' }))
  expect(screen.queryByRole('progressbar', { name: 'Today’s goal' })).toBeNull()
})
