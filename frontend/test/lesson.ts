import { screen, within } from '@testing-library/react'
import { storeView } from '../src/features/learning/lesson/lesson-view-choice.ts'
import { type Lesson, lesson, lessonPage, sessionUser } from './factories.ts'
import { answer } from './msw.ts'
import { renderApp } from './render-app.tsx'

// A lesson, read as a page or in steps.

export const passed = { checkStatus: { correct: 1, withHelp: 0, needed: 1, total: 1, isPassed: true }, progress: 75 }

/** Opens a lesson as a page. */
export async function openLesson(changes: Partial<Lesson> = {}, session = sessionUser(), lab?: Parameters<typeof lessonPage>[1]) {
  storeView('page')
  const it = lesson(changes)
  const asked = answer('LessonPage', lessonPage(it, lab))
  const app = renderApp(`/lesson/${it.id}`, { session })
  await screen.findByRole('heading', { level: 1, name: it.title })
  await pageLoaded()
  return { ...app, asked }
}

/** Waits for the end of the page, which loads after its title. */
const pageLoaded = () => screen.findByRole('heading', { name: 'Finish' })

export const completeButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Mark as Complete' })

export const waits = () => completeButton().getAttribute('aria-disabled') === 'true'

export const reason = () => document.getElementById(completeButton().getAttribute('aria-describedby') ?? '')?.textContent

export const percent = () => screen.getByRole('progressbar', { name: 'Lesson progress' }).getAttribute('aria-valuenow')

export const card = (title: string) => within(screen.getByRole('heading', { name: title }).parentElement as HTMLElement)
