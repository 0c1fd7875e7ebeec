import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Course, course, sessionUser } from '../../../../test/factories.ts'
import { answer, offline } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import type { LearningPageQuery } from './learning-page.generated.ts'

const foundation = ['chatgpt', 'gemini', 'claude'] as const
const locked = (...waitsFor: string[]) => ({ isLocked: true, waitsFor, difficulty: 'Advanced', videos: null })

/** Returns the six courses with the given number of completed lessons each. */
function coursesOf(done: Partial<Record<string, 0 | 1 | 2>> = {}): Course[] {
  const open = foundation.filter((id) => done[id] !== 2)
  return [
    course('chatgpt', 'ChatGPT', done['chatgpt'], { modules: 8, duration: '2-3 hours', videos: 12 }),
    course('gemini', 'Gemini', done['gemini']),
    course('claude', 'Claude', done['claude']),
    course('dalle', 'DALL-E', done['dalle'], open.length > 0 ? locked(...open) : {}),
    course('midjourney', 'Midjourney', 0, locked(...open, 'dalle')),
    course('runway', 'Runway', 0, locked(...open, 'dalle', 'midjourney')),
  ]
}

const coreLesson = (id: string, title: string, isCompleted = false) => ({
  id,
  title,
  minutes: 15,
  isCompleted,
  isLocked: false,
  levels: (['younger', 'middle', 'older'] as const).map((level) => ({
    level,
    lessonId: level === 'middle' ? id : `${id}-${level}`,
  })),
})

/** The course for everyone, with its first lesson completed. */
const core: NonNullable<LearningPageQuery['coreCourse']> = {
  id: 'how-ai-works',
  name: 'How AI works',
  description: 'Ten short lessons.',
  progress: 0.5,
  lessons: [coreLesson('data', 'Learning from data', true), coreLesson('next-word', 'The next word')],
}

function hub(courses: Course[], changes: Partial<LearningPageQuery> = {}): LearningPageQuery {
  return {
    coreCourse: null,
    viewer: { id: 'learner-1', learner: { id: 'learner-1', lessonLevel: 'younger' } },
    courses,
    ...changes,
  }
}

async function openHub(courses: Course[] = coursesOf()) {
  answer('LearningPage', hub(courses))
  const app = renderApp('/learning', { session: sessionUser() })
  await screen.findByRole('heading', { level: 1, name: 'Learning hub' })
  return app
}

const card = (name: string) => within(screen.getByRole('heading', { level: 3, name }).closest('article') as HTMLElement)
const step = (name: string) => within(screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement)

test('shows difficulty, modules, duration and videos of each course', async () => {
  await openHub()
  expect(screen.getAllByRole('article')).toHaveLength(6)
  expect(card('ChatGPT').getByText('Beginner')).toBeTruthy()
  expect(card('ChatGPT').getByText('8 modules · 2-3 hours · 12 videos')).toBeTruthy()
})

test('shows no video count for a course without videos', async () => {
  await openHub()
  expect(card('Runway').getByText('2 modules · 2 hours')).toBeTruthy()
})

