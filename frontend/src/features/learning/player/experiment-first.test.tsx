import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storedAttempts } from '../../../../test/experiments.ts'
import { openSteps, position } from '../../../../test/player.ts'

const words = 'These are words about a machine that guesses the next word from many words that it has read before.'
const content = `## Discover: guessing\n\n${words}\n\n${words}\n\nTry it.\n\n::experiment{id="next-word"}\n\n## Engage: look closer\n\n${words}`

test('the first step offers the experiment, which leads back to the start of the lesson', async () => {
  storedAttempts([])
  const { user } = await openSteps({ content })
  expect(screen.getByText('Try a real machine: Next-Word Machine')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try it first' }))
  expect(await screen.findByRole('group', { name: 'Text of the machine' })).toBeTruthy()
  expect(screen.getByText(/^You jumped ahead to the machine/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Go to step 2' }))
  expect(position()).toMatch(/^Step 2 of/)
  expect(screen.queryByText(/^You jumped ahead to the machine/)).toBeNull()
})

test('a lesson without an experiment offers none', async () => {
  await openSteps()
  expect(screen.queryByText(/^Try a real machine/)).toBeNull()
})
