import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lesson, lessonPage, sessionUser } from '../../../../test/factories.ts'
import { answer } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'

const levels = [
  { level: 'younger' as const, lessonId: 'data-younger' },
  { level: 'middle' as const, lessonId: 'data' },
  { level: 'older' as const, lessonId: 'data-older' },
]
const middle = lesson({ id: 'data', levels })
const younger = lesson({ id: 'data-younger', title: 'Data for the young', level: 'younger', levels })

test('leads to the same lesson for another age, and keeps the choice of a learner', async () => {
  answer('LessonPage', ({ id }) => lessonPage(id === 'data' ? middle : younger))
  const asked = answer('ChooseLessonLevel', { chooseLessonLevel: { id: 'learner-1', lessonLevel: 'younger' } as never })
  const { user } = renderApp('/lesson/data', { session: sessionUser() })
  const ages = within(await screen.findByRole('navigation', { name: 'This lesson for other ages' }))
  expect(ages.getByRole('link', { name: 'Ages 11–13' }).getAttribute('aria-current')).toBe('page')
  await user.click(ages.getByRole('link', { name: 'Ages 8–10' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Data for the young' })).toBeTruthy()
  await waitFor(() => expect(asked.map(({ variables }) => variables)).toEqual([{ level: 'younger' }]))
})

test('is left out for a lesson with one version', async () => {
  answer('LessonPage', lessonPage(lesson()))
  renderApp('/lesson/first-prompt', { session: sessionUser() })
  await screen.findByRole('heading', { level: 1, name: 'Your first prompt' })
  expect(screen.queryByRole('navigation', { name: 'This lesson for other ages' })).toBeNull()
})
