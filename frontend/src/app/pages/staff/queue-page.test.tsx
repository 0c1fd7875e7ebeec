import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionUser, viewer } from '../../../../test/factories.ts'
import { answer, offline } from '../../../../test/msw.ts'
import { address, renderApp } from '../../../../test/render-app.tsx'
import type { QueuePageQuery } from './queue-page.generated.ts'

type Item = QueuePageQuery['safetyQueue']['edges'][number]['node']

const who = {
  since: '2026-09-01T10:00:00.000Z',
  dueAt: '2026-09-01T11:00:00.000Z',
  isOverdue: true,
  learnerId: 'kim-1',
  isChild: true,
}

function prompt(kind: Item['kind'], changes: object = {}): Item {
  return {
    __typename: 'QueuedInteraction',
    id: `${kind}:1`,
    kind,
    ...who,
    firstName: 'Kim',
    toolType: 'claude',
    lessonTitle: null,
    prompt: `What ${kind} is about`,
    response: 'No answer.',
    providerName: 'Practice Coach',
    safetyLevel: 'danger',
    reasons: ['violence'],
    crisisTopics: kind === 'crisis' ? ['general'] : [],
    openedAt: null,
    openedByName: null,
    reportReason: null,
    reportNote: '',
    isReviewAsked: kind === 'review',
    picturePath: null,
    ...changes,
  }
}

const share: Item = {
  __typename: 'QueuedProject',
  id: 'share:1',
  kind: 'share',
  ...who,
  dueAt: '2999-09-01T11:00:00.000Z',
  isOverdue: false,
  firstName: 'Noor',
  title: 'A kite',
  description: 'It flies.',
  toolsUsed: ['dalle'],
  isHidden: false,
  reports: [],
}

/** Answers the queue field by its arguments: the page reads it once for a list page and once for the item in the URL. */
function serveQueue(items: Item[]) {
  const kinds = ['crisis', 'reportedAnswer', 'reportedProject', 'review', 'share', 'flagged'] as const
  const count = (of: (item: Item) => boolean) => items.filter(of).length
  const safetyQueue = (asked: { kinds?: string[] | null; id?: string }) => ({
    edges: items
      .filter(({ id, kind }) => (asked.id ? asked.id === id : !asked.kinds || asked.kinds.includes(kind)))
      .map((node) => ({ node })),
    pageInfo: { hasNextPage: false, endCursor: null },
    responseTimes: { opened: 3, medianMinutes: 12, longestMinutes: 150 },
    counts: kinds.map((kind) => ({
      kind,
      waiting: count((item) => item.kind === kind),
      overdue: count((item) => item.kind === kind && item.isOverdue),
    })),
  })
  answer('OpenCrisis', { openCrisis: { __typename: 'DonePayload', done: true } })
  return answer('QueuePage', { safetyQueue } as unknown as QueuePageQuery)
}

const sol = sessionUser({ id: 'sol', firstName: 'Sol', role: 'staff', consent: null })

async function openQueue(path = '/admin/queue') {
  const app = renderApp(path, { session: sol, viewer: viewer({ id: 'sol', firstName: 'Sol', role: 'staff', learner: null }) })
  await screen.findByRole('heading', { level: 1, name: 'Safety queue' })
  return app
}

const list = async () => within(await screen.findByRole('list', { name: 'Open items' })).getAllByRole('button')
const opened = () => screen.getByRole('region', { name: 'Selected item' })
const decide = { name: 'Save decision' }

test('shows waiting items in order, with the first one open and its deadline in words', async () => {
  serveQueue([prompt('crisis'), prompt('review'), share])
  await openQueue()
  const [first, , last] = await list()
  expect(first?.textContent).toMatch(/^CrisisKim, childSomeone may need help now\d+ days overdue/)
  expect(first?.textContent).not.toContain('What crisis is about')
  expect(last?.textContent).toMatch(/Sharing requestNoor, childA kiteDue in \d+ days/)
  expect(within(opened()).getByText('What crisis is about')).toBeTruthy()
  expect(within(opened()).getByText('Prompt for Claude')).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'All, 3 waiting' })).toBeTruthy()
  expect(screen.getByRole('switch', { name: 'Overdue only (2)' })).toBeTruthy()
})

