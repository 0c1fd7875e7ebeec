import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lesson, lessonPage, sessionUser, viewer } from '../../../../test/factories.ts'
import { answer } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'

const openPlan = async () => {
  const { user } = renderApp('/teachers/how-ai-works/learning-from-data')
  await screen.findByRole('heading', { level: 2, name: 'Keep it safe' })
  return user
}

const section = (name: string) => within(screen.getByRole('region', { name }))

test('lists ten plans, each with a link to its page', async () => {
  renderApp('/teachers')
  const plans = within(await screen.findByRole('region', { name: 'The ten plans' }))
  const links = plans.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toHaveLength(10)
  expect(links[0]).toBe('/teachers/how-ai-works/learning-from-data')
  await waitFor(() => expect(document.title).toBe('For teachers · DEEPM Academy'))
})

test('shows what pupils learn, what is needed, 45 minutes in four steps, questions and safety', async () => {
  await openPlan()
  expect(document.title).toBe('Learning from examples: class plan · DEEPM Academy')
  expect(section('What pupils learn').getAllByRole('listitem').length).toBeGreaterThanOrEqual(3)
  expect(section('What pupils learn').getByText(/^AI literacy: .*Choose a system’s data with care/)).toBeTruthy()
  expect(section('What you need').getByRole('link', { name: 'Teach a Machine' }).getAttribute('href')).toBe('/experiments/teach')
  const steps = section('45 minutes')
  expect(steps.getAllByText(/^\d+–\d+ min$/).map((it) => it.textContent)).toEqual([
    '0–8 min',
    '8–25 min',
    '25–38 min',
    '38–45 min',
  ])
  for (const name of ['Start', 'Experiment', 'Discussion', 'Close']) expect(steps.getByText(name)).toBeTruthy()
  expect(section('Discussion questions').getAllByText('Listen for:')).toHaveLength(5)
  expect(section('Without devices').getByText(/Send a volunteer out of the room/)).toBeTruthy()
})

test('shows the answers of all levels, and those of one age after a choice', async () => {
  const user = await openPlan()
  const answers = section('Answers to the lesson questions')
  const levels = () => answers.getAllByRole('heading', { level: 3 }).map((it) => it.textContent?.split(':')[0])
  expect(levels()).toEqual(['Ages 8–10', 'Ages 11–13', 'Ages 14–17'])
  expect(answers.getByText('A few curled-up cats and dogs')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Ages 11–13' }))
  expect(levels()).toEqual(['Ages 11–13'])
  await user.click(screen.getByRole('radio', { name: 'All ages' }))
  expect(levels()).toHaveLength(3)
})

test('prints at a press', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await openPlan()
  fireEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('is not found for a lesson without a plan', async () => {
  renderApp('/teachers/how-ai-works/problem-detective')
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
})

const levels = [
  { level: 'middle' as const, lessonId: 'the-next-word' },
  { level: 'older' as const, lessonId: 'the-next-word-older' },
]
const findLesson = () => screen.findByRole('heading', { level: 1, name: 'The Match' })
const linkToPlan = () => screen.queryByRole('link', { name: '45-minute class plan' })?.getAttribute('href')

test('a parent finds the plan on a core lesson, a learner does not', async () => {
  answer('LessonPage', lessonPage(lesson({ title: 'The Match', levels })))
  const { unmount } = renderApp('/lesson/the-next-word-older', { session: sessionUser({ role: 'parent', consent: null }) })
  await findLesson()
  await waitFor(() => expect(linkToPlan()).toBe('/teachers/how-ai-works/the-next-word'))
  unmount()
  renderApp('/lesson/the-next-word-older', { session: sessionUser(), viewer: viewer() })
  await findLesson()
  expect(linkToPlan()).toBeUndefined()
})

test('a lesson of a path has no plan', async () => {
  answer('LessonPage', lessonPage(lesson({ title: 'The Match' })))
  renderApp('/lesson/first-prompt', { session: sessionUser({ role: 'parent', consent: null }) })
  await findLesson()
  expect(linkToPlan()).toBeUndefined()
})
