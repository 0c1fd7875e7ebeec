import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { sessionUser, viewer } from '../../../../test/factories.ts'
import { answer, offline } from '../../../../test/msw.ts'
import type { Operations } from '../../../../test/operations.ts'
import { address, goTo, renderApp } from '../../../../test/render-app.tsx'

type Addresses = Operations['Leads']['data']['leads']
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
  leads: { total: 1234, isDemo: false, edges: nodes.map((node) => ({ node })), pageInfo, ...changes },
})

const enrolment: Enrolment = {
  id: 'e1',
  payerId: 'sam',
  payerName: 'Sam Hill',
  payerEmail: 'sam@example.org',
  programme: 'academy',
  status: 'waiting',
  isManual: true,
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
  isCaseOpen: false,
  erasedOn: '2026-09-08T10:00:00.000Z',
}

const children = (nodes: Child[]) => ({
  waitingConsents: { total: nodes.length, edges: nodes.map((node) => ({ node })), pageInfo },
})

// Loads the chunks first, so that the tests do not wait for their compilation.
beforeAll(async () => {
  await Promise.all([
    import('./people-page.tsx'),
    import('../../../features/staff/contact-lists/lists-tab.tsx'),
    import('../../../features/staff/enrolment-requests/enrolments-tab.tsx'),
    import('../../../features/staff/consent-cases/consent-tab.tsx'),
  ])
})

const done = { __typename: 'DonePayload', done: true } as const

test('shows staff who left an email address and whether it may be used, and saves the permitted ones by default', async () => {
  const asked = answer('Leads', addresses([lead]))
  const { user } = renderApp('/admin/people?tab=lists', staff)
  const row = (await screen.findByRole('rowheader', { name: /ann@example.org/ })).closest('tr')
  for (const text of ['Ann Hill', '9 years old', 'robots', '1 Sept 2026, asked 2 times', 'Can be emailed'])
    expect(within(row as HTMLElement).getByText(text)).toBeTruthy()
  expect(screen.getByText('1,234 addresses in total')).toBeTruthy()
  const save = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(save('Download those we can email')).toBe('/api/admin/addresses.csv?list=guide&whom=mailable')
  await user.type(screen.getByRole('searchbox', { name: 'Email starts with' }), 'ann{Enter}')
  await waitFor(() => expect(address()).toBe('/admin/people?tab=lists&search=ann'))
  expect(save('Download all')).toBe('/api/admin/addresses.csv?list=guide&whom=everybody&search=ann')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Can we email them?' }), 'Unsubscribed')
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
  await user.selectOptions(screen.getByRole('combobox', { name: 'List' }), 'Newsletter')
  await waitFor(() => expect(address()).toBe('/admin/people?tab=lists&list=mailing'))
})

test('deletes an email address in two steps, with the focus on keeping it', async () => {
  answer('Leads', addresses([lead]))
  const asked = answer('EraseLead', { eraseLead: done })
  const { user } = renderApp('/admin/people?tab=lists', staff)
  await user.click(await screen.findByRole('button', { name: 'Delete ann@example.org' }))
  const keep = screen.getByRole('button', { name: 'Keep' })
  await waitFor(() => expect(document.activeElement).toBe(keep))
  await user.click(keep)
  expect(screen.queryByText('Delete ann@example.org?')).toBeNull()
  expect(asked).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Delete ann@example.org' }))
  answer('Leads', addresses([]))
  await user.dblClick(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('ann@example.org was deleted.')).toBeTruthy()
  expect(await screen.findByText('No one yet')).toBeTruthy()
  expect(asked.map(({ variables }) => variables)).toEqual([{ list: 'guide', id: 'lead' }])
})

