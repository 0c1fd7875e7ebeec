import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mia, openAsParent } from '../../../../test/child-settings.ts'
import { viewer } from '../../../../test/factories.ts'
import { answer, offline } from '../../../../test/msw.ts'
import { address } from '../../../../test/render-app.tsx'
import { withFewZones } from '../../../features/accounts/profile/few-zones.fixture.ts'

withFewZones()

const since = '2026-11-24T10:00:00.000Z'
const eva = { id: 'parent-1', firstName: 'Eva', lastName: '', since, mayEnd: false }
const ben = { id: 'parent-2', firstName: 'Ben', lastName: '', since, mayEnd: false }
const lou = { id: 'parent-3', firstName: 'Lou', lastName: '', since: '2026-11-25T10:00:00.000Z', mayEnd: false }

test('ends the link of a child of 13 or more in two steps and redirects the parent', async () => {
  const guardians = [{ ...eva, mayEnd: true }]
  const { press } = await openAsParent([mia({ consent: 'notRequired', guardians })])
  expect(screen.queryByRole('button', { name: 'Withdraw consent' })).toBeNull()
  const asked = answer('EndGuardianship', {
    endGuardianship: { __typename: 'User', id: 'parent-1', children: [], learner: null },
  })
  answer('ParentDashboardPage', { viewer: viewer({ id: 'parent-1', role: 'parent', learner: null }) })
  await press('End the link with Mia')
  expect(asked).toHaveLength(0)
  await press('Yes, end it')
  await waitFor(() => expect(address()).toBe('/parent-dashboard'))
  expect(asked[0]?.variables).toEqual({ learnerId: 'learner-1', parentId: 'parent-1' })
})

test('offers to end the link of a child of 13 or more whose parent also has a younger child', async () => {
  const link = (mayEnd: boolean) => [
    { id: 'parent-1', firstName: 'Eva', lastName: '', since: '2026-09-01T10:00:00.000Z', mayEnd },
  ]
  const older = mia({ id: 'learner-1', consent: 'notRequired', guardians: link(true) })
  const younger = mia({ id: 'learner-2', firstName: 'Tom', consent: 'granted', guardians: link(false) })
  await openAsParent([younger, older])
  screen.getByRole('button', { name: 'End the link with Mia' })
})

test('offers no end of the link to a child under 13 when it could be ended for a sibling', async () => {
  const link = (mayEnd: boolean) => [
    { id: 'parent-1', firstName: 'Eva', lastName: '', since: '2026-09-01T10:00:00.000Z', mayEnd },
  ]
  const younger = mia({ id: 'learner-1', consent: 'granted', guardians: link(false) })
  const older = mia({ id: 'learner-2', firstName: 'Tom', consent: 'notRequired', guardians: link(true) })
  await openAsParent([older, younger])
  expect(screen.queryByRole('button', { name: /^End the link/ })).toBeNull()
})

test('withdraws consent in two steps, and sends nothing in the first', async () => {
  const { press } = await openAsParent([mia({ firstName: 'Mia', consent: 'granted' })])
  const asked = answer('WithdrawConsent', { withdrawConsent: { __typename: 'DonePayload', done: true } })
  await press('Withdraw consent')
  expect(screen.getByText('Withdraw consent for Mia?')).toBeTruthy()
  expect(asked).toHaveLength(0)
  const withdrawn = mia({ consent: 'withdrawn', erasureAt: '2026-12-01T10:00:00.000Z' })
  answer('ChildSettingsPage', {
    viewer: viewer({ id: 'parent-1', firstName: 'Eva', role: 'parent', learner: null, children: [withdrawn] }),
  })
  await press('Withdraw consent')
  await screen.findByText('Consent was withdrawn')
  await screen.findByText(/We will delete the account on 1 December\./)
  expect(asked.map(({ variables }) => variables)).toEqual([{ learnerId: 'learner-1' }])
  expect(screen.queryByRole('button', { name: 'Withdraw consent' })).toBeNull()
})

test.each([
  [[eva], 'only you'],
  [[ben, eva], 'you and Ben (since 24 November 2026)'],
  [[eva, ben, lou], 'you, Ben (since 24 November 2026) and Lou (since 25 November 2026)'],
])('shows a parent who else is a parent of the child', async (guardians, words) => {
  await openAsParent([mia({ guardians })])
  screen.getByText(`Parents of Mia: ${words}`)
})

test.each([
  ['nothing about others to an only parent', [eva], null],
  ['that the other parent can keep the account', [eva, ben], /The other parent gets an email and can keep the account until/],
])('says before a withdrawal %s', async (_what, guardians, words) => {
  const { press } = await openAsParent([mia({ consent: 'granted', guardians })])
  await press('Withdraw consent')
  if (words) screen.getByText(words)
  else expect(screen.queryByText(/The other parent/)).toBeNull()
})

test('offers only the download and keeping the account after consent was withdrawn', async () => {
  await openAsParent([mia({ consent: 'withdrawn', erasureAt: '2026-12-01T10:00:00.000Z' })])
  screen.getByText(/We will delete the account on 1 December\./)
  screen.getByRole('button', { name: 'Keep Mia’s account' })
  screen.getByRole('heading', { name: 'Download Mia’s data' })
  screen.getByRole('button', { name: 'Download as a data file (JSON)' })
  expect(screen.queryByRole('switch')).toBeNull()
})

test('leaves the consent unchanged after Keep consent', async () => {
  const { press } = await openAsParent([mia({ consent: 'granted' })])
  await press('Withdraw consent')
  await press('Keep consent')
  expect(screen.getByRole('button', { name: 'Withdraw consent' })).toBeTruthy()
  expect(screen.queryByText(/^Withdraw consent for/)).toBeNull()
})

test('shows a destructive message when the withdrawal fails, and offers a retry', async () => {
  const { press } = await openAsParent([mia({ consent: 'granted' })])
  answer('WithdrawConsent', offline)
  await press('Withdraw consent')
  await press('Withdraw consent')
  expect((await screen.findByRole('alert')).textContent).toContain('Not saved')
  const again = screen.getByRole('button', { name: 'Withdraw consent' })
  await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(again))
})

test('offers no withdrawal for a child who needs no consent', async () => {
  await openAsParent([mia({ consent: 'notRequired' })])
  expect(screen.queryByRole('button', { name: 'Withdraw consent' })).toBeNull()
})
