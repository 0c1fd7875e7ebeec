import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { renderApp } from './render-app.tsx'

// Goes through the signup as a user does. Each function expects its step to be displayed and leaves it.

export type Signup = { user: UserEvent; unmount: () => void }

export async function openSignup(path = '/signup'): Promise<Signup> {
  const { user, unmount } = renderApp(path)
  await screen.findByText(/^Step \d of 5$/)
  return { user, unmount }
}

export async function fill(user: UserEvent, label: string | RegExp, text: string): Promise<void> {
  const field = screen.getByLabelText(label)
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}

/** Presses a button. Back uses the browser's history, which takes a moment. */
export async function press(user: UserEvent, name: string): Promise<void> {
  const step = () => screen.queryByText(/^Step \d of 5$/)?.textContent
  const before = step()
  await user.click(screen.getByRole('button', { name }))
  if (name === 'Back') await waitFor(() => expect(step()).not.toBe(before))
}

export async function fillLearner(user: UserEvent, age: string): Promise<void> {
  await fill(user, /^First name/, 'Mia')
  await fill(user, /^Last name/, 'Lind')
  await fill(user, /^Email/, 'mia@example.com')
  await user.selectOptions(screen.getByLabelText(/^Age/), age)
}

export async function passLearner(user: UserEvent, age: string): Promise<void> {
  await fillLearner(user, age)
  await press(user, 'Continue')
}

export async function passParent(user: UserEvent): Promise<void> {
  await fill(user, /^Parent's first name/, 'Eva')
  await fill(user, /^Parent's last name/, 'Lind')
  await fill(user, /^Parent's email/, 'eva@example.com')
  await fill(user, /^Parent's phone/, '+46 70 123 45 67')
  await user.click(screen.getByRole('checkbox'))
  await press(user, 'Continue')
}

export async function passPath(user: UserEvent, path = 'Writer'): Promise<void> {
  await user.click(screen.getByRole('radio', { name: path }))
  await press(user, 'Continue')
}

export async function passPlan(user: UserEvent, plan?: string): Promise<void> {
  if (plan) await user.click(screen.getByRole('radio', { name: plan }))
  await press(user, 'Continue')
}

export const terms = (): HTMLElement => screen.getByLabelText(/^I accept the terms of use/)
export const privacy = (): HTMLElement => screen.getByLabelText(/^I accept the privacy policy/)
export const createAccount = (): HTMLElement => screen.getByRole('button', { name: 'Create Account' })

/** Goes from an empty form to the last step with everything accepted. */
export async function reachCreateAccount(age: string): Promise<Signup> {
  const signup = await openSignup()
  await passLearner(signup.user, age)
  if (Number(age) < 13) await passParent(signup.user)
  await passPath(signup.user)
  await passPlan(signup.user)
  await signup.user.click(terms())
  await signup.user.click(privacy())
  return signup
}
