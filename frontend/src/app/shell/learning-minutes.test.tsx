import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { learner, personasPage, sessionUser, viewer } from '../../../test/factories.ts'
import { answer, offline, settle } from '../../../test/msw.ts'
import { goTo, renderApp, viewerOf } from '../../../test/render-app.tsx'
import type { SessionUser } from '../../lib/session.tsx'

const counted = { recordActivity: { __typename: 'RecordActivityPayload' as const } }
const reminder = "You've been learning for a while. How about a short break?"

beforeEach(() => {
  // Only what the sitting is measured with, so that answers still arrive.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
  show('visible')
})

function show(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

async function openPage(session: SessionUser = sessionUser()) {
  answer('PersonasPage', personasPage({ viewer: viewerOf(session) }))
  const beats = answer('RecordActivity', counted)
  const app = renderApp('/personas', { session })
  await screen.findByRole('button', { name: 'Notifications' })
  return { ...app, beats }
}

/** Minutes pass, and what they cause has happened. */
async function pass(minutes: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(minutes * 60_000))
  await act(settle)
}

// A message that went is kept unseen.
const isOpen = (text: string) => screen.queryByText(text)?.closest<HTMLElement>('[data-state]')?.dataset['state'] === 'open'
const isReminded = () => Boolean(isOpen('Take a break!') && isOpen(reminder))

/** The list that it returns fills with the minutes, counted from now, at which a break is proposed: seconds later that is over. */
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

test('each full minute in view is recorded, through changes of pages', async () => {
  const { beats } = await openPage()
  await pass(0.9)
  expect(beats).toHaveLength(0)
  // Another shell stands around this page.
  goTo('/')
  await screen.findByRole('button', { name: 'Notifications' })
  await pass(0.1)
  expect(beats).toHaveLength(1)
  await pass(3)
  expect(beats).toHaveLength(4)
})

test('nothing is recorded of a hidden tab; it goes on where it was', async () => {
  const { beats } = await openPage()
  await pass(0.5)
  show('hidden')
  await pass(5)
  expect(beats).toHaveLength(0)
  show('visible')
  await pass(0.5)
  expect(beats).toHaveLength(1)
})

test('a minute that does not arrive disturbs nobody, and the next is sent', async () => {
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
])('nothing is recorded of %s', async (_who, session) => {
  const { beats } = await openPage(session)
  await pass(3)
  expect(beats).toHaveLength(0)
})

test('from 25 minutes on, at every fifth, a break is proposed', async () => {
  await openPage()
  const reminded = noteReminders()
  for (let minute = 1; minute <= 36; minute++) await pass(1)
  expect(reminded).toEqual([25, 30, 35])
})

test('a sitting survives a reload, and ten minutes away begin a new one', async () => {
  const first = await openPage()
  const reminded = noteReminders()
  await pass(24)
  first.unmount()
  const second = await openPage()
  expect(reminded).toEqual([])
  await pass(1)
  expect(reminded).toEqual([25])
  // It closes by itself; what is open when a page goes stands in the next.
  await pass(0.2)
  second.unmount()
  await pass(10)
  await openPage()
  for (let minute = 0; minute < 6; minute++) await pass(1)
  expect(reminded).toEqual([25])
})

test('a child who waits for consent is reminded too, though nothing is recorded', async () => {
  await openPage(sessionUser({ consent: 'pending' }))
  const reminded = noteReminders()
  await pass(25)
  await waitFor(() => expect(reminded).toEqual([25]))
})

test('a parent, who reads along, is not told of learning', async () => {
  answer('PersonasPage', personasPage())
  renderApp('/personas', {
    session: sessionUser({ role: 'parent', consent: null }),
    viewer: viewer({ role: 'parent', learner: null }),
  })
  await screen.findByRole('button', { name: 'Notifications' })
  await pass(25)
  expect(isReminded()).toBe(false)
})

test('the minutes of somebody who signs in at the same tab are their own', async () => {
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
