import { avatarNames } from '@deepm/schema/rules/accounts/avatar-names'
import { freeAvatarIds } from '@deepm/schema/rules/accounts/avatars'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { learner, sessionUser, type Viewer, viewer } from '../../../../test/factories.ts'
import { answer, gate, offline } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { deviceZone } from '../../../ui/forms/time-zones.ts'
import { withFewZones } from './few-zones.fixture.ts'

withFewZones()

async function open(changes: Partial<Viewer> = {}) {
  const you = viewer(changes)
  answer('ProfilePage', { viewer: you })
  const app = renderApp('/profile', { session: sessionUser(), viewer: you })
  await screen.findByRole('heading', { level: 1, name: 'Your profile' })
  return app
}

const saved = (changes: Partial<Viewer> = {}) => ({ updateProfile: { __typename: 'User' as const, ...viewer(changes) } })
const first = () => screen.getByRole<HTMLInputElement>('textbox', { name: /First name/ })
const last = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Last name/ })
const zone = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /Time zone/ })
const save = () => screen.getByRole('button', { name: 'Save' })
const pictures = () => screen.getByRole('group', { name: 'Picture' })
const chosen = () => within(pictures()).getByRole<HTMLInputElement>('radio', { checked: true })

test('offers the twelve free pictures and the initial', async () => {
  await open({ profileImageUrl: '/avatars/whale.svg' })
  const names = within(pictures())
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent)
  expect(names).toEqual([...freeAvatarIds.map((id) => avatarNames[id]), 'MMy initial'])
  expect(chosen()).toBe(within(pictures()).getByRole('radio', { name: 'Whale' }))
})

test('saves changes and updates the header immediately', async () => {
  const { user, container } = await open()
  const asked = answer(
    'UpdateProfile',
    saved({ firstName: 'Zoë', lastName: '', profileImageUrl: '/avatars/kite.svg', timeZone: 'Pacific/Auckland' }),
  )
  await user.clear(first())
  await user.type(first(), ' Zoë ')
  await user.clear(last())
  await user.click(within(pictures()).getByRole('radio', { name: 'Kite' }))
  await user.selectOptions(zone(), 'Pacific/Auckland')
  await user.click(save())
  await screen.findByText('Your profile is up to date.')
  expect(asked.map(({ variables }) => variables.input)).toEqual([
    { firstName: 'Zoë', lastName: '', avatar: 'kite', avatarColour: null, timeZone: 'Pacific/Auckland' },
  ])
  expect(first().value).toBe('Zoë')
  await waitFor(() => expect(container.querySelector('header img')?.getAttribute('src')).toBe('/avatars/kite.svg'))
})

test("shows the parent's time zone setting as read-only and doesn't send it", async () => {
  const eva = { __typename: 'Guardian' as const, id: 'parent-1', firstName: 'Eva' }
  const child = { ...learner(), guardians: [{ ...eva, lastName: '', mayEnd: false }] }
  const { user } = await open({ timeZone: 'Pacific/Auckland', learner: child })
  expect(screen.queryByRole('combobox', { name: /Time zone/ })).toBeNull()
  screen.getByText(/^Auckland, /)
  screen.getByText('Eva sets your time zone, which decides when your day starts and ends.')
  const asked = answer('UpdateProfile', saved({ firstName: 'Zoë', timeZone: 'Pacific/Auckland', learner: child }))
  await user.clear(first())
  await user.type(first(), 'Zoë')
  await user.click(save())
  await screen.findByText('Your profile is up to date.')
  expect(asked[0]?.variables.input).not.toHaveProperty('timeZone')
})

test('lets the keyboard move through the pictures', async () => {
  const { user } = await open()
  // jsdom lacks CSS.escape, which user-event needs for arrow keys on radio inputs.
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  within(pictures()).getByRole('radio', { name: 'My initial' }).focus()
  await user.keyboard('{ArrowLeft}')
  expect(chosen()).toBe(within(pictures()).getByRole('radio', { name: 'Mushroom' }))
  await waitFor(() => expect(document.activeElement).toBe(chosen()))
})

