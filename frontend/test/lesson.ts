import { screen, within } from '@testing-library/react'
import { type Lesson, lesson, lessonPage, sessionUser } from './factories.ts'
import { answer } from './msw.ts'
import { renderApp } from './render-app.tsx'

// The page of a lesson.

export const passed = { checkStatus: { correct: 1, withHelp: 0, needed: 1, total: 1, isPassed: true }, progress: 75 }

export async function openLesson(changes: Partial<Lesson> = {}, session = sessionUser(), lab?: Parameters<typeof lessonPage>[1]) {
  const it = lesson(changes)
  const asked = answer('LessonPage', lessonPage(it, lab))
  const app = renderApp(`/lesson/${it.id}`, { session })
  await screen.findByRole('heading', { level: 1, name: it.title })
  return { ...app, asked }
}

export const completeButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Mark as Complete' })

export const waits = () => completeButton().getAttribute('aria-disabled') === 'true'

export const reason = () => document.getElementById(completeButton().getAttribute('aria-describedby') ?? '')?.textContent

export const percent = () => screen.getByRole('progressbar', { name: 'Lesson progress' }).getAttribute('aria-valuenow')

export const card = (title: string) => within(screen.getByRole('heading', { name: title }).parentElement as HTMLElement)
