import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { announced } from '../../../../test/announcements.ts'
import { UiProvider } from '../../../ui/theme/provider.tsx'
import type { ExperimentProps } from '../frame/definition.ts'
import { WordMap } from './word-map.tsx'

function show(props: ExperimentProps = {}) {
  const onReached = vi.fn()
  render(
    <UiProvider>
      <WordMap onReached={onReached} {...props} />
    </UiProvider>,
  )
  return { user: userEvent.setup({ delay: null }), onReached }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })

it('lets the learner guess neighbors and find a word beside its opposite', async () => {
  const { user, onReached } = show()
  await user.click(button('Try it first'))
  await user.click(screen.getByRole('radio', { name: 'pizza' }))
  await user.click(button('cheese'))
  const list = screen.getByRole('list', { name: 'Nearness to pizza' })
  expect(within(list).getAllByRole('button')[0]?.getAttribute('aria-label')).toMatch(/^sandwich: nearness 0\.\d\d$/)
  within(list).getByRole('button', { name: /^cheese: .*your guess$/ })
  await user.click(button('Yes, the opposite'))
  screen.getByText(/“pizza” and “sandwich” are not opposites/)
  await user.click(button('Next word'))
  await user.click(button('quick'))
  await user.click(button('No'))
  screen.getByText(/what is the opposite of “fast”/)
  await user.click(button('Yes, the opposite'))
  screen.getByText(/“fast” is beside its opposite/)
  await user.click(button('Next word'))
  await user.click(button('violin'))
  expect(screen.queryByText('What happened:')).toBeNull()
  await user.click(button('No'))
  await user.click(button(/^They appear in the same kinds/))
  await user.click(button('Finish the mission'))
  expect(onReached).toHaveBeenCalledOnce()
})

it('keeps the neighbors secret until the guess, and shows any other word', async () => {
  const { user } = show({ setup: 'jobs' })
  expect(screen.queryByRole('list', { name: 'Nearest to teacher' })).toBeNull()
  await user.type(screen.getByLabelText('Find a word on the map'), 'pengu')
  await user.click(button('penguin'))
  const near = screen.getByRole('list', { name: 'Nearest to penguin' })
  const [first] = within(near).getAllByRole('button')
  if (first) await user.click(first)
  expect(screen.queryByRole('list', { name: 'Nearest to penguin' })).toBeNull()
  await user.type(screen.getByLabelText('Find a word on the map'), 'zzz')
  screen.getByText('This word is not on the map. Try another one.')
})

it('lets the learner judge analogies until three work and one fails', async () => {
  const { user, onReached } = show({ mission: 2 })
  await user.click(button('fruit'))
  for (const [name, verdict] of [
    [/^cat – kitten – dog/, 'It fits'],
    [/^cat – animal – apple/, 'It fails'],
    [/^go – went – eat/, 'It fits'],
    [/^bee – honey – cow/, 'It fits'],
  ] as const) {
    await user.click(screen.getByRole('radio', { name }))
    await user.click(button(verdict))
  }
  await user.click(button(/^In its texts, “apple”/))
  await user.click(button('Finish the mission'))
  expect(onReached).toHaveBeenCalledOnce()
})

it('solves an analogy of the learner’s own words', async () => {
  const { user } = show({ mission: 2 })
  await user.click(screen.getByText('Make your own'))
  for (const [label, word] of [
    [/^First word/, 'germany'],
    [/^Second word/, 'berlin'],
    [/^Third word/, 'japan'],
  ] as const)
    await user.type(screen.getByLabelText(label), `${word}{Enter}`)
  const answers = screen.getByRole('list', { name: 'Answers of the machine' })
  expect(within(answers).getAllByRole('listitem')[0]?.textContent).toContain('tokyo')
  expect(within(answers).queryByRole('button')).toBeNull()
  screen.getByText('This one is yours: you decide whether it fits.')
})

it('leads from the line of jobs to texts that do not repair it, and one that does', async () => {
  const { user, onReached } = show({ mission: 3 })
  await user.click(button('By chance'))
  await user.click(screen.getByRole('radio', { name: 'jobs' }))
  await user.click(screen.getByRole('radio', { name: 'he – she' }))
  await user.click(button(/^nurse: 0\.\d\d toward she$/))
  expect(announced()).toContain('Another job has a longer bar than “nurse”.')
  await user.click(button(/^babysitter: /))
  await user.click(button('Read the text'))
  await user.click(screen.getByRole('radio', { name: '100,000' }))
  await user.click(button('Read the text'))
  expect(screen.queryByText('What happened:')).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'balanced' }))
  await user.click(button('Read the text'))
  await user.click(button(/^From what people wrote/))
  await user.click(button('Finish the mission'))
  expect(onReached).toHaveBeenCalledOnce()
})

it('reads the result of a press, and keeps the focus in lists that change', async () => {
  const { user } = show()
  await user.type(screen.getByLabelText('Find a word on the map'), 'pengu')
  expect(announced()).toContain('On the map: penguin, penguins.')
  await user.keyboard('{Enter}')
  expect(announced().join()).toMatch(/Nearest to penguin: [a-z]+, [a-z]+, [a-z]+\./)
  const [first] = within(screen.getByRole('list', { name: 'Nearest to penguin' })).getAllByRole('button')
  if (first) await user.click(first)
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/: nearness/)
  await user.click(button('cheese'))
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/: nearness/)
  await user.click(button(/^Mission 2/))
  await user.click(screen.getByRole('radio', { name: /^bee – honey/ }))
  expect(announced()).toContain('bee is to honey as cow is to milk.')
})
