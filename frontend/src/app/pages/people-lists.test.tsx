import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { sessionUser, viewer } from '../../../test/factories.ts'
import { answer, offline } from '../../../test/msw.ts'
import type { Operations } from '../../../test/operations.ts'
import { address, goTo, renderApp } from '../../../test/render-app.tsx'

type Addresses = Operations['LeftAddresses']['data']['leftAddresses']
type Address = Addresses['edges'][number]['node']
type Enrolment = Operations['Enrolments']['data']['enrolments']['edges'][number]['node']
type Child = Operations['WaitingConsents']['data']['waitingConsents']['edges'][number]['node']

const staff = { session: sessionUser({ role: 'staff', consent: null }), viewer: viewer({ role: 'staff', learner: null }) }
const at = '2026-09-01T10:00:00.000Z'
const pageInfo = { hasNextPage: true, hasPreviousPage: true, startCursor: 'first', endCursor: 'last' }

const lead: Address = {
  id: 'lead',
  email: 'ann@example.org',
  state: 'mayBeMailed',
  leftAt: at,
  name: 'Ann Hill',
  phone: '+44 1',
  childAge: 9,
  interests: 'robots',
  requests: 2,
  source: null,
}

const addresses = (nodes: Address[], changes: Partial<Addresses> = {}) => ({
  leftAddresses: { total: 1234, isDemo: false, edges: nodes.map((node) => ({ node })), pageInfo, ...changes },
})

const enrolment: Enrolment = {
  id: 'e1',
  payerId: 'sam',
  payerName: 'Sam Hill',
  payerEmail: 'sam@example.org',
  programme: 'academy',
  status: 'waiting',
  isByHand: true,
  amountCents: 39_700,
  word: '',
  openedAt: at,
  paidAt: null,
  decidedAt: null,
  deciderName: null,
}

const enrolments = (nodes: Enrolment[]) => ({
  enrolments: { total: nodes.length, edges: nodes.map((node) => ({ node })), pageInfo },
})

const child: Child = {
  id: 'kim',
  childFirstName: 'Kim',
  parentEmail: 's•••@example.org',
  askedAt: at,
  mails: 1,
  mailsLeft: 3,
  obstacle: null,
  erasedOn: '2026-09-08T10:00:00.000Z',
}

const children = (nodes: Child[]) => ({
  waitingConsents: { total: nodes.length, edges: nodes.map((node) => ({ node })), pageInfo },
})

// What tests wait for is the screen, and not that its chunks are compiled for the first time.
beforeAll(async () => {
  await Promise.all([
    import('./people-page.tsx'),
    import('../../features/staff/people/lists-tab.tsx'),
    import('../../features/staff/people/enrolments-tab.tsx'),
    import('../../features/staff/people/consent-tab.tsx'),
  ])
})

const done = { __typename: 'DonePayload', done: true } as const

test('staff see who left an address and whether it may be mailed, and save those who may by default', async () => {
  const asked = answer('LeftAddresses', addresses([lead]))
  const { user } = renderApp('/admin/people?tab=lists', staff)
  const row = (await screen.findByRole('rowheader', { name: /ann@example.org/ })).closest('tr')
  for (const text of ['Ann Hill', '9 years', 'robots', '1 Sept 2026, 2 times', 'May be mailed'])
    expect(within(row as HTMLElement).getByText(text)).toBeTruthy()
  expect(screen.getByText('1,234 addresses in all')).toBeTruthy()
  const save = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(save('Save who may be mailed')).toBe('/api/admin/addresses.csv?list=guide&whom=mailable')
  await user.type(screen.getByRole('searchbox', { name: 'Address begins with' }), 'ann{Enter}')
  await waitFor(() => expect(address()).toBe('/admin/people?tab=lists&search=ann'))
  expect(save('Save everybody')).toBe('/api/admin/addresses.csv?list=guide&whom=everybody&search=ann')
  await user.selectOptions(screen.getByRole('combobox', { name: 'May we mail it?' }), 'Left the list')
  await user.click(await screen.findByRole('button', { name: 'Next page' }))
  await waitFor(() =>
    expect(asked.at(-1)?.variables).toEqual({
      list: 'guide',
      search: 'ann',
      state: 'unsubscribed',
      first: 25,
      after: 'last',
      last: null,
      before: null,
    }),
  )
  await user.selectOptions(screen.getByRole('combobox', { name: 'List' }), 'Mailing list')
  await waitFor(() => expect(address()).toBe('/admin/people?tab=lists&list=mailing'))
})