test('shows a message for a conflict, an error, an empty search and a page that no longer exists', async () => {
  answer('Leads', addresses([lead]))
  answer('EraseLead', { eraseLead: { __typename: 'NotFoundError', message: 'None.', code: 'NOT_FOUND' } })
  const { user } = renderApp('/admin/people?tab=lists', staff)
  await user.click(await screen.findByRole('button', { name: 'Delete ann@example.org' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(/A colleague has already deleted/)).toBeTruthy()
  answer('Leads', addresses([]))
  goTo('/admin/people?tab=lists&search=zz')
  expect(await screen.findByText('No addresses found')).toBeTruthy()
  goTo('/admin/people?tab=lists&after=gone')
  expect(await screen.findByText('This page is now empty')).toBeTruthy()
  answer('Leads', offline)
  goTo('/admin/people?tab=lists&list=mailing')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('explains to staff of the demo academy why they see no email addresses', async () => {
  answer('Leads', addresses([], { isDemo: true, total: 0 }))
  renderApp('/admin/people?tab=lists', staff)
  expect(await screen.findByText('The demo shows no addresses')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Save/ })).toBeNull()
})

test('requires a reason before a request is declined', async () => {
  answer('Enrolments', enrolments([enrolment]))
  const asked = answer('DecideEnrolment', { decideEnrolment: done })
  const { user } = renderApp('/admin/people?tab=enrolments', staff)
  expect(await screen.findByText('Waiting for you', { selector: 'span' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Decline: Sam Hill' }))
  await user.click(screen.getByRole('button', { name: 'Decline and notify them' }))
  expect(await screen.findByText('Give a reason. The family will read it.')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /^Message to the family$/ }), 'The group is full.')
  await user.dblClick(screen.getByRole('button', { name: 'Decline and notify them' }))
  expect(await screen.findByText('Sam Hill: declined. We’ve let the family know.')).toBeTruthy()
  expect(asked.map(({ variables }) => variables.input)).toEqual([{ id: 'e1', choice: 'decline', word: 'The group is full.' }])
})

test('shows who decided first, and keeps the text when the server does not respond', async () => {
  answer('Enrolments', enrolments([enrolment]))
  answer('DecideEnrolment', offline)
  const { user } = renderApp('/admin/people?tab=enrolments', staff)
  await user.click(await screen.findByRole('button', { name: 'Enrol family: Sam Hill' }))
  await user.type(screen.getByRole('textbox', { name: /^Message to the family$/ }), 'Welcome.')
  await user.click(screen.getByRole('button', { name: 'Enrol family and notify them' }))
  expect((await screen.findByRole('alert')).textContent).toContain('still here')
  const message = 'Bo Staff has already decided this: declined.'
  answer('DecideEnrolment', { decideEnrolment: { __typename: 'AlreadyDecidedError', message, code: 'ALREADY_DECIDED' } })
  expect(screen.getByDisplayValue('Welcome.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Enrol family and notify them' }))
  expect(await screen.findByText(message)).toBeTruthy()
})

test('finds a family by email address and enrolls it; a different choice is a new request, a retry is the same one', async () => {
  answer('Enrolments', enrolments([]))
  const found = answer('FindFamily', {
    family: {
      id: 'sam',
      name: 'Sam Hill',
      payers: [{ id: 'sam', name: 'Sam Hill', email: 'sam@example.org' }],
      learners: [{ id: 'kim', name: 'Kim Hill', age: 9, tier: 'free', mayChange: false }],
    },
  })
  const asked = answer('EnrolManually', offline)
  const { user } = renderApp('/admin/people?tab=enrolments', staff)
  expect(await screen.findByText('No enrolments yet')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /Email of a parent or learner/ }), 'sam@example.org{Enter}')
  const enrol = await screen.findByRole('button', { name: 'Enrol in Academy' })
  expect(found[0]?.variables).toEqual({ email: 'sam@example.org' })
  expect(screen.getByText('A parent has to agree first')).toBeTruthy()
  const word = screen.getByRole('textbox', { name: 'Message to the family about the programme' })
  await user.click(word)
  await user.paste('x'.repeat(301))
  await user.click(enrol)
  expect(document.activeElement).toBe(word)
  expect(asked).toHaveLength(0)
  await user.clear(word)
  await user.click(enrol)
  expect((await screen.findByRole('alert')).textContent).toContain('no one will be enrolled twice')
  await user.click(enrol)
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[0]?.variables.input.requestKey).toBe(asked[1]?.variables.input.requestKey)
  answer('EnrolManually', { enrolManually: done })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Programme' }), 'Starter, $197 a month')
  const again = answer('EnrolManually', { enrolManually: done })
  await user.click(screen.getByRole('button', { name: 'Enrol in Starter' }))
  expect(await screen.findByText('Sam Hill: enrolled in Starter. We’ve let the family know.')).toBeTruthy()
  expect(again[0]?.variables.input).toMatchObject({ payerId: 'sam', programme: 'starter', word: '' })
  expect(again[0]?.variables.input.requestKey).not.toBe(asked[0]?.variables.input.requestKey)
})

