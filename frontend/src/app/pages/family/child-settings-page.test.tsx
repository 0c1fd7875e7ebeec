import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Child, child, learner, sessionUser, viewer } from '../../../../test/factories.ts'
import { answer, gate, offline } from '../../../../test/msw.ts'
import { address, renderApp } from '../../../../test/render-app.tsx'
import { withFewZones } from '../../../features/accounts/profile/few-zones.fixture.ts'

withFewZones()

type Settings = Child &
  Pick<ReturnType<typeof learner>, 'isListingPermitted' | 'timeZone' | 'signsInByCode' | 'controls' | 'guardians' | 'lab'>

const mia = (changes: Partial<Settings> = {}): Settings => ({ ...learner(), ...child(), ...changes })

async function openAsParent(children: Settings[], path = '/parent-dashboard/learner-1/settings') {
  const parent = viewer({ id: 'parent-1', firstName: 'Eva', role: 'parent', learner: null, children })
  answer('ChildSettingsPage', { viewer: parent })
  const { user } = renderApp(path, { session: sessionUser({ id: 'parent-1', role: 'parent', consent: null }), viewer: parent })
  await screen.findByRole('heading', { level: 1 })
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { press, user }
}

const since = '2026-11-24T10:00:00.000Z'
const eva = { id: 'parent-1', firstName: 'Eva', lastName: '', since, mayEnd: false }
const ben = { id: 'parent-2', firstName: 'Ben', lastName: '', since, mayEnd: false }
const lou = { id: 'parent-3', firstName: 'Lou', lastName: '', since: '2026-11-25T10:00:00.000Z', mayEnd: false }

const control = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('switch', { name })

/** Answers every change of settings with the changed settings. */
function keepsEverything(from: Settings) {
  let now = from
  return answer('SetFamilyControls', ({ input }) => {
    const { quietHours, isPaused, timeZone, ...plain } = input
    const quiet = quietHours === undefined ? {} : { quietFrom: quietHours?.from ?? null, quietUntil: quietHours?.until ?? null }
    const paused = isPaused === undefined ? {} : { pausedAt: isPaused ? '2026-09-01T10:00:00.000Z' : null }
    const controls = { ...now.controls, ...(plain as Partial<Settings['controls']>), ...quiet, ...paused }
    now = { ...now, controls, timeZone: timeZone ?? now.timeZone }
    return { setFamilyControls: { __typename: 'Learner', ...now } }
  })
}

test('sends each setting separately, shows it immediately and confirms the save', async () => {
  const { user } = await openAsParent([mia()])
  const asked = keepsEverything(mia())
  screen.getByText('Each change counts at once.')
  await user.click(control('Pause everything for Mia'))
  await user.click(control('The lab is on'))
  await user.click(control(/may go to AI companies/))
  await user.click(control('Projects may be shown to others'))
  await user.selectOptions(screen.getByLabelText('Time in the lab'), '30')
  await user.click(screen.getByRole('checkbox', { name: 'Gemini' }))
  expect(control('Pause everything for Mia').checked).toBe(true)
  await screen.findByText('Saved.')
  expect(asked.map(({ variables }) => variables.input)).toEqual([
    { isPaused: true },
    { isLabOn: false },
    { mayAskProviders: false },
    { mayShowProjects: false },
    { labMinutesPerDay: 30 },
    { labTools: ['chatgpt', 'claude', 'dalle'] },
  ])
  expect(control('The lab is on').checked).toBe(false)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Gemini' }).checked).toBe(false)
})

test('sends two quick changes one after the other, so that the last one is kept', async () => {
  const { user } = await openAsParent([mia()])
  const { open, opened } = gate()
  const asked = answer('SetFamilyControls', async ({ input }) => {
    await opened
    const pausedAt = input.isPaused ? '2026-09-01T10:00:00.000Z' : null
    return { setFamilyControls: { __typename: 'Learner', ...mia({ controls: { ...mia().controls, pausedAt } }) } }
  })
  await user.click(control(/^Pause/))
  await user.click(control(/^Pause/))
  expect(control(/^Pause/).checked).toBe(false)
  await waitFor(() => expect(asked).toHaveLength(1))
  open()
  await screen.findByText('Saved.')
  expect(asked.map(({ variables }) => variables.input)).toEqual([{ isPaused: true }, { isPaused: false }])
  expect(control(/^Pause/).checked).toBe(false)
})

test('reverts a change that was not saved and shows a message', async () => {
  const { user } = await openAsParent([mia()])
  answer('SetFamilyControls', offline)
  await user.click(control('The lab is on'))
  expect((await screen.findByRole('alert')).textContent).toContain('Not saved')
  expect(control('The lab is on').checked).toBe(true)
  screen.getByText('Not saved. What you see is what holds.')
})

