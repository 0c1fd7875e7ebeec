import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { announced } from '../../../../test/announcements.ts'
import { UiProvider } from '../../../ui/theme/provider.tsx'
import { Agent } from './agent.tsx'

const button = (name: string | RegExp) => screen.getByRole('button', { name })

it('leads from a guess over broken things to the three tools that the chores need', async () => {
  const user = userEvent.setup({ delay: null })
  const onReached = vi.fn()
  render(
    <UiProvider>
      <Agent onReached={onReached} />
    </UiProvider>,
  )
  await user.click(button('It does the chores well.'))
  for (let turn = 0; turn < 3; turn += 1) await user.click(button('One turn'))
  expect(screen.getByText(/to water a plant\. All books are wet/, { selector: 'li' })).toBeDefined()
  for (const tool of [/^Pay/, /^Fire switch/, /^Office key/, /^Safe code/, /^Post/]) await user.click(button(tool))
  expect(screen.getByText('Tools: 3 of 8 allowed')).toBeDefined()
  for (let turn = 0; turn < 8; turn += 1) await user.click(button('One turn'))
  const log = screen.getByRole('region', { name: 'What the robot did' })
  expect(within(log).getAllByRole('listitem')).toHaveLength(8)
  await user.click(button('See why'))
  expect(screen.getByRole('heading', { name: /Mission 1/ })).toBe(document.activeElement)
  await user.click(button(/fewest steps to the goal/))
  await user.click(button('Finish the mission'))
  expect(onReached.mock.calls).toEqual([[1, { tools: ['read', 'carry', 'pour'] }]])
})

it('asks before a step that needs an OK, and goes on after No', async () => {
  const user = userEvent.setup({ delay: null })
  render(
    <UiProvider>
      <Agent mission={3} />
    </UiProvider>,
  )
  await user.click(button(/^Pay/))
  await user.click(button('One turn'))
  const question = screen.getByRole('group', { name: 'The robot asks' })
  expect(question.textContent).toContain('order a new book for 12 coins')
  await user.click(within(question).getByRole('button', { name: 'No' }))
  expect(screen.getByText('You said No. It will not ask for this again.')).toBeDefined()
  await user.click(button('One turn'))
  expect(screen.queryByRole('group', { name: 'The robot asks' })).toBeNull()
  expect(screen.getByText('Turn 3')).toBeDefined()
})

it('keeps the result with an advice on screen while the learner changes tools', async () => {
  const user = userEvent.setup({ delay: null })
  render(
    <UiProvider>
      <Agent />
    </UiProvider>,
  )
  for (let turn = 0; turn < 3; turn += 1) await user.click(button('One turn'))
  expect(announced().at(-1)).toMatch(/All books are wet\. Which tool did that\? Take it away and run again\.$/)
  expect(screen.queryByText('Last run')).toBeNull()
  await user.click(button(/^Fire switch/))
  screen.getByText('Last run')
  screen.getByText('Which tool did that? Take it away and run again.')
  await user.click(button('One turn'))
  expect(screen.queryByText('Last run')).toBeNull()
})

it('counts two presses before the next rendering', () => {
  render(
    <UiProvider>
      <Agent />
    </UiProvider>,
  )
  act(() => {
    button(/^Pay/).click()
    button(/^Post/).click()
  })
  expect(screen.getByText('Tools: 6 of 8 allowed')).toBeDefined()
})
