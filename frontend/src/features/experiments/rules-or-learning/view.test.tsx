import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { announced } from '../../../../test/announcements.ts'
import { UiProvider } from '../../../ui/theme/provider.tsx'
import type { ExperimentProps } from '../frame/definition.ts'
import { RulesOrLearning } from './rules-or-learning.tsx'

function show(props: ExperimentProps = {}) {
  render(
    <UiProvider>
      <RulesOrLearning {...props} />
    </UiProvider>,
  )
  return userEvent.setup({ delay: null })
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) => user.click(screen.getByRole('button', { name }))

test('a learner writes two rules, wins the contest and explains why', async () => {
  const onReached = vi.fn()
  const user = show({ onReached })
  await press(user, 'My rules')
  expect(screen.getAllByRole('button', { name: /your rules are wrong/ })).toHaveLength(20)

  await press(user, 'Start the contest')
  expect(screen.getByText(/The machine is ahead/)).toBeTruthy()

  await press(user, 'wings')
  await press(user, 'big')
  expect(screen.getAllByRole('button', { name: /your rules are wrong/ })).toHaveLength(8)
  await press(user, 'Start the contest')
  expect(screen.getByText('Your rules win!')).toBeTruthy()

  await press(user, 'They use what most creatures have in common.')
  await press(user, 'Finish the mission')
  expect(onReached).toHaveBeenCalledWith(1, expect.objectContaining({ world: 0 }))
})

test('a learner grows the tree too deep', async () => {
  const user = show({ mission: 2 })
  await press(user, 'Better too')
  for (const depth of ['2', '3', '4']) {
    await user.click(screen.getByRole('radio', { name: `${depth}: ${depth} questions` }))
    if (depth === '2') await press(user, 'Grow to the end')
  }
  expect(screen.queryByText('What happened:')).toBeNull()
  await press(user, 'Too deep! 3 questions')
  expect(screen.getAllByText(/It still gets 2 shown creatures wrong/)).not.toHaveLength(0)
  await press(user, 'Too deep! 4 questions')
  expect(screen.getByText(/Why did the perfect tree get worse/)).toBeTruthy()
  expect(within(screen.getByRole('tabpanel')).getByText('36 of 36', { selector: 'li *' })).toBeTruthy()
})

test('a learner reads why a creature is sorted as it is, and moves and removes rules', async () => {
  const user = show()
  await press(user, 'wings')
  await press(user, 'a tail')
  await press(user, 'Move rule 2 up')
  expect(screen.getByRole('button', { name: 'Move rule 1 up' })).toHaveProperty('ariaDisabled', 'true')
  const [first] = screen.getAllByRole('button', { name: /your rules are wrong/ })
  if (first) await user.click(first)
  expect(announced().join()).toMatch(/is a (Zib|Mork)\. (Your rule \d|No rule fits)/)
  await press(user, 'Remove rule 1')
  expect(screen.queryByRole('button', { name: 'Remove rule 2' })).toBeNull()
})

test('the true kind is shown only when the learner asks, and the result says who is wrong', async () => {
  const user = show({ mission: 3 })
  expect(screen.getByText('?')).toBeTruthy()
  expect(screen.getByText(/First make rules/)).toBeTruthy()
  await press(user, 'wings')
  await press(user, 'What is it really?')
  expect(announced().join()).toMatch(/(right|wrong).* First make rules/)
})

test('buttons keep the focus when there is nothing left to do for them', async () => {
  const user = show()
  await press(user, 'wings')
  await press(user, 'Remove rule 1')
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/change the kind of all others$/)
  await user.click(screen.getByRole('tab', { name: 'The tree' }))
  await press(user, 'Grow to the end')
  const grow = screen.getByRole('button', { name: 'Grow to the end' })
  expect(document.activeElement).toBe(grow)
  expect(grow.getAttribute('aria-disabled')).toBe('true')
})