test('keeps a newer change of a setting when an earlier one was not saved', async () => {
  const { user } = await openAsParent([mia()])
  const { open, opened } = gate()
  const asked = answer('SetFamilyControls', async ({ input }) => {
    if (input.quietHours?.until !== 360) {
      await opened
      return { setFamilyControls: { __typename: 'NotFoundError', code: 'NOT_FOUND', message: 'There is no such child.' } }
    }
    const controls = { ...mia().controls, quietFrom: 1200, quietUntil: 360 }
    return { setFamilyControls: { __typename: 'Learner', ...mia({ controls }) } }
  })
  await user.click(control('Quiet hours every day'))
  await user.selectOptions(screen.getByLabelText('Until'), '360')
  open()
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(control('Quiet hours every day').checked).toBe(true)
  await screen.findByText('Saved.')
  expect(screen.getByLabelText<HTMLSelectElement>('Until').value).toBe('360')
})

test('does not report everything as saved when an earlier change of another setting failed', async () => {
  const { user } = await openAsParent([mia()])
  const { open, opened } = gate()
  const isShown = !mia().controls.mayShowProjects
  answer('SetFamilyControls', async ({ input }) => {
    await opened
    return input.isLabOn === false
      ? { setFamilyControls: { __typename: 'NotFoundError', code: 'NOT_FOUND', message: 'There is no such child.' } }
      : { setFamilyControls: { __typename: 'Learner', ...mia({ controls: { ...mia().controls, mayShowProjects: isShown } }) } }
  })
  await user.click(control('The lab is on'))
  await user.click(control('Projects may be shown to others'))
  open()
  await screen.findByText('Not saved. What you see is what holds.')
  expect(control('The lab is on').checked).toBe(true)
  expect(screen.queryByText('Saved.')).toBeNull()
})

test('starts quiet hours with the default times, moves them, and shows whose time zone applies', async () => {
  const { user } = await openAsParent([mia()])
  const asked = keepsEverything(mia())
  expect(screen.queryByLabelText('From')).toBeNull()
  await user.click(control('Quiet hours every day'))
  await user.selectOptions(screen.getByLabelText('Until'), '360')
  await screen.findByText('Until 06:00 on the next morning.')
  await user.selectOptions(screen.getByLabelText('Time zone'), 'America/New_York')
  await user.click(control('Quiet hours every day'))
  await screen.findByText('Saved.')
  expect(asked.map(({ variables }) => variables.input)).toEqual([
    { quietHours: { from: 1200, until: 420 } },
    { quietHours: { from: 1200, until: 360 } },
    { timeZone: 'America/New_York' },
    { quietHours: null },
  ])
})

test('shows the day on which a locked lab opens until a parent opens it early', async () => {
  const { user } = await openAsParent([mia({ lab: { opensAt: '2026-12-23T09:00:00.000Z' } })])
  keepsEverything(mia())
  screen.getByText(/^It opens on 23 December 2026\. /)
  await user.click(screen.getByRole('switch', { name: /^Open it before/ }))
  expect(screen.queryByText(/It opens on/)).toBeNull()
})

test('keeps the last tool switched on', async () => {
  const { user } = await openAsParent([mia({ controls: { ...mia().controls, labTools: ['claude'] } })])
  const asked = keepsEverything(mia())
  const claude = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Claude' })
  await user.click(claude)
  expect(claude.checked).toBe(true)
  screen.getByText('The last one stays. Without any, switch the lab off.')
  expect(asked).toHaveLength(0)
})

test('creates a sign-in code for the child, and another on request', async () => {
  const { press } = await openAsParent([mia({ signsInByCode: true })])
  answer('CreateEntryCode', {
    createEntryCode: { __typename: 'EntryCode', code: 'ABCD-2345', expiresAt: '2026-09-01T10:00:00.000Z' } as never,
  })
  await press('Make a code for Mia')
  await screen.findByText('ABCD-2345')
  screen.getByRole('button', { name: 'Make a new code' })
  answer('CreateEntryCode', offline)
  await press('Make a new code')
  expect((await screen.findByRole('alert')).textContent).toContain('No code was made')
})

test('creates no code for a child with an email address', async () => {
  await openAsParent([mia()])
  expect(screen.queryByRole('button', { name: /^Make a code/ })).toBeNull()
})

test('ends the link of a child of 13 or more in two steps and redirects the parent', async () => {
  const guardians = [{ ...eva, mayEnd: true }]
  const { press } = await openAsParent([mia({ consent: 'notRequired', guardians })])
  expect(screen.queryByRole('button', { name: 'Take my consent back' })).toBeNull()
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

test('shows not found for another family’s child', async () => {
  await openAsParent([mia()], '/parent-dashboard/learner-9/settings')
  await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })
})

