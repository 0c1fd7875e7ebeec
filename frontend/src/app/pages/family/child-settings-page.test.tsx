import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mia, openAsParent, type Settings } from '../../../../test/child-settings.ts'
import { answer, gate, offline } from '../../../../test/msw.ts'
import { withFewZones } from '../../../features/accounts/profile/few-zones.fixture.ts'

withFewZones()

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
  screen.getByText('Changes save automatically.')
  await user.click(control('Pause everything for Mia'))
  await user.click(control('The lab is on'))
  await user.click(control(/prompts to AI companies/))
  await user.click(control('Allow project sharing'))
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

test('lets a parent decide about pictures separately, with a limit in words, where the academy makes pictures', async () => {
  const { user } = await openAsParent([mia({ controls: { ...mia().controls, mayAskProviders: false, mayMakePictures: false } })])
  const asked = keepsEverything(mia())
  expect(screen.getByText(/There are about 25 answers a day; after that, our Practice Coach answers/)).toBeTruthy()
  const pictures = control('Pictures by AI')
  expect(screen.getByText(/once you also allow AI companies\. .*There are at most 5 a day/)).toBeTruthy()
  await user.click(pictures)
  await screen.findByText('Saved.')
  expect(asked.map(({ variables }) => variables.input)).toEqual([{ mayMakePictures: true }])
})

test('says nothing about pictures where the academy makes none', async () => {
  await openAsParent([mia({ lab: { opensAt: null, hasPictures: false } })])
  expect(screen.queryByRole('switch', { name: 'Pictures by AI' })).toBeNull()
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
  screen.getByText('Not saved. These are the rules that apply now.')
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
  await user.click(control('Allow project sharing'))
  open()
  await screen.findByText('Not saved. These are the rules that apply now.')
  expect(control('The lab is on').checked).toBe(true)
  expect(screen.queryByText('Saved.')).toBeNull()
})

test('starts quiet hours with the default times, moves them, and shows whose time zone applies', async () => {
  const { user } = await openAsParent([mia()])
  const asked = keepsEverything(mia())
  expect(screen.queryByLabelText('From')).toBeNull()
  await user.click(control('Quiet hours every day'))
  await user.selectOptions(screen.getByLabelText('Until'), '360')
  await screen.findByText('Until 06:00 the next morning.')
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
  const { user } = await openAsParent([mia({ lab: { opensAt: '2026-12-23T09:00:00.000Z', hasPictures: false } })])
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
  screen.getByText('You need at least one tool. To allow none, turn the lab off.')
  expect(asked).toHaveLength(0)
})

test('creates a sign-in code for the child, and another on request', async () => {
  const { press } = await openAsParent([mia({ signsInByCode: true })])
  answer('CreateEntryCode', {
    createEntryCode: { __typename: 'EntryCode', code: 'ABCD-2345', expiresAt: '2026-09-01T10:00:00.000Z' } as never,
  })
  await press('Create a code for Mia')
  await screen.findByText('ABCD-2345')
  screen.getByRole('button', { name: 'Create a new code' })
  answer('CreateEntryCode', offline)
  await press('Create a new code')
  expect((await screen.findByRole('alert')).textContent).toContain('No code was created')
})

test('creates no code for a child with an email address', async () => {
  await openAsParent([mia()])
  expect(screen.queryByRole('button', { name: /^Create a code/ })).toBeNull()
})

test('shows not found for another family’s child', async () => {
  await openAsParent([mia()], '/parent-dashboard/learner-9/settings')
  await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })
})

const permission = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Allow a place on the leaderboard' })

test('permits the leaderboard with one switch and shows it immediately', async () => {
  const { user } = await openAsParent([mia({ firstName: 'Mia', consent: 'granted', isListingPermitted: false })])
  const { open, opened } = gate()
  const asked = answer('PermitLeaderboard', async () => {
    await opened
    return { permitLeaderboard: { __typename: 'DonePayload', done: true } }
  })
  expect(permission().checked).toBe(false)
  expect(screen.getByText(/Mia is never listed without your permission/)).toBeTruthy()
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
  expect(screen.queryByRole('switch', { name: 'Allow a place on the leaderboard' })).toBeNull()
})

test('leads to the progress of the child, and to the settings of another', async () => {
  await openAsParent([mia(), mia({ id: 'learner-2', firstName: 'Noor' })])
  const family = within(screen.getByRole('navigation', { name: 'Family' }))
  const leads = (name: string) => family.getByRole('link', { name }).getAttribute('href')
  expect(leads('All children')).toBe('/parent-dashboard')
  expect(leads('Noor')).toBe('/parent-dashboard/learner-2/settings')
  expect(leads('Progress')).toBe('/parent?child=learner-1')
  expect(family.getByRole('link', { name: 'Settings' }).getAttribute('aria-current')).toBe('page')
})

test('lists who decided what, the newest five first', async () => {
  const decided = (n: number) => ({
    id: `d-${n}`,
    parentFirstName: n === 1 ? null : 'Eva',
    text: `set the time in the AI lab to ${n} minutes a day`,
    decidedAt: '2026-11-01T10:00:00.000Z',
  })
  const { press } = await openAsParent([mia({ familyDecisions: [7, 6, 5, 4, 3, 2, 1].map(decided) })])
  expect(screen.getByText('set the time in the AI lab to 7 minutes a day', { exact: false }).textContent).toMatch(/^Eva set/)
  expect(screen.queryByText(/to 2 minutes/)).toBeNull()
  await press('Show 2 more')
  expect(screen.getByText(/to 1 minutes/).textContent).toMatch(/^A former parent set/)
})

test('signs a child without an email address out on all devices, after a question', async () => {
  const { press } = await openAsParent([mia({ signsInByCode: true })])
  const sent = answer('SignOutChild', { signOutChild: { __typename: 'DonePayload', done: true } })
  await press('Sign Mia out everywhere')
  expect(sent).toHaveLength(0)
  await press('Sign out everywhere')
  await screen.findByText('Mia is signed out')
  expect(sent.map(({ variables }) => variables)).toEqual([{ learnerId: 'learner-1' }])
})