test("applies the device's time zone and shows the time there", async () => {
  const elsewhere = deviceZone() === 'Pacific/Auckland' ? 'America/New_York' : 'Pacific/Auckland'
  const { user } = await open({ timeZone: elsewhere })
  expect(screen.getByText(/^The time there is \d\d:\d\d on \w+day/)).toBeDefined()
  const device = screen.getByRole('button', { name: 'Use this device’s time zone' })
  await user.click(device)
  expect(zone().value).toBe(deviceZone())
  expect(device.getAttribute('aria-disabled')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(device))
})

test('keeps a time zone that this browser knows under another name', async () => {
  await open({ timeZone: 'Asia/Kolkata' })
  expect(zone().value).toBe('Asia/Kolkata')
})

test('shows and focuses invalid fields without sending', async () => {
  const { user } = await open()
  await user.clear(first())
  await user.click(save())
  expect(first().getAttribute('aria-invalid')).toBe('true')
  expect(first()).toBe(document.activeElement)
  screen.getByText('Enter your first name.')
  await user.type(first(), 'Mia')
  expect(screen.queryByText('Enter your first name.')).toBeNull()
})

test('shows server errors at the field or above the button', async () => {
  const { user } = await open()
  answer('UpdateProfile', {
    updateProfile: {
      __typename: 'InvalidInputError',
      code: 'INVALID_INPUT',
      message: 'Use at most 60 characters.',
      issues: [{ field: 'lastName', message: 'Use at most 60 characters.' }],
    },
  })
  await user.click(save())
  await screen.findByText('Use at most 60 characters.')
  expect(last()).toBe(document.activeElement)
  answer('UpdateProfile', {
    updateProfile: {
      __typename: 'DemoAccountError',
      code: 'DEMO_ACCOUNT',
      message: 'This demo account is shared, so you can’t change its name.',
    },
  })
  await user.click(save())
  expect((await screen.findByRole('alert')).textContent).toContain('This demo account is shared')
})

test('keeps the input during a network error and saves it afterwards', async () => {
  const { user } = await open()
  answer('UpdateProfile', offline)
  await user.clear(first())
  await user.type(first(), 'Nia')
  await user.click(within(pictures()).getByRole('radio', { name: 'Fox' }))
  await user.click(save())
  expect((await screen.findByRole('alert')).textContent).toContain('Everything you typed is still here')
  expect([first().value, chosen().value]).toEqual(['Nia', 'fox'])
  const asked = answer('UpdateProfile', saved({ firstName: 'Nia', profileImageUrl: '/avatars/fox.svg' }))
  await user.click(save())
  await screen.findByText('Your profile is up to date.')
  expect(asked[0]?.variables.input).toMatchObject({ firstName: 'Nia', avatar: 'fox' })
  expect(screen.queryByText('Not saved yet')).toBeNull()
})

test('saves once for two clicks and keeps text typed while saving', async () => {
  const { user } = await open()
  const { open: openGate, opened } = gate()
  const asked = answer('UpdateProfile', async () => {
    await opened
    return saved({ firstName: 'One' })
  })
  await user.clear(first())
  await user.type(first(), 'One')
  await user.dblClick(save())
  expect(save().getAttribute('aria-busy')).toBe('true')
  await user.type(first(), ' Two')
  openGate()
  await screen.findByText('Your profile is up to date.')
  expect(asked).toHaveLength(1)
  expect(first().value).toBe('One Two')
})

test('shows changes from another tab after a reload', async () => {
  const { unmount } = await open({ firstName: 'Old' })
  expect(first().value).toBe('Old')
  unmount()
  await open({ firstName: 'Saved elsewhere' })
  expect(first().value).toBe('Saved elsewhere')
})

test('locks the name of a demo account and explains why', async () => {
  await open({ isDemo: true })
  expect([first().readOnly, last().readOnly]).toEqual([true, true])
  screen.getByText('This demo account is shared, so you can’t change its name.')
})
