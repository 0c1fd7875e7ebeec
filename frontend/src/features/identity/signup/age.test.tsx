import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openSignup, passLearner, press } from '../../../../test/signup.ts'

const field = () => screen.getByLabelText<HTMLSelectElement>(/^Age/)
const stepText = () => screen.getByText(/^Step \d of 5$/).textContent
const support = () => screen.queryByRole('link', { name: 'support@deepm.academy' })?.getAttribute('href')
const choose = (user: UserEvent, age: string) => user.selectOptions(field(), age)

/** Somebody who gave an age, went on and came back, or who also loaded the page anew. */
async function returned(age: string, how: string) {
  const { user, unmount } = await openSignup()
  await passLearner(user, age)
  await press(user, 'Back')
  if (how === 'Back') return user
  unmount()
  return (await openSignup()).user
}

const ways = ['Back', 'a reload']

test.each(ways.flatMap((how) => [[how, '11', '13'] as const, [how, '12', '14'] as const, [how, '6', '21'] as const]))(
  'after %s a child of %s does not become %s, and is told whom to write to',
  async (how, before, after) => {
    const user = await returned(before, how)
    expect(support()).toBe('mailto:support@deepm.academy')
    await choose(user, after)
    expect(field().value).toBe(before)
    expect(screen.getByText(/does not go with the age you gave before/)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field()))
    await press(user, 'Continue')
    expect(stepText()).toBe('Step 2 of 5')
  },
)

test.each(
  ways.flatMap((how) => [
    [how, '6', '8', 'Step 2 of 5'] as const,
    [how, '12', '6', 'Step 2 of 5'] as const,
    [how, '14', '15', 'Step 3 of 5'] as const,
    [how, '21', '13', 'Step 3 of 5'] as const,
    [how, '15', '11', 'Step 2 of 5'] as const,
  ]),
)('after %s a slip is mended: %s becomes %s, which leads to %s', async (how, before, after, step) => {
  const user = await returned(before, how)
  await choose(user, after)
  expect(field().value).toBe(after)
  await press(user, 'Continue')
  expect(stepText()).toBe(step)
})

test('nobody gets round the parent by way of no age at all', async () => {
  const user = await returned('11', 'Back')
  await choose(user, '')
  await press(user, 'Continue')
  expect(screen.getByText('Choose an age from 6 to 21.')).toBeTruthy()
  await choose(user, '15')
  expect(field().value).toBe('')
})

test('a refusal goes as soon as a fitting age is chosen', async () => {
  const user = await returned('11', 'Back')
  await choose(user, '14')
  await choose(user, '12')
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['12', null])
})

test('before the first step is passed every age can be chosen, and nobody is sent to the support', async () => {
  const { user } = await openSignup()
  for (const age of ['11', '14', '6', '21']) {
    await choose(user, age)
    expect(field().value).toBe(age)
  }
  expect(support()).toBeUndefined()
})

test('somebody of 15 who became 11 and went on stays a child', async () => {
  const user = await returned('15', 'Back')
  await choose(user, '11')
  await press(user, 'Continue')
  await press(user, 'Back')
  await choose(user, '15')
  expect(field().value).toBe('11')
})
