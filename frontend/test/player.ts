import { screen } from '@testing-library/react'
import { type Lesson, lesson, lessonPage, sessionUser } from './factories.ts'
import { answer } from './msw.ts'
import { renderApp } from './render-app.tsx'

// A lesson in steps.

const text = (word: string) =>
  `${word} ${'is a word that the machine has counted in the text, again and again. '.repeat(3).trim()}`

const fivePartNotes = ['Discover', 'Engage', 'Evaluate', 'Practice', 'Master']
  .map((part) => `## ${part}: about ${part.toLowerCase()}\n\n${text(`${part}ing`)}`)
  .join('\n\n')

/** Opens a lesson in steps: the start, five texts with the check after the last one, and the practice. */
export async function openSteps(changes: Partial<Lesson> = {}, session = sessionUser(), search = '') {
  const it = lesson({ content: fivePartNotes, ...changes })
  const asked = answer('LessonPage', lessonPage(it))
  const app = renderApp(`/lesson/${it.id}${search}`, { session })
  await screen.findByText(/^Step \d+ of \d+$/)
  return { ...app, asked }
}

export const position = () => screen.getByText(/^Step \d+ of \d+$/).textContent

export const next = () => screen.getByRole('button', { name: 'Next' })

export const back = () => screen.getByRole('button', { name: 'Back' })
