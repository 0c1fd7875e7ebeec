import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { sessionUser, viewer } from '../../../../test/factories.ts'
import { answer, offline } from '../../../../test/msw.ts'
import { account, accountsPage, closing, staffInvitation, staffPerson } from '../../../../test/people.ts'
import { address, goTo, renderApp } from '../../../../test/render-app.tsx'

const staff = { session: sessionUser({ role: 'staff', consent: null }), viewer: viewer({ role: 'staff', learner: null }) }
const ada = staffPerson('Ada', { isViewer: true, isNamed: true })
const cy = staffPerson('Cy')
const reason = 'You moved on to another school.'
beforeEach(() => void answer('StaffTab', { staffPeople: [ada, cy], staffInvitations: [] }))

const row = (name: string) =>
  within(screen.getByRole('heading', { level: 3, name: new RegExp(name) }).closest('li') as HTMLElement)

test('shows the not-found page to users who are not staff', async () => {
  renderApp('/admin/people', { session: sessionUser() })
  expect(await screen.findByRole('heading', { name: /404/ })).toBeTruthy()
})

test('lists the staff, how they got access, and marks the current user', async () => {
  const gone = staffPerson('Dan', {
    isInvited: false,
    invitedByName: null,
    ending: closing,
    lastSeenAt: '2026-09-02T10:00:00.000Z',
  })
  const shown = staffPerson('Eve', { isDemo: true, isInvited: false, invitedByName: null })
  answer('StaffTab', { staffPeople: [ada, cy, gone, shown], staffInvitations: [] })
  renderApp('/admin/people', staff)
  await screen.findByRole('list', { name: 'Staff' })
  expect(row('Ada').getByText('(you)')).toBeTruthy()
  expect(row('Ada').getByText('STAFF_EMAILS')).toBeTruthy()
  // Staff cannot end their own access.
  expect(row('Ada').queryByRole('button')).toBeNull()
  expect(row('Cy').getByText('an invitation from Bo Berg')).toBeTruthy()
  expect(row('Dan').getByText('STAFF_EMAILS (earlier)')).toBeTruthy()
  expect(row('Eve').getByText('demo')).toBeTruthy()
  expect(row('Dan').getByText(/by Bo Berg: “We would like to talk/)).toBeTruthy()
  expect(screen.getByText(/^No pending invitations/)).toBeTruthy()
})

test('retries after the staff list could not be loaded', async () => {
  answer('StaffTab', offline)
  const { user } = renderApp('/admin/people', staff)
  const again = await screen.findByRole('button', { name: 'Try again' })
  answer('StaffTab', { staffPeople: [ada], staffInvitations: [] })
  await user.click(again)
  expect(await screen.findByRole('heading', { name: /Ada/ })).toBeTruthy()
})

test('ends access with a reason that the colleague reads, and restores it', async () => {
  const { user } = renderApp('/admin/people', staff)
  await user.click(await screen.findByRole('button', { name: 'End access…' }))
  await user.click(screen.getByRole('button', { name: 'End access' }))
  expect(screen.getByText(/Explain why in a sentence or two/)).toBeTruthy()
  const ended = { ...cy, ending: { ...closing, reason } }
  const asked = answer('EndStaffAccess', { endStaffAccess: ended })
  answer('StaffTab', { staffPeople: [ada, ended], staffInvitations: [] })
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), reason)
  await user.click(screen.getByRole('button', { name: 'End access' }))
  expect(await screen.findByText('Cy no longer has access')).toBeTruthy()
  expect(asked[0]?.variables).toEqual({ id: 'cy', reason })
  const given = answer('RestoreStaffAccess', { restoreStaffAccess: cy })
  answer('StaffTab', { staffPeople: [ada, cy], staffInvitations: [] })
  await user.click(await screen.findByRole('button', { name: 'Restore access' }))
  expect(await screen.findByText('Cy has access again')).toBeTruthy()
  expect(given[0]?.variables).toEqual({ id: 'cy', since: closing.since })
})

test('resets a colleague’s second factor after a confirmation, only if there is one', async () => {
  const cy = staffPerson('Cy', { hasSecondFactor: true })
  answer('StaffTab', { staffPeople: [staffPerson('Ada', { isViewer: true, hasSecondFactor: true }), cy], staffInvitations: [] })
  const { user } = renderApp('/admin/people', staff)
  const asked = answer('ResetSecondFactor', { resetSecondFactor: staffPerson('Cy') })
  await user.click(await screen.findByRole('button', { name: 'Reset two-step verification' }))
  expect(asked).toEqual([])
  screen.getByText('Reset two-step verification for Cy?')
  answer('StaffTab', { staffPeople: [staffPerson('Cy')], staffInvitations: [] })
  await user.click(screen.getByRole('button', { name: 'Reset two-step verification' }))
  await screen.findByText('Cy will set up two-step verification again')
  expect(asked.map(({ variables }) => variables)).toEqual([{ id: 'cy' }])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reset two-step verification' })).toBeNull())
})

test('does not end the access of staff listed in STAFF_EMAILS, and shows why', async () => {
  answer('StaffTab', { staffPeople: [staffPerson('Eve', { isNamed: true })], staffInvitations: [] })
  renderApp('/admin/people', staff)
  expect(await screen.findByText(/the server administrator granted this access/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'End access…' })).toBeNull()
})