test('shows Start Course for a course that was not started, with a link to its basics', async () => {
  await openHub()
  const link = card('Gemini').getByRole('link', { name: 'Start Course: Gemini' })
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Start Course', '/lesson/gemini-basics'])
  expect(card('Gemini').getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0')
})

test('shows Continue Learning for a started course, with a link to the next lesson', async () => {
  await openHub(coursesOf({ gemini: 1 }))
  const link = card('Gemini').getByRole('link', { name: 'Continue Learning: Gemini' })
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Continue Learning', '/lesson/gemini-advanced'])
  expect(card('Gemini').getByText('50%')).toBeTruthy()
})

test('shows the progress fraction as a rounded percentage', async () => {
  await openHub([course('claude', 'Claude', 1, { progress: 0.666 })])
  expect(card('Claude').getByRole('progressbar', { name: 'Claude: 1 of 2 lessons' }).getAttribute('aria-valuenow')).toBe('67')
  expect(card('Claude').getByText('67%')).toBeTruthy()
})

test('links a completed course to its first lesson', async () => {
  await openHub(coursesOf({ claude: 2 }))
  expect(card('Claude').getByRole('link', { name: 'Continue Learning: Claude' }).getAttribute('href')).toBe(
    '/lesson/claude-basics',
  )
  expect(card('Claude').getByText(/^Completed\. Review/)).toBeTruthy()
})

test.each(['DALL-E', 'Midjourney', 'Runway'])('locks %s until the previous courses are completed', async (name) => {
  await openHub()
  const button = card(name).getByRole<HTMLButtonElement>('button', { name: `Complete Previous Courses: ${name}` })
  expect(button.disabled).toBe(true)
  expect(button.textContent).toContain('Complete Previous Courses')
  expect(card(name).queryByRole('link')).toBeNull()
})

test('lists what has to be completed to unlock a course', async () => {
  await openHub(coursesOf({ gemini: 2 }))
  const button = card('DALL-E').getByRole('button', { name: /Complete Previous Courses/ })
  const why = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(why?.textContent).toBe('Still to complete: ChatGPT and Claude')
})

test('unlocks DALL-E when the server reports it as unlocked', async () => {
  await openHub(coursesOf({ chatgpt: 2, gemini: 2, claude: 2 }))
  expect(card('DALL-E').getByRole('link', { name: 'Start Course: DALL-E' }).getAttribute('href')).toBe('/lesson/dall-e-basics')
  expect(card('Midjourney').getByRole('button', { name: /Complete Previous Courses/ })).toBeTruthy()
})

test('expands and collapses the modules of a course, with title, summary and outcome', async () => {
  const { user } = await openHub()
  const open = card('Claude').getByRole('button', { name: 'Show all 2 modules of Claude' })
  expect(open.getAttribute('aria-expanded')).toBe('false')
  expect(card('Claude').queryByText('Meet Claude')).toBeNull()
  await user.click(open)
  expect(card('Claude').getByText('Meet Claude')).toBeTruthy()
  expect(card('Claude').getByText('How it works.')).toBeTruthy()
  expect(card('Claude').getByText(/You can begin\./)).toBeTruthy()
  expect(card('Gemini').queryByText('Meet Gemini')).toBeNull()
  await user.click(card('Claude').getByRole('button', { name: 'Hide modules of Claude' }))
  expect(card('Claude').queryByText('Meet Claude')).toBeNull()
})

test('shows the modules of a locked course', async () => {
  const { user } = await openHub()
  await user.click(card('Runway').getByRole('button', { name: 'Show all 2 modules of Runway' }))
  expect(card('Runway').getByText('Meet Runway')).toBeTruthy()
})

test('shows three steps of the recommended path with their courses, and marks the first for a new learner', async () => {
  await openHub()
  const names = (title: string) =>
    within(step(title).getByRole('list'))
      .getAllByRole('listitem')
      .map((item) => item.textContent)
  expect(names('1. Foundation')).toEqual(['ChatGPT', 'Gemini', 'Claude'])
  expect(names('2. Creative AI')).toEqual(['DALL-E'])
  expect(names('3. Advanced')).toEqual(['Midjourney', 'Runway'])
  expect(step('1. Foundation').getByText('You are here')).toBeTruthy()
  expect(step('2. Creative AI').getByText('Opens after Foundation')).toBeTruthy()
  expect(step('3. Advanced').getByText('Opens after Creative AI')).toBeTruthy()
})

test('updates the steps with completed courses', async () => {
  await openHub(coursesOf({ chatgpt: 2, gemini: 2, claude: 2, dalle: 1 }))
  expect(step('1. Foundation').getByText('✓ Completed')).toBeTruthy()
  expect(step('1. Foundation').getByText('ChatGPT ✓')).toBeTruthy()
  expect(step('2. Creative AI').getByText('You are here')).toBeTruthy()
  expect(step('2. Creative AI').getByText('DALL-E 50%')).toBeTruthy()
})

test('marks every step as completed and none as current when everything is completed', async () => {
  await openHub(coursesOf({ chatgpt: 2 }).map((it) => ({ ...it, progress: 1, isLocked: false, waitsFor: [] })))
  expect(screen.getAllByText('✓ Completed')).toHaveLength(3)
  expect(screen.queryByText('You are here')).toBeNull()
})

test('shows the five words of DEEPM', async () => {
  await openHub()
  const words = ['Discover', 'Engage', 'Evaluate', 'Practice', 'Master']
  expect(words.map((name) => screen.getByRole('heading', { level: 3, name }).textContent)).toEqual(words)
})

test('shows an empty message without courses, and links to the paths', async () => {
  await openHub([])
  expect(screen.getByText('No courses right now')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See the paths' }).getAttribute('href')).toBe('/personas')
})

test('shows an error offline and offers a retry', async () => {
  answer('LearningPage', offline)
  const { user } = renderApp('/learning', { session: sessionUser() })
  const again = await screen.findByRole('button', { name: 'Try again' })
  answer('LearningPage', hub(coursesOf()))
  await user.click(again)
  expect(await screen.findByRole('heading', { level: 1, name: 'Learning hub' })).toBeTruthy()
})

test('shows a visitor the not-found page', async () => {
  renderApp('/learning')
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
})

test('begins with the course for everyone, at the level of the learner', async () => {
  answer('LearningPage', hub(coursesOf(), { coreCourse: core }))
  renderApp('/learning', { session: sessionUser() })
  const next = await screen.findByRole('link', { name: 'Continue: The next word' })
  expect(next.getAttribute('href')).toBe('/lesson/next-word-younger')
  expect(screen.getByRole('link', { name: /^Learning from data\s*Done$/ }).getAttribute('href')).toBe('/lesson/data-younger')
  expect(screen.getByRole('progressbar', { name: 'How AI works: 1 of 2 lessons' })).toBeTruthy()
})

test('shows what a tool is today, with ages, day of the check and sources', async () => {
  const today = {
    text: 'A chat tool that answers in words and pictures.',
    ages: '13 or more, with a parent’s permission under 18.',
    checkedOn: '2026-11-26',
    sources: [{ title: 'Help page', url: 'https://example.org/help' }],
  }
  await openHub([course('chatgpt', 'ChatGPT', 0, { today })])
  expect(card('ChatGPT').getByText('ChatGPT today, and who can use it')).toBeTruthy()
  expect(card('ChatGPT').getByText(/Checked on 26 November 2026/)).toBeTruthy()
  expect(card('ChatGPT').getByRole('link', { name: 'Help page', hidden: true }).getAttribute('href')).toBe(
    'https://example.org/help',
  )
})

test('links each module to its lesson', async () => {
  const base = course('claude', 'Claude', 1)
  const [basics, advanced] = base.lessons
  if (!basics || !advanced) throw new Error('no lessons')
  const moduleId = base.outline[0]?.id ?? null
  const { user } = await openHub([{ ...base, lessons: [{ ...basics, moduleId }, advanced] }])
  await user.click(card('Claude').getByRole('button', { name: /^Show (module|all)/ }))
  expect(card('Claude').getByRole('link', { name: basics.title }).getAttribute('href')).toBe(`/lesson/${basics.id}`)
  expect(card('Claude').getByText('(15 min, completed)')).toBeTruthy()
})
