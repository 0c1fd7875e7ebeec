import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionUser } from '../../../../test/factories.ts'
import { openLesson } from '../../../../test/lesson.ts'
import { next, openSteps } from '../../../../test/player.ts'

const predict = ':::predict\nWhich word comes next?\n- castle\n- penguin\n> The most *frequent* one.\n:::'
const write = ':::write\nWrite a line about rain.\n> Rain drums on the tin roof.\n:::'
const content = `## Guess first {discover}\n\nA machine has read one book.\n\n${predict}\n\nThen write.\n\n${write}`

/** Opens a lesson at an activity, in each view. */
const views = [
  ['on the page', () => openLesson({ content })],
  ['at its step', (step: number) => openSteps({ content }, sessionUser(), `?step=${step}`)],
] as const

const reveal = () => screen.queryAllByText(/^The most/).filter((it) => it.closest('[aria-live=polite]'))
const sample = () => screen.queryAllByText(/^Rain drums/).filter((it) => it.closest('[aria-live=polite]'))
const line = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a line about rain.' })
const kept = () => sessionStorage.getItem('drafts') ?? ''

test.each(views)('shows a guess %s, and every choice shows the same text', async (_where, open) => {
  const { user } = await open(2)
  expect(screen.getByText('A machine has read one book.')).toBeTruthy()
  const guess = within(await screen.findByRole('group', { name: 'Which word comes next?' }))
  expect(guess.getAllByRole('radio')).toHaveLength(2)
  expect(reveal()).toHaveLength(0)
  const penguin = guess.getByRole<HTMLInputElement>('radio', { name: 'penguin' })
  await user.click(penguin)
  expect(reveal()).toHaveLength(1)
  expect(document.activeElement).toBe(penguin)
  await user.click(guess.getByRole('radio', { name: 'castle' }))
  expect(penguin.checked).toBe(false)
  expect(reveal()).toHaveLength(1)
  expect(screen.queryByText(/^(That’s right|Not right yet|Correct|Not quite)$/)).toBeNull()
})

test.each(views)('shows a sample %s beside the line that the learner wrote', async (_where, open) => {
  const { user } = await open(3)
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  expect(screen.getByText('Write a line first.')).toBeTruthy()
  expect(document.activeElement).toBe(await line())
  expect(sample()).toHaveLength(0)
  await user.keyboard('It rains cats.')
  const done = screen.getByRole('button', { name: 'Done' })
  await user.click(done)
  expect(sample()).toHaveLength(1)
  expect(document.activeElement).toBe(done)
  expect((await line()).value).toBe('It rains cats.')
})

test('accepts a line of at most 300 characters', async () => {
  const { user } = await openSteps({ content }, sessionUser(), '?step=3')
  await user.click(await line())
  await user.paste('a'.repeat(301))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.getByText('Use at most 300 characters. This text has 301.')).toBeTruthy()
  expect(sample()).toHaveLength(0)
})

test('keeps guesses and lines when the step and the view change, in this tab only', async () => {
  const { user, asked } = await openSteps({ content }, sessionUser(), '?step=2')
  await user.click(await screen.findByRole('radio', { name: 'penguin' }))
  await user.click(next())
  await user.type(await line(), 'It rains cats.')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await user.click(screen.getByRole('button', { name: 'One-page view' }))
  await screen.findByRole('heading', { name: 'Finish' })
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'penguin' })).checked).toBe(true)
  expect((await line()).value).toBe('It rains cats.')
  expect([reveal().length, sample().length]).toEqual([1, 1])
  await waitFor(() => expect(kept()).toContain('It rains cats.'))
  // Nothing was sent: the lesson is the only request.
  expect(asked).toHaveLength(1)
})

test("doesn't store a line that sounds like an emergency", async () => {
  const { user } = await openSteps({ content }, sessionUser(), '?step=3')
  await user.type(await line(), 'It rains.')
  await waitFor(() => expect(kept()).toContain('It rains.'))
  await user.type(await line(), ' I want to kill myself.')
  await waitFor(() => expect(kept()).not.toContain('It rains.'))
  expect(kept()).not.toContain('myself')
})

test('stores nothing for a learner who waits for consent', async () => {
  const waiting = sessionUser({ consent: 'pending' })
  const { user } = await openSteps({ content }, waiting, '?step=2')
  await user.click(await screen.findByRole('radio', { name: 'penguin' }))
  expect(reveal()).toHaveLength(1)
  expect(kept()).not.toContain('Which word')
})