test('invites a colleague, resends the invitation, and withdraws it', async () => {
  const bo = staffInvitation('bo@example.org', { name: 'Bo', sentCount: 2, isExpired: true })
  const asked = answer('InviteStaff', { inviteStaff: bo })
  const { user } = renderApp('/admin/people', staff)
  await user.type(await screen.findByRole('textbox', { name: /^Email/ }), 'bo@')
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(screen.getByText(/like name@example.com/)).toBeTruthy()
  answer('StaffTab', { staffPeople: [ada], staffInvitations: [bo] })
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'example.org')
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText('Invitation sent to bo@example.org')).toBeTruthy()
  expect(asked[0]?.variables.input).toEqual({ email: 'bo@example.org', name: '' })
  await screen.findByRole('list', { name: 'Invitations' })
  expect(row('bo@example.org').getByText(/2 times in total/)).toBeTruthy()
  expect(row('bo@example.org').getByText('Expired')).toBeTruthy()
  answer('ResendStaffInvitation', { resendStaffInvitation: { ...bo, sentCount: 3 } })
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText(/New link sent/)).toBeTruthy()
  answer('WithdrawStaffInvitation', {
    withdrawStaffInvitation: { __typename: 'NotFoundError', message: 'Gone.', code: 'NOT_FOUND' },
  })
  answer('StaffTab', { staffPeople: [ada], staffInvitations: [] })
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  // The invitation was accepted in between: the screen shows a message and the current state.
  expect(await screen.findByText('Gone.')).toBeTruthy()
  expect(await screen.findByText(/^No pending invitations/)).toBeTruthy()
})

test('shows at its field that an email address belongs to an account', async () => {
  const message = 'This address belongs to a learner account.'
  answer('InviteStaff', {
    inviteStaff: { __typename: 'InvalidInputError', message, issues: [{ field: 'email', message }] },
  })
  const { user } = renderApp('/admin/people', staff)
  await user.type(await screen.findByRole('textbox', { name: /^Email/ }), 'mia@example.org{Enter}')
  expect(await screen.findByText(message)).toBeTruthy()
})

test('lists suspended accounts without a search, and keeps a search in the URL', async () => {
  const asked = answer('AccountsTab', accountsPage([]))
  const { user } = renderApp('/admin/people?tab=accounts', staff)
  expect(await screen.findByText('No suspended accounts')).toBeTruthy()
  await user.type(screen.getByRole('searchbox', { name: /Name or email/ }), 'm{Enter}')
  expect(screen.getByText(/Enter at least 2 letters/)).toBeTruthy()
  answer('AccountsTab', accountsPage([account('Mia', { email: '' }), account('Pat', { role: 'parent', consent: null })], true))
  await user.type(screen.getByRole('searchbox', { name: /Name or email/ }), 'ia{Enter}')
  await waitFor(() => expect(address()).toBe('/admin/people?tab=accounts&search=mia'))
  await screen.findByRole('list', { name: 'Accounts' })
  expect(row('Mia').getByText('none (signs in with codes)')).toBeTruthy()
  expect(row('Mia').getByRole('link', { name: 'Open record' }).getAttribute('href')).toBe('/admin/students/mia')
  expect(row('Pat').queryByRole('link')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(address()).toBe('/admin/people?tab=accounts&search=mia&after=last'))
  answer('AccountsTab', accountsPage([]))
  goTo('/admin/people?tab=accounts&search=zzz')
  expect(await screen.findByText('No accounts found')).toBeTruthy()
  expect(asked[0]?.variables).toMatchObject({ search: null, first: 20 })
})

test('suspends a child with text that can start from a template, and restores access', async () => {
  answer('AccountsTab', accountsPage([account('Mia')]))
  const { user } = renderApp('/admin/people?tab=accounts&search=mia', staff)
  await user.click(await screen.findByRole('button', { name: 'Suspend…' }))
  expect(screen.getByText(/Mia’s parents see it, too/)).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Template' }), 'Unkind to others')
  // Text that staff write about a child is not stored in the browser.
  expect(sessionStorage.getItem('drafts')).toBeNull()
  const asked = answer('SuspendAccount', { suspendAccount: account('Mia', { suspension: closing }) })
  await user.click(screen.getByRole('button', { name: 'Suspend' }))
  expect(await screen.findByText('Mia is suspended')).toBeTruthy()
  expect(asked[0]?.variables.reason).toMatch(/unkind to others/)
  expect(await screen.findByText('Suspended')).toBeTruthy()
  const lifted = answer('LiftSuspension', { liftSuspension: account('Mia') })
  await user.click(screen.getByRole('button', { name: 'Lift suspension' }))
  expect(await screen.findByText('Mia can sign in again')).toBeTruthy()
  expect(lifted[0]?.variables).toEqual({ id: 'mia', since: closing.since })
})

test('shows the second of two staff members who decided first, and the current state', async () => {
  answer('AccountsTab', accountsPage([account('Pat', { role: 'parent', consent: null, leftWithoutCodes: 1 })]))
  const { user } = renderApp('/admin/people?tab=accounts&search=pat', staff)
  await user.click(await screen.findByRole('button', { name: 'Suspend…' }))
  expect(screen.getByText(/One child signs in with codes that only Pat can create/)).toBeTruthy()
  const message = 'Bo Berg has already decided this: suspended.'
  answer('SuspendAccount', { suspendAccount: { __typename: 'AlreadyDecidedError', message, code: 'ALREADY_DECIDED' } })
  answer('AccountsTab', accountsPage([account('Pat', { role: 'parent', consent: null, suspension: closing })]))
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), reason)
  await user.click(screen.getByRole('button', { name: 'Suspend' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Lift suspension' })).toBeTruthy()
})