test('changes a plan from the displayed version, and shows an unknown email address', async () => {
  answer('Enrolments', enrolments([]))
  const learner = { id: 'lee', name: 'Lee Hill', age: 15, tier: 'free', mayChange: true } as const
  answer('FindFamily', { family: { id: 'lee', name: 'Lee Hill', payers: [], learners: [learner] } })
  const asked = answer('ChangeMembership', { changeMembership: done })
  const { user } = renderApp('/admin/people?tab=enrolments', staff)
  const field = await screen.findByRole('textbox', { name: /Email of a parent or learner/ })
  await user.type(field, 'lee@example.org{Enter}')
  expect(await screen.findByText('A parent is needed first')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Change plan' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Lee Hill already has Free Explorer')
  await user.selectOptions(screen.getByRole('combobox', { name: /^Plan/ }), 'Creator')
  const word = screen.getByRole('textbox', { name: 'Message to the family about the plan' })
  await user.click(word)
  await user.paste('x'.repeat(301))
  await user.click(screen.getByRole('button', { name: 'Change plan' }))
  expect(document.activeElement).toBe(word)
  expect(asked).toHaveLength(0)
  await user.clear(word)
  await user.click(screen.getByRole('button', { name: 'Change plan' }))
  expect(await screen.findByText('Lee Hill is now on Creator. We’ve let the family know.')).toBeTruthy()
  expect(asked[0]?.variables.input).toEqual({ learnerId: 'lee', from: 'free', to: 'creator', word: '' })
  answer('FindFamily', { family: null })
  await user.clear(field)
  await user.type(field, 'nobody@example.org{Enter}')
  expect(await screen.findByText('No account has this address')).toBeTruthy()
})

test('sends the consent email again without a way to edit the email address, and not after the limit', async () => {
  answer('WaitingConsents', children([child, { ...child, id: 'lou', childFirstName: 'Lou', mails: 4, mailsLeft: 0 }]))
  const asked = answer('AskConsentAgain', { askConsentAgain: done })
  const { user } = renderApp('/admin/people?tab=consent', staff)
  expect(await screen.findByText('1 of 4')).toBeTruthy()
  expect(screen.getAllByText('8 Sept 2026')).toHaveLength(2)
  expect(screen.getByText(/All 4 emails have been sent/)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Send again for Lou' })).toBeNull()
  await user.dblClick(screen.getByRole('button', { name: 'Send again for Kim' }))
  expect(await screen.findByText(/We sent the email about Kim again/)).toBeTruthy()
  expect(asked.map(({ variables }) => variables)).toEqual([{ learnerId: 'kim', mails: 1 }])
  const message = 'Someone else has just sent the email again. 3 have now been sent.'
  answer('AskConsentAgain', { askConsentAgain: { __typename: 'SeenChangedError', message, code: 'SEEN_CHANGED' } })
  await user.click(screen.getByRole('button', { name: 'Send again for Kim' }))
  expect(await screen.findByText(message)).toBeTruthy()
})

test('links a family whose parent agreed, or closes the case after a confirmation', async () => {
  const stuck: Child = { ...child, obstacle: 'familyFull', isCaseOpen: true }
  answer('WaitingConsents', children([stuck, { ...stuck, id: 'lou', childFirstName: 'Lou', isCaseOpen: false }]))
  const { user } = renderApp('/admin/people?tab=consent', staff)
  await screen.findByText(/The case is closed/)
  expect(screen.queryByRole('button', { name: 'Close the case of Lou' })).toBeNull()
  const message = 'You look after four children already.'
  const linked = answer('LinkFamily', { linkFamily: { __typename: 'FamilyFullError', message, code: 'FAMILY_FULL' } })
  await user.click(screen.getByRole('button', { name: 'Link the family of Kim' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(linked.map(({ variables }) => variables)).toEqual([{ learnerId: 'kim', obstacle: 'familyFull' }])
  const closed = answer('CloseConsentCase', { closeConsentCase: done })
  await user.click(screen.getByRole('button', { name: 'Close the case of Kim' }))
  expect(closed).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Close case' }))
  expect(await screen.findByText('Kim’s case is closed.')).toBeTruthy()
})

test('shows a message for an empty list and for an error', async () => {
  answer('WaitingConsents', offline)
  const { user } = renderApp('/admin/people?tab=consent', staff)
  const again = await screen.findByRole('button', { name: 'Try again' })
  answer('WaitingConsents', children([]))
  await user.click(again)
  expect(await screen.findByText('No one is waiting')).toBeTruthy()
})