test('withdraws consent in two steps, and sends nothing in the first', async () => {
  const { press } = await openAsParent([mia({ firstName: 'Mia', consent: 'granted' })])
  const asked = answer('WithdrawConsent', { withdrawConsent: { __typename: 'DonePayload', done: true } })
  await press('Take my consent back')
  expect(screen.getByText('Stop for Mia?')).toBeTruthy()
  expect(asked).toHaveLength(0)
  const withdrawn = mia({ consent: 'withdrawn', erasureAt: '2026-12-01T10:00:00.000Z' })
  answer('ChildSettingsPage', {
    viewer: viewer({ id: 'parent-1', firstName: 'Eva', role: 'parent', learner: null, children: [withdrawn] }),
  })
  await press('Yes, take it back')
  await screen.findByText('Consent was withdrawn')
  await screen.findByText(/The account will be erased on 1 December\./)
  expect(asked.map(({ variables }) => variables)).toEqual([{ learnerId: 'learner-1' }])
  expect(screen.queryByRole('button', { name: 'Take my consent back' })).toBeNull()
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
  await press('Take my consent back')
  if (words) screen.getByText(words)
  else expect(screen.queryByText(/The other parent/)).toBeNull()
})

test('offers only the download and keeping the account after consent was withdrawn', async () => {
  await openAsParent([mia({ consent: 'withdrawn', erasureAt: '2026-12-01T10:00:00.000Z' })])
  screen.getByText(/The account will be erased on 1 December\./)
  screen.getByRole('button', { name: 'Keep the account of Mia' })
  screen.getByRole('heading', { name: 'Download Mia’s data' })
  screen.getByRole('button', { name: 'Download as JSON' })
  expect(screen.queryByRole('switch')).toBeNull()
})

test('leaves the consent unchanged after Keep it', async () => {
  const { press } = await openAsParent([mia({ consent: 'granted' })])
  await press('Take my consent back')
  await press('Keep it')
  expect(screen.getByRole('button', { name: 'Take my consent back' })).toBeTruthy()
  expect(screen.queryByText(/^Stop for/)).toBeNull()
})

test('shows a destructive message when the withdrawal fails, and offers a retry', async () => {
  const { press } = await openAsParent([mia({ consent: 'granted' })])
  answer('WithdrawConsent', offline)
  await press('Take my consent back')
  await press('Yes, take it back')
  expect((await screen.findByRole('alert')).textContent).toContain('Not saved')
  const again = screen.getByRole('button', { name: 'Yes, take it back' })
  await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(again))
})

test('offers no withdrawal for a child who needs no consent', async () => {
  await openAsParent([mia({ consent: 'notRequired' })])
  expect(screen.queryByRole('button', { name: 'Take my consent back' })).toBeNull()
})

const permission = () => screen.getByRole<HTMLInputElement>('switch', { name: 'May be named on the leaderboard' })

test('permits the leaderboard with one switch and shows it immediately', async () => {
  const { user } = await openAsParent([mia({ firstName: 'Mia', consent: 'granted', isListingPermitted: false })])
  const { open, opened } = gate()
  const asked = answer('PermitLeaderboard', async () => {
    await opened
    return { permitLeaderboard: { __typename: 'DonePayload', done: true } }
  })
  expect(permission().checked).toBe(false)
  expect(screen.getByText(/Mia is never listed without your yes/)).toBeTruthy()
  await user.click(permission())
  expect(permission().checked).toBe(true)
  // A second click during a pending request is ignored, so that the two requests cannot arrive in the wrong order.
  await user.click(permission())
  open()
  await waitFor(() => expect(asked.map(({ variables }) => variables)).toEqual([{ learnerId: 'learner-1', permitted: true }]))
  expect(permission().checked).toBe(true)
  await waitFor(() => expect(document.activeElement).toBe(permission()))
})

test('reverts a permission that was not saved and shows a message', async () => {
  const { user } = await openAsParent([mia({ consent: 'granted', isListingPermitted: false })])
  answer('PermitLeaderboard', offline)
  await user.click(permission())
  expect((await screen.findByRole('alert')).textContent).toContain('Not saved')
  expect(permission().checked).toBe(false)
})

test('shows the server’s message when the child is no longer linked to the parent', async () => {
  const { user } = await openAsParent([mia({ consent: 'granted', isListingPermitted: true })])
  answer('PermitLeaderboard', {
    permitLeaderboard: { __typename: 'NotFoundError', code: 'NOT_FOUND', message: 'There is no such child.' },
  })
  await user.click(permission())
  expect((await screen.findByRole('alert')).textContent).toContain('There is no such child.')
  expect(permission().checked).toBe(true)
})

test.each(['notRequired', 'withdrawn'] as const)('offers no permission for a child with consent %s', async (consent) => {
  await openAsParent([mia({ consent })])
  expect(screen.queryByRole('switch', { name: 'May be named on the leaderboard' })).toBeNull()
})
