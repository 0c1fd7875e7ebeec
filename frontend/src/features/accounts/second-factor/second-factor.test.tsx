import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { secondFactor, sessionUser, viewer } from '../../../../test/factories.ts'
import { answer, restError, serve, serveSession } from '../../../../test/msw.ts'
import { address, renderApp } from '../../../../test/render-app.tsx'
import { withFewZones } from '../profile/few-zones.fixture.ts'

withFewZones()

const ada = sessionUser({ id: 'ada', firstName: 'Ada', role: 'staff', consent: null })
const codes = ['abcd-efgh-jkmn-pqrs', 'bcde-fghj-kmnp-qrst']
const setup = {
  __typename: 'SecondFactorSetup',
  uri: 'otpauth://totp/DEEPM%20Academy:ada?secret=ABCDEFGH',
  key: 'ABCDEFGH',
} as const
const wrong = { __typename: 'InvalidInputError', code: 'INVALID_INPUT', message: 'This code does not work.' } as const
const done = { __typename: 'SignedInPayload', user: { id: 'ada', role: 'staff' } } as const
const button = (name: string) => screen.findByRole('button', { name })

/** Serves the response of a session with a pending second factor. */
const pending = () =>
  serve('get', '/api/auth/user', () => restError(403, 'SECOND_FACTOR_REQUIRED', 'Enter the code from your app to continue.'))

/** Serves a session whose second factor is verified. */
function proved() {
  serveSession(ada)
  answer('Shell', { viewer: viewer({ id: 'ada', role: 'staff', learner: null }) })
  answer('ProfilePage', { viewer: viewer({ id: 'ada', role: 'staff', learner: null }) })
  answer('SignedInDevices', { signedInDevices: [] })
}

test('redirects staff with a pending second factor to the code and back to their page', async () => {
  pending()
  answer('SecondFactor', { secondFactor: secondFactor({ isSetUp: true, isPending: true, isRequired: true }) })
  const { user } = renderApp('/profile')
  await screen.findByRole('heading', { level: 1, name: 'Enter your code' })
  expect(address()).toBe('/auth/second-factor')
  const asked = answer('VerifySecondFactor', { verifySecondFactor: wrong })
  await user.click(await button('Continue'))
  await screen.findByText('Enter a code.')
  expect(asked).toEqual([])
  const field = screen.getByRole('textbox', { name: /^Code/ })
  await user.type(field, '000000')
  await user.click(await button('Continue'))
  await screen.findByText('This code does not work.')
  expect(document.activeElement).toBe(field)
  answer('VerifySecondFactor', { verifySecondFactor: done })
  answer('SecondFactor', { secondFactor: secondFactor({ isSetUp: true, recoveryCodesLeft: 10 }) })
  proved()
  await user.clear(field)
  await user.type(field, '123456')
  await user.click(await button('Continue'))
  await screen.findByRole('heading', { level: 1, name: 'Your profile' })
  expect(address()).toBe('/profile')
})

test('lets staff set it up by QR code or key after signing in, and shows the recovery codes', async () => {
  pending()
  answer('SecondFactor', { secondFactor: secondFactor({ isPending: true, isRequired: true }) })
  const { user } = renderApp('/profile')
  answer('BeginSecondFactor', { beginSecondFactor: setup })
  await user.click(await button('Set up two-step verification'))
  const picture = await screen.findByRole('img', { name: 'QR code for your authenticator app' })
  await waitFor(() => expect(picture.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(500))
  screen.getByText('ABCD EFGH')
  const asked = answer('ConfirmSecondFactor', { confirmSecondFactor: { __typename: 'RecoveryCodes', codes } })
  await user.type(screen.getByRole('textbox', { name: /Enter the code that the app shows/ }), '123456')
  await user.click(await button('Turn on'))
  const heading = await screen.findByRole('heading', { name: 'Save your recovery codes' })
  expect(document.activeElement).toBe(heading)
  expect(asked.map(({ variables }) => variables)).toEqual([{ code: '123456' }])
  for (const code of codes) screen.getByText(code)
  answer('SecondFactor', { secondFactor: secondFactor({ isSetUp: true, isRequired: true, recoveryCodesLeft: 10 }) })
  proved()
  await user.click(await button('I have saved them'))
  await screen.findByText(/You have 10 unused recovery codes/)
  expect(address()).toBe('/profile')
})

test('asks visitors to sign in first', async () => {
  answer('SecondFactor', { secondFactor: null })
  renderApp('/auth/second-factor')
  await screen.findByRole('heading', { level: 1, name: 'Not signed in' })
  expect(screen.getByRole('link', { name: 'Sign in by email' }).getAttribute('href')).toBe('/auth/email')
})

async function profile(changes: Parameters<typeof secondFactor>[0]) {
  answer('ProfilePage', { viewer: viewer({ id: 'ada', role: 'staff', learner: null }) })
  const app = renderApp('/profile', { session: ada })
  answer('SecondFactor', { secondFactor: secondFactor(changes) })
  await screen.findByRole('heading', { name: 'Two-step verification' })
  return app
}

test('requires a code on the staff profile to renew the recovery codes', async () => {
  const { user } = await profile({ isSetUp: true, recoveryCodesLeft: 1 })
  await screen.findByText(/You have 1 unused recovery code\./)
  const asked = answer('RenewRecoveryCodes', { renewRecoveryCodes: { __typename: 'RecoveryCodes', codes } })
  await user.click(await button('New recovery codes'))
  await screen.findByText('Enter a code.')
  await user.type(screen.getByRole('textbox', { name: /^Code/ }), '123456')
  await user.click(await button('New recovery codes'))
  await screen.findByText(codes[0] ?? '')
  expect(asked).toHaveLength(1)
})

test('turns off with a code and reports too many attempts', async () => {
  const { user } = await profile({ isSetUp: true, recoveryCodesLeft: 10 })
  await user.type(await screen.findByRole('textbox', { name: /^Code/ }), '123456')
  const refused = { __typename: 'RateLimitedError', code: 'RATE_LIMITED', message: 'x', retryAfterSeconds: 600 } as const
  answer('RemoveSecondFactor', { removeSecondFactor: refused })
  await user.click(await button('Turn off'))
  await screen.findByText(/Too many tries. You can try again in 10 minutes/)
  answer('RemoveSecondFactor', { removeSecondFactor: { __typename: 'DonePayload' } })
  answer('SecondFactor', { secondFactor: secondFactor() })
  await user.click(await button('Turn off'))
  await button('Set up two-step verification')
})

test("doesn't appear on a learner's profile", async () => {
  answer('ProfilePage', { viewer: viewer() })
  renderApp('/profile', { session: sessionUser() })
  await screen.findByRole('heading', { name: 'Where you are signed in' })
  expect(screen.queryByRole('heading', { name: 'Two-step verification' })).toBeNull()
})
