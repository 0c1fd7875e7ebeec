import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { device, sessionUser, viewer } from '../../../../test/factories.ts'
import { answer, offline, serveLogout } from '../../../../test/msw.ts'
import { address, renderApp } from '../../../../test/render-app.tsx'
import { withFewZones } from '../profile/few-zones.fixture.ts'

withFewZones()

const phone = device({ id: 'device-2', name: 'Safari on iPhone', isCurrent: false })
const unknown = device({ id: 'device-3', name: null, isCurrent: false })
const button = (name: string) => screen.findByRole('button', { name })

async function open(devices = [device(), phone, unknown]) {
  answer('ProfilePage', { viewer: viewer() })
  const app = renderApp('/profile', { session: sessionUser() })
  answer('SignedInDevices', { signedInDevices: devices })
  await screen.findByText('Firefox on Windows · This device')
  return app
}

test("lists the devices with their last use, and doesn't offer sign-out for the current one", async () => {
  await open()
  screen.getByText('Safari on iPhone')
  screen.getByText('Unknown browser')
  expect(screen.getAllByText(/Last used 21 Nov 2026/)).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Sign out Firefox on Windows' })).toBeNull()
})

test('signs out one device, refetches the list and moves the focus', async () => {
  const { user } = await open()
  const asked = answer('SignOutDevice', { signOutDevice: { __typename: 'DonePayload' } })
  answer('SignedInDevices', { signedInDevices: [device(), unknown] })
  await user.click(await button('Sign out Safari on iPhone'))
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull())
  expect(asked.map(({ variables }) => variables)).toEqual([{ id: 'device-2' }])
  expect(document.activeElement?.textContent).toBe('Where you are signed in')
})

test('reports a failed sign-out and keeps the device in the list', async () => {
  const { user } = await open()
  answer('SignOutDevice', offline)
  await user.click(await button('Sign out Safari on iPhone'))
  await screen.findByText('Not signed out')
  screen.getByText('Safari on iPhone')
})

test('signs out all other devices after confirmation', async () => {
  const { user } = await open()
  const asked = answer('SignOutEverywhere', { signOutEverywhere: { __typename: 'DonePayload' } })
  await user.click(await button('Sign out other devices'))
  expect(asked).toEqual([])
  screen.getByText('Sign out all other devices?')
  answer('SignedInDevices', { signedInDevices: [device()] })
  await user.click(await button('Sign out other devices'))
  await screen.findByText('Signed out on all other devices')
  expect(asked.map(({ variables }) => variables)).toEqual([{ keepThisDevice: true }])
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Sign out other devices' })).toBeNull()
})

test('signs out everywhere and leaves the page', async () => {
  const { user } = await open([device()])
  const asked = answer('SignOutEverywhere', { signOutEverywhere: { __typename: 'DonePayload' } })
  serveLogout()
  await user.click(await button('Sign out everywhere'))
  await user.click(await button('Sign out everywhere'))
  await waitFor(() => expect(address()).toBe('/landing'))
  expect(asked.map(({ variables }) => variables)).toEqual([{ keepThisDevice: false }])
})

test("explains why a demo account can't be signed out everywhere", async () => {
  const { user } = await open([device()])
  const message = 'The demo account is shared, so you can sign out on this device only.'
  answer('SignOutEverywhere', { signOutEverywhere: { __typename: 'DemoAccountError', message } as never })
  await user.click(await button('Sign out everywhere'))
  await user.click(await button('Sign out everywhere'))
  await screen.findByText(message)
  expect(address()).toBe('/profile')
})
