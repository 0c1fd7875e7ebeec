import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { attempt, growTooDeep, recorded, storedAttempts } from '../../../../test/experiments.ts'
import { sessionUser } from '../../../../test/factories.ts'
import { openLesson } from '../../../../test/lesson.ts'
import { answer } from '../../../../test/msw.ts'
import { openSteps } from '../../../../test/player.ts'

const notes = (directive: string) => `## Discover: sorting\n\nFirst sort them.\n\n${directive}\n\nThen read on.`

/** Opens a lesson at its experiment, in each view. */
const views = [
  ['on the page', (content: string) => openLesson({ content })],
  ['at its step', (content: string) => openSteps({ content }, sessionUser(), '?step=2')],
] as const

const experiment = async (title: string) =>
  within((await screen.findByRole('heading', { level: 3, name: title })).closest('section') as HTMLElement)

test.each(views)(
  'shows an experiment %s, with the mission of the directive, and records it with the lesson',
  async (_where, open) => {
    const { askedByPage } = storedAttempts([attempt('rules-or-learning', [1])])
    const { user } = await open(notes('::experiment{id="rules-or-learning" mission="2"}'))
    const machine = await experiment('Rules or Learning?')
    expect(machine.getByRole('heading', { level: 4, name: 'Mission 2: Make the tree too deep' })).toBeTruthy()
    expect(machine.getByRole('button', { name: 'Mission 1: Beat the machine, done' })).toBeTruthy()
    expect(askedByPage.map(({ variables }) => variables.experimentId)).toEqual(['rules-or-learning'])
    expect(screen.getByText('First sort them.')).toBeTruthy()
    expect(screen.queryByText(/::experiment/)).toBeNull()
    const asked = answer('RecordExperiment', recorded(attempt('rules-or-learning', [1, 2])))
    await growTooDeep(user)
    expect(await machine.findByText('+10 XP')).toBeTruthy()
    expect(asked.map(({ variables }) => variables.input)).toMatchObject([{ lessonId: 'first-prompt', mission: 2 }])
  },
)

test.each(views)('shows an experiment %s with the prepared data of the directive', async (_where, open) => {
  await open(notes('::experiment{id="next-word" text="weather"}'))
  const machine = await experiment('Next-Word Machine')
  expect(machine.getByRole<HTMLInputElement>('radio', { name: 'Weather reports' }).checked).toBe(true)
  expect(machine.getByRole('heading', { level: 4, name: /^Mission 1: / })).toBeTruthy()
})
