import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { sessionUser } from '../../../../test/factories.ts'
import { serveSession, serveSignup } from '../../../../test/msw.ts'
import { address } from '../../../../test/render-app.tsx'
import { openSignup, passLearner, passParent, passPath, passPlan, press, privacy, terms } from '../../../../test/signup.ts'

const field = () => screen.getByLabelText<HTMLSelectElement>(/^Age/)
const showsStep = (step: number) => screen.findByText(`Step ${step} of 5`)
const support = () => screen.queryByRole('link', { name: 'support@deepm.academy' })?.getAttribute('href')
const choose = (user: UserEvent, age: string) => user.selectOptions(field(), age)

/** Opens step 1 again for a visitor who entered an age and continued, optionally after a reload. */
async function returned(age: string, how: string) {
  const { user, unmount } = await openSignup()
  await passLearner(user, age)
  await showsStep(Number(age) < 13 ? 2 : 3)
  await press(user, 'Back')
  await showsStep(1)
  if (how === 'Back') return user
  unmount()
  return (await openSignup()).user
}

const ways = ['Back', 'a reload']

test.each(ways.flatMap((how) => [[how, '9', '13'] as const, [how, '12', '14'] as const, [how, '6', '21'] as const]))(
  'after %s the age %s can be corrected to %s, and the parent is still asked',
  async (how, before, after) => {
    const user = await returned(before, how)
    await choose(user, after)
    expect(field().value).toBe(after)
    expect(screen.getByText(/Thanks for correcting your age\. We still ask a parent or guardian\./)).toBeTruthy()
    expect(support()).toBe('mailto:support@deepm.academy')
    await press(user, 'Continue')
    expect(await showsStep(2)).toBeTruthy()
  },
)

test('sends the first age and the parent with a corrected age', async () => {
  const sent = serveSignup(() => HttpResponse.json(sessionUser({ consent: 'pending' }), { status: 201 }))
  const user = await returned('9', 'Back')
  await choose(user, '14')
  await press(user, 'Continue')
  await showsStep(2)
  await passParent(user)
  await passPath(user)
  await passPlan(user)
  await user.click(terms())
  await user.click(privacy())
  serveSession(sessionUser({ consent: 'pending' }))
  await press(user, 'Create Account')
  await waitFor(() => expect(address()).toBe('/onboarding'))
  expect(sent[0]?.body).toMatchObject({ age: '14', firstAge: '9', parentEmail: 'eva@example.com', parentConsent: true })
})

test.each(
  ways.flatMap((how) => [
    [how, '6', '8', 2] as const,
    [how, '12', '6', 2] as const,
    [how, '14', '15', 3] as const,
    [how, '21', '13', 3] as const,
    [how, '15', '11', 2] as const,
  ]),
)('after %s the age %s can be corrected to %s, which leads to step %s', async (how, before, after, step) => {
  const user = await returned(before, how)
  await choose(user, after)
  expect(field().value).toBe(after)
  expect(screen.queryByText(/Thanks for correcting your age/)).toBeNull()
  await press(user, 'Continue')
  expect(await showsStep(step)).toBeTruthy()
})

test('still asks a parent when the age was emptied in between', async () => {
  const user = await returned('11', 'Back')
  await choose(user, '')
  await press(user, 'Continue')
  expect(screen.getByText('Choose an age from 6 to 21.')).toBeTruthy()
  await choose(user, '15')
  await press(user, 'Continue')
  expect(await showsStep(2)).toBeTruthy()
})

test('allows any age before step 1 is completed, without keeping the parent step', async () => {
  const { user } = await openSignup()
  for (const age of ['11', '14', '6', '21']) {
    await choose(user, age)
    expect(field().value).toBe(age)
  }
  expect(support()).toBeUndefined()
  await passLearner(user, '14')
  expect(await showsStep(3)).toBeTruthy()
})

test('keeps the parent step once an age under 13 was confirmed after an older one', async () => {
  const user = await returned('15', 'Back')
  await choose(user, '11')
  await press(user, 'Continue')
  await showsStep(2)
  await press(user, 'Back')
  await showsStep(1)
  await choose(user, '15')
  await press(user, 'Continue')
  expect(await showsStep(2)).toBeTruthy()
})

test('asks the parent again in a new tab within a day, but not later', async () => {
  const { user, unmount } = await openSignup()
  await passLearner(user, '9')
  await showsStep(2)
  unmount()
  sessionStorage.clear()
  const newTab = await openSignup()
  await passLearner(newTab.user, '14')
  expect(await showsStep(2)).toBeTruthy()
  newTab.unmount()
  sessionStorage.clear()
  const yesterday = Date.now() - 25 * 3_600_000
  localStorage.setItem('signup-first-age', JSON.stringify({ age: '9', at: yesterday }))
  await passLearner((await openSignup()).user, '14')
  expect(await showsStep(3)).toBeTruthy()
})