test('an address is forgotten in two steps, and the focus is on keeping it', async () => {
  answer('LeftAddresses', addresses([lead]))
  const asked = answer('ForgetLeftAddress', { forgetLeftAddress: done })
  const { user } = renderApp('/admin/people?tab=lists', staff)
  await user.click(await screen.findByRole('button', { name: 'Forget ann@example.org' }))
  const keep = screen.getByRole('button', { name: 'Keep it' })
  await waitFor(() => expect(document.activeElement).toBe(keep))
  await user.click(keep)
  expect(screen.queryByText('Forget ann@example.org?')).toBeNull()
  expect(asked).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Forget ann@example.org' }))
  answer('LeftAddresses', addresses([]))
  await user.dblClick(screen.getByRole('button', { name: 'Forget it' }))
  expect(await screen.findByText('ann@example.org is forgotten.')).toBeTruthy()
  expect(await screen.findByText('Nobody yet')).toBeTruthy()
  expect(asked.map(({ variables }) => variables)).toEqual([{ list: 'guide', id: 'lead' }])
})

test('a colleague who was faster, a failure, an empty search and a page that has gone are said', async () => {
  answer('LeftAddresses', addresses([lead]))
  answer('ForgetLeftAddress', { forgetLeftAddress: { __typename: 'NotFoundError', message: 'None.', code: 'NOT_FOUND' } })
  const { user } = renderApp('/admin/people?tab=lists', staff)
  await user.click(await screen.findByRole('button', { name: 'Forget ann@example.org' }))
  await user.click(screen.getByRole('button', { name: 'Forget it' }))
  expect(await screen.findByText(/A colleague was faster/)).toBeTruthy()
  answer('LeftAddresses', addresses([]))
  goTo('/admin/people?tab=lists&search=zz')
  expect(await screen.findByText('No address is like this')).toBeTruthy()
  goTo('/admin/people?tab=lists&after=gone')
  expect(await screen.findByText('This page is empty by now')).toBeTruthy()
  answer('LeftAddresses', offline)
  goTo('/admin/people?tab=lists&list=mailing')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('staff of the demo academy are told why they see no addresses', async () => {
  answer('LeftAddresses', addresses([], { isDemo: true, total: 0 }))
  renderApp('/admin/people?tab=lists', staff)
  expect(await screen.findByText('The demo shows no addresses')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Save/ })).toBeNull()
})

test('a request is declined with a reason, which is asked for first', async () => {
  answer('Enrolments', enrolments([enrolment]))
  const asked = answer('DecideEnrolment', { decideEnrolment: done })
  const { user } = renderApp('/admin/people?tab=enrolments', staff)
  expect(await screen.findByText('Waits for you', { selector: 'span' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Decline: Sam Hill' }))
  await user.click(screen.getByRole('button', { name: 'Decline and tell them' }))
  expect(await screen.findByText('Write why: the family reads it.')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /What the family reads/ }), 'The group is full.')
  await user.dblClick(screen.getByRole('button', { name: 'Decline and tell them' }))
  expect(await screen.findByText('Sam Hill: declined. The family is told.')).toBeTruthy()
  expect(asked.map(({ variables }) => variables.input)).toEqual([{ id: 'e1', choice: 'decline', word: 'The group is full.' }])
})

test('whoever is second hears who was first, and what was written stays when the academy does not answer', async () => {
  answer('Enrolments', enrolments([enrolment]))
  answer('DecideEnrolment', offline)
  const { user } = renderApp('/admin/people?tab=enrolments', staff)
  await user.click(await screen.findByRole('button', { name: 'Enrol them: Sam Hill' }))
  await user.type(screen.getByRole('textbox', { name: /What the family reads/ }), 'Welcome.')
  await user.click(screen.getByRole('button', { name: 'Enrol them and tell them' }))
  expect((await screen.findByRole('alert')).textContent).toContain('still here')
  const message = 'Bo Staff has decided this already: declined.'
  answer('DecideEnrolment', { decideEnrolment: { __typename: 'AlreadyDecidedError', message, code: 'ALREADY_DECIDED' } })
  expect(screen.getByDisplayValue('Welcome.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Enrol them and tell them' }))
  expect(await screen.findByText(message)).toBeTruthy()
})

