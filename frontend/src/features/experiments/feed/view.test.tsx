import { feed as rules } from '@deepm/schema/rules/experiments/feed'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { announced } from '../../../../test/announcements.ts'
import { UiProvider } from '../../../ui/theme/provider.tsx'
import type { ExperimentProps } from '../frame/definition.ts'
import { Feed } from './feed.tsx'

function show(props: ExperimentProps = {}) {
  render(
    <UiProvider>
      <Feed {...props} />
    </UiProvider>,
  )
  return userEvent.setup({ delay: null })
}

const bar = () => screen.getByRole('img', { name: /^Next ten cards/ }).getAttribute('aria-label') ?? ''

/** Presses a button whose card is about cats, or does nothing if there is none. */
async function pressCat(user: ReturnType<typeof userEvent.setup>, action: 'Like' | 'Not interested') {
  const [watch] = screen.getAllByRole('button', { name: /^Watch: .*\. Cats,/ })
  const card = watch?.closest('li')
  if (card) await user.click(within(card).getByRole('button', { name: new RegExp(`^${action}`) }))
}

test('a learner narrows the feed to cats with five likes, explains it, and saves no tap', async () => {
  const [onReached, onSave] = [vi.fn(), vi.fn(async () => null)]
  const user = show({ onReached, onSave })
  await user.click(screen.getByRole('button', { name: '4 to 6' }))
  expect(bar()).toContain('1 Cats')
  for (let tap = 0; tap < 5; tap += 1) await pressCat(user, 'Like')
  expect(bar()).toMatch(/^Next ten cards: [789] Cats/)
  expect(screen.getByText('Your guess:', { exact: false })).toBeTruthy()

  await user.click(screen.getByRole('button', { name: /^Each tap brings more/ }))
  await user.click(screen.getByRole('button', { name: 'Finish the mission' }))
  expect(onReached).toHaveBeenCalledWith(1, { taps: expect.any(Number), same: expect.any(Number) })

  await user.click(screen.getByRole('button', { name: 'Save my work' }))
  expect(onSave).toHaveBeenCalledWith({ explore: 0.1, goal: 'minutes', viewer: 0 })
  expect(rules.state.safeParse({ explore: 0.1, goal: 'minutes', viewer: 0 }).success).toBe(true)
})

test('a learner gets the variety back by exploring and rejecting', async () => {
  const user = show({ mission: 2, saved: { explore: 0.1, goal: 'variety', viewer: 1 } })
  for (let tap = 0; tap < 5; tap += 1) await pressCat(user, 'Like')
  expect(screen.getByText(/^[1-7] of 8 topics are back\. Taps: \d\.$/)).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: '3' }))
  for (let tap = 0; tap < 30 && !screen.queryByText(/^What happened/); tap += 1) await pressCat(user, 'Not interested')
  expect(screen.getByText(/Why is it harder to get topics back/)).toBeTruthy()
})

test('a learner compares three goals with a test viewer, and rates videos of the own feed', async () => {
  const onProject = vi.fn()
  const user = show({ mission: 3, onProject })
  for (const goal of ['minutes watched', 'many topics', 'glad afterwards'])
    await user.click(screen.getByRole('button', { name: `Goal: ${goal}` }))
  expect(screen.getByText('95 minutes a day')).toBeTruthy()
  expect(screen.queryByText(/Why may an app choose minutes/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Choose this feed: glad afterwards' }))
  expect(screen.getByText(/Why may an app choose minutes/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save to a project' }))
  expect(onProject).toHaveBeenCalledWith(expect.objectContaining({ title: 'One feed, three goals' }))

  await user.click(screen.getByRole('radio', { name: 'glad afterwards' }))
  const [watch] = screen.getAllByRole('button', { name: /^Watch:/ })
  if (watch) await user.click(watch)
  expect(announced().join()).toMatch(/You watched “.*”\. Are you glad you did\? The answers are above the cards\.$/)
  await user.click(screen.getByRole('button', { name: 'Not really' }))
  expect(screen.queryByText(/Are you glad you did/)).toBeNull()
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^(Watch|Like): /)
  expect(screen.getByText(/: (from 1 to \d|still 1)\.$/, { selector: 'p' })).toBeTruthy()
})

test('offers a new try after the last tap, above the cards', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Try it first' }))
  for (let tap = 0; tap < 6; tap += 1) {
    const [reject] = screen.getAllByRole('button', { name: /^Not interested/ })
    if (reject) await user.click(reject)
  }
  expect(announced().join()).toMatch(/Next: .*\. No taps left: \d cards about \w+, not 7\.$/)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('Pick one topic. You have 6 taps.')).toBeTruthy()
  expect(bar()).toContain('1 Cats')
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Watch: /)
})
