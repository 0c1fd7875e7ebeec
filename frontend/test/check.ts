import { screen, within } from '@testing-library/react'
import { storeView } from '../src/features/learning/lesson/lesson-view-choice.ts'
import { type CheckItem, checkItem, graded, type Lesson, lesson, lessonPage, sessionUser } from './factories.ts'
import { answer } from './msw.ts'
import { renderApp } from './render-app.tsx'

// The check for understanding on the page of a lesson.

const words = ['Ask a person', 'Guess', 'Give up']

export const single = checkItem({ id: 'first-prompt:a', words })

export const several = checkItem({ id: 'first-prompt:b', kind: 'several', question: 'What helps at all?', words })

export const ordering = checkItem({
  id: 'first-prompt:c',
  kind: 'ordering',
  question: 'In which order?',
  words: ['Write', 'Look', 'Think'],
})

export const matching = checkItem({
  id: 'first-prompt:d',
  kind: 'matching',
  question: 'What belongs together?',
  prompts: ['Sun', 'Moon', 'Rain'].map((text) => ({ id: `left-${text}`, text })),
  words: ['Night', 'Water', 'Day'],
})

export const short = checkItem({ id: 'first-prompt:e', kind: 'short', question: 'In one word?', words: [] })

export const all = [single, several, ordering, matching, short]

export const statusOf = (items: CheckItem[]): Lesson['checkStatus'] => {
  const correct = items.filter((item) => item.answer?.isCorrect).length
  const needed = Math.ceil(items.length * 0.8)
  return { correct, withHelp: 0, needed, total: items.length, isPassed: correct >= needed }
}

export async function open(items: CheckItem[], session = sessionUser()) {
  storeView('page')
  answer('LessonPage', lessonPage(lesson({ check: items, checkStatus: statusOf(items) })))
  const app = renderApp('/lesson/first-prompt', { session })
  await screen.findByRole('heading', { name: 'Check for understanding' })
  return app
}

/** Serves a grade independent of the answer. */
export function grade(item: CheckItem, changes: Parameters<typeof graded>[1], status = statusOf([single])) {
  return answer('AnswerCheckItem', ({ input }) => ({
    answerCheckItem: {
      __typename: 'AnswerCheckItemPayload',
      item: {
        ...graded(item, changes),
        answer: { ...graded(item, changes).answer, choices: input.choices, text: input.text ?? '' },
      },
      lesson: { id: 'first-prompt', isBegun: true, progress: 37, checkStatus: status },
    } as never,
  }))
}

export const choiceId = (item: CheckItem, word: string) => item.choices.find(({ text }) => text === word)?.id ?? ''

export const checkButton = () => screen.getByRole('button', { name: 'Check answer' })

export const question = (name: string) => screen.getByRole('heading', { level: 3, name })

export const step = (name: RegExp) => within(screen.getByRole('navigation', { name: 'Questions' })).getByRole('button', { name })

export const heardPolitely = () =>
  [...document.querySelectorAll('[aria-live=polite], [role=status]')].map((it) => it.textContent).join(' ')
