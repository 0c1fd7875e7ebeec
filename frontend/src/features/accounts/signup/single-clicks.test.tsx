import { act, fireEvent, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serveSession, settle } from '../../../../test/msw.ts'
import { fillLearner, openSignup, passLearner, passPath, press } from '../../../../test/signup.ts'

const stepText = () => screen.getByText(/^Step \d of 5$/).textContent
const button = (name: string) => screen.getByRole('button', { name })
const card = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

async function doubleClick(user: UserEvent, name: string) {
  await user.dblClick(button(name))
}

test('advances one step on a double click on Continue', async () => {
  const { user } = await openSignup()
  await fillLearner(user, '11')
  await doubleClick(user, 'Continue')
  expect(stepText()).toBe('Step 2 of 5')
  expect(screen.queryByText(/^Enter your parent/)).toBeNull()
})

test("doesn't skip the plans on a double click on Continue", async () => {
  const { user } = await openSignup()
  await passLearner(user, '14')
  await user.click(card('Writer'))
  await doubleClick(user, 'Continue')
  expect(stepText()).toBe('Step 4 of 5')
})

test('goes back one step on a double click on Back', async () => {
  const { user } = await openSignup()
  await passLearner(user, '14')
  await passPath(user)
  await doubleClick(user, 'Back')
  await screen.findByText('Step 3 of 5')
  await settle()
  expect(stepText()).toBe('Step 3 of 5')
})

test('ignores a second click on a card that moved under the pointer', async () => {
  const { user } = await openSignup()
  await fillLearner(user, '14')
  fireEvent.click(button('Continue'), { detail: 1 })
  for (const target of [card('Writer'), card('Writer').closest('label') as HTMLElement]) {
    fireEvent.click(target, { detail: 2 })
    expect(card('Writer').checked).toBe(false)
  }
  fireEvent.click(card('Writer').closest('label') as HTMLElement, { detail: 1 })
  expect(card('Writer').checked).toBe(true)
})

/** Simulates a tap on a phone that reports every tap as the first. */
function tap(target: Element, { x = 200, y = 600, at = 0 } = {}) {
  const event = new PointerEvent('click', {
    bubbles: true,
    cancelable: true,
    detail: 1,
    clientX: x,
    clientY: y,
    pointerType: 'touch',
  })
  Object.defineProperty(event, 'timeStamp', { value: 10_000 + at })
  act(() => {
    target.dispatchEvent(event)
  })
}

test.each([
  ['at once at the same place', { x: 204, y: 610, at: 180 }, false],
  ['elsewhere', { x: 40, y: 200, at: 180 }, true],
  ['after a pause', { x: 204, y: 610, at: 900 }, true],
])('a tap on a card %s after Continue selects it: %s', async (_, second, isChosen) => {
  const { user } = await openSignup()
  await fillLearner(user, '14')
  tap(button('Continue'))
  expect(stepText()).toBe('Step 3 of 5')
  tap(card('Writer'), second)
  expect(card('Writer').checked).toBe(isChosen)
})

test('counts two quick taps on the same step', async () => {
  const { user } = await openSignup()
  await passLearner(user, '14')
  tap(card('Writer'))
  tap(card('Campaigner'), { at: 150 })
  expect(card('Campaigner').checked).toBe(true)
})

test('never ignores Enter', async () => {
  const { user } = await openSignup()
  await fillLearner(user, '14')
  button('Continue').focus()
  await user.keyboard('{Enter}')
  card('Writer').focus()
  await user.keyboard(' {Enter}')
  expect(stepText()).toBe('Step 4 of 5')
  await press(user, 'Back')
  expect(stepText()).toBe('Step 3 of 5')
})

test("doesn't fetch the session on opening", async () => {
  const asked = serveSession(null)
  await openSignup()
  await settle()
  expect(asked).toHaveLength(0)
})
