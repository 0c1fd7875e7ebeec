import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, fillLearner, openSignup, passLearner, press, reachCreateAccount } from '../../../../test/signup.ts'

const stepText = () => screen.getByText(/^Step \d of 5$/).textContent

test('focuses the first path and announces the error when none is chosen', async () => {
  const { user } = await openSignup()
  await passLearner(user, '14')
  await press(user, 'Continue')
  const [first] = screen.getAllByRole('radio')
  await waitFor(() => expect(document.activeElement).toBe(first))
  const group = first?.closest('fieldset')
  expect(document.getElementById(group?.getAttribute('aria-describedby') ?? '')?.textContent).toContain('Choose a path.')
})

test('opens the terms and the privacy policy in new tabs', async () => {
  await reachCreateAccount('14')
  for (const [name, path] of [
    ['terms of use', '/terms'],
    ['privacy policy', '/privacy'],
  ]) {
    const link = screen.getByRole('link', { name: new RegExp(`^${name}`) })
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      path,
      '_blank',
      'noopener',
    ])
  }
})

test.each([
  ['First name', 'x'.repeat(10_000), 'Use at most 60 characters.'],
  ['First name', '<script>alert(1)</script>', 'Use letters, spaces and ordinary punctuation.'],
  ['Last name', 'Lind<b>', 'Use letters, spaces and ordinary punctuation.'],
  ['Email', `${'x'.repeat(10_000)}@example.com`, 'This email address is too long.'],
  ['Email', 'mia@example.com bcc: all@example.com', 'Enter an email address like name@example.com.'],
])('%s refuses what does not belong there (%#), says why at the field and goes to it', async (label, text, message) => {
  const { user } = await openSignup()
  await fillLearner(user, '14')
  await fill(user, new RegExp(`^${label}`), text)
  await press(user, 'Continue')
  expect(stepText()).toBe('Step 1 of 5')
  const field = screen.getByLabelText(new RegExp(`^${label}`))
  const [described] = (field.getAttribute('aria-describedby') ?? '').split(' ').slice(-1)
  expect(document.getElementById(described ?? '')?.textContent).toBe(message)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(field))
})

test("doesn't reveal in the notice at which age it ends", async () => {
  const { user } = await openSignup()
  await user.selectOptions(screen.getByLabelText(/^Age/), '12')
  expect(screen.getByText('Parent/Guardian Required')).toBeTruthy()
  const form = screen.getByRole('main').cloneNode(true) as HTMLElement
  for (const option of form.querySelectorAll('option')) option.remove()
  expect(form.textContent).not.toMatch(/13|thirteen|older/i)
})

test('supports autofill and separates the parent from the child', async () => {
  const { user } = await openSignup()
  const hints = () => screen.getAllByRole<HTMLInputElement>('textbox').map((it) => it.autocomplete)
  expect(hints()).toEqual(['given-name', 'family-name', 'email'])
  await passLearner(user, '11')
  expect(hints()).toEqual(['given-name', 'family-name', 'email', 'tel'].map((it) => `section-parent ${it}`))
})

test('Enter in a field works like Continue', async () => {
  const { user } = await openSignup()
  await fillLearner(user, '14')
  await user.type(screen.getByLabelText(/^Email/), '{Enter}')
  expect(stepText()).toBe('Step 3 of 5')
})