test('records that a crisis was opened, once, and shows the wait and the response times', async () => {
  serveQueue([prompt('crisis'), prompt('review')])
  const recorded = answer('OpenCrisis', { openCrisis: { __typename: 'DonePayload', done: true } })
  const { user } = await openQueue()
  expect(await screen.findByText(/You are the first to open this/)).toBeTruthy()
  await waitFor(() => expect(recorded.map(({ variables }) => variables)).toEqual([{ id: 'crisis:1' }]))
  const [first, second] = await list()
  expect(first?.textContent).toMatch(/Has waited \d+ days$/)
  expect(within(opened()).getByText(/Has waited \d+ days, since/)).toBeTruthy()
  expect(
    screen.getByText('Crises of the last 30 days: 3 opened, half of them within 12 minutes. Longest wait: 2 hours.'),
  ).toBeTruthy()
  await user.click(second as HTMLElement)
  expect(within(opened()).getByText('What review is about')).toBeTruthy()
  expect(recorded).toHaveLength(1)
})

test('shows who opened a crisis first, and warns when a parent may be the danger', async () => {
  serveQueue([
    prompt('crisis', {
      crisisTopics: ['selfHarm', 'abuse'],
      openedAt: '2026-09-01T10:07:00.000Z',
      openedByName: 'Ada',
    }),
  ])
  const recorded = answer('OpenCrisis', { openCrisis: { __typename: 'DonePayload', done: true } })
  await openQueue()
  expect(await screen.findByText(/^First opened by Ada, /)).toBeTruthy()
  expect(screen.getByText(/Self-harm or suicide; Abuse or neglect by someone the child knows/)).toBeTruthy()
  expect(screen.getByText('A parent may be the danger')).toBeTruthy()
  expect(screen.getByText(/If you told a parent, note who agreed to it first/)).toBeTruthy()
  expect(recorded).toEqual([])
})

test('does not warn of a parent when the message is about something else', async () => {
  serveQueue([prompt('crisis', { crisisTopics: ['bullying'] })])
  await openQueue()
  expect(await screen.findByText('Should a parent know?')).toBeTruthy()
  expect(screen.queryByText('A parent may be the danger')).toBeNull()
})

test('requires a reason for a decision, then focuses and announces the next item', async () => {
  serveQueue([prompt('crisis'), share])
  const asked = answer('DecideQueueItem', { decideQueueItem: { __typename: 'DonePayload', done: true } })
  const { user } = await openQueue()
  await user.click(await screen.findByRole('button', decide))
  expect(screen.getByText('Note what you did and who you contacted.')).toBeTruthy()
  expect(asked).toEqual([])
  await user.clear(screen.getByLabelText(/^Message to Kim/))
  await user.click(screen.getByRole('button', decide))
  expect(screen.getByText('Tell the child why in a sentence or two.')).toBeTruthy()
  await user.type(screen.getByLabelText(/^Message to Kim/), 'We are here.')
  await user.type(screen.getByLabelText(/^What you did/), 'Called the school.')
  await user.click(screen.getByRole('button', decide))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Sharing request: A kite'))
  expect(asked[0]?.variables.input).toEqual({
    id: 'crisis:1',
    since: who.since,
    choice: 'attended',
    word: 'We are here.',
    careNote: 'Called the school.',
  })
  expect(screen.getByText('Decided: handled. Next: Sharing request, Noor, A kite.').getAttribute('role')).toBe('status')
  expect(await list()).toHaveLength(1)
  expect(screen.getByRole('radio', { name: 'Crises, 0 waiting' })).toBeTruthy()
})

test('updates the text with the choice until staff edit it, and restores it after a visit to another item', async () => {
  serveQueue([prompt('review'), share])
  const { user } = await openQueue()
  await user.click(await screen.findByRole('radio', { name: 'It should not have been blocked' }))
  const words = () => screen.getByLabelText<HTMLTextAreaElement>(/^Message to Kim/).value
  expect(words()).toMatch(/^You were right to ask/)
  await user.click(screen.getByRole('radio', { name: 'The block was correct' }))
  expect(words()).toMatch(/^We read it and would block it again/)
  await user.type(screen.getByLabelText(/^Message to Kim/), ' Ask me.')
  await user.click(screen.getByRole('radio', { name: 'It should not have been blocked' }))
  expect(words()).toMatch(/Ask me\.$/)
  const [first, second] = await list()
  await user.click(second as HTMLElement)
  expect(screen.queryByLabelText(/^Message to /)).toBeNull()
  await user.click(first as HTMLElement)
  expect(words()).toMatch(/Ask me\.$/)
})