test('a family is found by its address and enrolled; another choice is another request, a repeat is the same', async () => {
  answer('Enrolments', enrolments([]))
  const found = answer('FindFamily', {
    family: {
      id: 'sam',
      name: 'Sam Hill',
      payers: [{ id: 'sam', name: 'Sam Hill', email: 'sam@example.org' }],
      learners: [{ id: 'kim', name: 'Kim Hill', age: 9, tier: 'free', mayChange: false }],
    },
  })
  const asked = answer('EnrolByHand', offline)
  const { user } = renderApp('/admin/people?tab=enrolments', staff)
  expect(await screen.findByText('No enrolments yet')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /Address of a parent or a learner/ }), 'sam@example.org{Enter}')
  const enrol = await screen.findByRole('button', { name: 'Enrol in Academy' })
  expect(found[0]?.variables).toEqual({ email: 'sam@example.org' })
  expect(screen.getByText('A parent has to say yes first')).toBeTruthy()
  await user.click(enrol)
  expect((await screen.findByRole('alert')).textContent).toContain('nobody is enrolled twice')
  await user.click(enrol)
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[0]?.variables.input.requestKey).toBe(asked[1]?.variables.input.requestKey)
  answer('EnrolByHand', { enrolByHand: done })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Programme' }), 'Starter, $197 a month')
  const again = answer('EnrolByHand', { enrolByHand: done })
  await user.click(screen.getByRole('button', { name: 'Enrol in Starter' }))
  expect(await screen.findByText('Sam Hill: enrolled in Starter. The family is told.')).toBeTruthy()
  expect(again[0]?.variables.input).toMatchObject({ payerId: 'sam', programme: 'starter', word: '' })
  expect(again[0]?.variables.input.requestKey).not.toBe(asked[0]?.variables.input.requestKey)
})

test('a plan is changed from the one that was seen, and an address that nobody has is said', async () => {
  answer('Enrolments', enrolments([]))
  const learner = { id: 'lee', name: 'Lee Hill', age: 15, tier: 'free', mayChange: true } as const
  answer('FindFamily', { family: { id: 'lee', name: 'Lee Hill', payers: [], learners: [learner] } })
  const asked = answer('ChangeMembership', { changeMembership: done })
  const { user } = renderApp('/admin/people?tab=enrolments', staff)
  const field = await screen.findByRole('textbox', { name: /Address of a parent or a learner/ })
  await user.type(field, 'lee@example.org{Enter}')
  expect(await screen.findByText('No programme without a parent')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Change the plan' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Lee Hill has Free Explorer already')
  await user.selectOptions(screen.getByRole('combobox', { name: /^Plan/ }), 'Creator')
  await user.click(screen.getByRole('button', { name: 'Change the plan' }))
  expect(await screen.findByText('Lee Hill: the plan is Creator now. The family is told.')).toBeTruthy()
  expect(asked[0]?.variables.input).toEqual({ learnerId: 'lee', from: 'free', to: 'creator', word: '' })
  answer('FindFamily', { family: null })
  await user.clear(field)
  await user.type(field, 'nobody@example.org{Enter}')
  expect(await screen.findByText('Nobody has this address')).toBeTruthy()
})

test('the mail about consent is sent again to an address that nobody can change, and not when all have gone', async () => {
  answer('WaitingConsents', children([child, { ...child, id: 'lou', childFirstName: 'Lou', mails: 4, mailsLeft: 0 }]))
  const asked = answer('AskConsentAgain', { askConsentAgain: done })
  const { user } = renderApp('/admin/people?tab=consent', staff)
  expect(await screen.findByText('1 of 4')).toBeTruthy()
  expect(screen.getAllByText('8 Sept 2026')).toHaveLength(2)
  expect(screen.getByText(/All 4 mails have gone out/)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Send again for Lou' })).toBeNull()
  await user.dblClick(screen.getByRole('button', { name: 'Send again for Kim' }))
  expect(await screen.findByText(/The mail about Kim is on its way/)).toBeTruthy()
  expect(asked.map(({ variables }) => variables)).toEqual([{ learnerId: 'kim', mails: 1 }])
  const message = 'It was sent again meanwhile: 3 mails have gone out.'
  answer('AskConsentAgain', { askConsentAgain: { __typename: 'SeenChangedError', message, code: 'SEEN_CHANGED' } })
  await user.click(screen.getByRole('button', { name: 'Send again for Kim' }))
  expect(await screen.findByText(message)).toBeTruthy()
})

test('nobody waits, and a list that does not come, are said', async () => {
  answer('WaitingConsents', offline)
  const { user } = renderApp('/admin/people?tab=consent', staff)
  const again = await screen.findByRole('button', { name: 'Try again' })
  answer('WaitingConsents', children([]))
  await user.click(again)
  expect(await screen.findByText('Nobody waits')).toBeTruthy()
})