test('shows who decided first, and continues with the next item', async () => {
  serveQueue([share])
  const decideQueueItem = {
    __typename: 'AlreadyDecidedError' as const,
    code: 'ALREADY_DECIDED',
    message: 'Ada has already decided this: approved.',
  }
  answer('DecideQueueItem', { decideQueueItem })
  const { user } = await openQueue()
  await user.click(await screen.findByRole('radio', { name: 'Approve' }))
  await user.click(screen.getByRole('button', decide))
  expect(await screen.findByText('Ada has already decided this: approved. Nothing else is waiting.')).toBeTruthy()
  expect(screen.getByText('Nothing is waiting')).toBeTruthy()
})

test('keeps a decision that did not reach the server', async () => {
  serveQueue([prompt('review')])
  answer('DecideQueueItem', offline)
  const { user } = await openQueue()
  await user.click(await screen.findByRole('radio', { name: 'The block was correct' }))
  await user.click(screen.getByRole('button', decide))
  expect((await screen.findByRole('alert')).textContent).toContain('What you wrote is still here')
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Message to Kim/).value).toMatch(/^We read it/)
})

test('does not store text about a child in the browser', async () => {
  serveQueue([prompt('crisis')])
  const { user } = await openQueue()
  await user.type(await screen.findByLabelText(/^What you did/), 'I called the mother.')
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(sessionStorage.getItem('drafts')).toBeNull()
})

test('moves through the list with arrow keys, j and k', async () => {
  serveQueue([prompt('crisis'), prompt('review'), share])
  const { user } = await openQueue()
  const [first, second, third] = await list()
  first?.focus()
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement).toBe(second))
  await user.keyboard('j')
  await waitFor(() => expect(document.activeElement).toBe(third))
  expect(within(opened()).getByText('It flies.')).toBeTruthy()
  await user.keyboard('kk')
  await waitFor(() => expect(document.activeElement).toBe(first))
})

test('filters by kind and overdue state, and keeps the filter in the URL', async () => {
  const asked = serveQueue([prompt('crisis'), share])
  const { user } = await openQueue()
  await user.click(await screen.findByRole('radio', { name: 'Sharing requests, 1 waiting' }))
  await waitFor(() => expect(asked.at(-1)?.variables).toMatchObject({ kinds: ['share'], isOverdue: false }))
  await user.click(screen.getByRole('switch', { name: /^Overdue only/ }))
  await waitFor(() => expect(asked.at(-1)?.variables).toMatchObject({ kinds: ['share'], isOverdue: true }))
  expect(address()).toBe('/admin/queue?kind=share&overdue=yes')
})

test('opens the item in the URL, or shows that it is no longer waiting', async () => {
  serveQueue([prompt('crisis'), share])
  await openQueue('/admin/queue?item=share:1')
  expect(await screen.findByText('It flies.')).toBeTruthy()
})

test('shows that the item in the URL is already decided', async () => {
  serveQueue([prompt('crisis')])
  await openQueue('/admin/queue?item=crisis:9')
  expect(await screen.findByText('This item is no longer waiting')).toBeTruthy()
})

test('shows that nothing is waiting when the queue is empty', async () => {
  serveQueue([])
  await openQueue()
  expect(await screen.findByText('Nothing is waiting')).toBeTruthy()
})

test('retries after the queue could not be loaded', async () => {
  answer('QueuePage', offline)
  const { user } = await openQueue()
  const again = await screen.findByRole('button', { name: 'Try again' })
  serveQueue([share])
  await user.click(again)
  expect(await screen.findByText('It flies.')).toBeTruthy()
})

test('shows a learner the not-found page', async () => {
  renderApp('/admin/queue', { session: sessionUser() })
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
})
