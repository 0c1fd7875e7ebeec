import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Course, course, sessionUser } from '../../../test/factories.ts'
import { answer, offline } from '../../../test/msw.ts'
import { renderApp } from '../../../test/render-app.tsx'

const foundation = ['chatgpt', 'gemini', 'claude'] as const
const locked = (...waitsFor: string[]) => ({ isLocked: true, waitsFor, difficulty: 'Advanced', videos: null })

/** The six courses of somebody who completed so many lessons of each. */
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

async function openHub(courses: Course[] = coursesOf()) {
  answer('LearningPage', { courses })
  const app = renderApp('/learning', { session: sessionUser() })
  await screen.findByRole('heading', { level: 1, name: 'Learning hub' })
  return app
}

const card = (name: string) => within(screen.getByRole('heading', { level: 3, name }).closest('article') as HTMLElement)
const step = (name: string) => within(screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement)

test('each course shows difficulty, modules, duration and films', async () => {
  await openHub()
  expect(screen.getAllByRole('article')).toHaveLength(6)
  expect(card('ChatGPT').getByText('Beginner')).toBeTruthy()
  expect(card('ChatGPT').getByText('8 modules · 2-3 hours · 12 videos')).toBeTruthy()
})

test('a course whose number of films is not known says nothing of films', async () => {
  await openHub()
  expect(card('Runway').getByText('2 modules · 2 hours')).toBeTruthy()
})

test('a course that was not begun reads Start Course and leads to its basics', async () => {
  await openHub()
  const link = card('Gemini').getByRole('link', { name: 'Start Course: Gemini' })
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Start Course', '/lesson/gemini-basics'])
  expect(card('Gemini').getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0')
})

test('a course that was begun reads Continue Learning and leads to the next lesson', async () => {
  await openHub(coursesOf({ gemini: 1 }))
  const link = card('Gemini').getByRole('link', { name: 'Continue Learning: Gemini' })
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Continue Learning', '/lesson/gemini-advanced'])
  expect(card('Gemini').getByText('50%')).toBeTruthy()
})

test('progress is a fraction and is shown as a rounded percent', async () => {
  await openHub([course('claude', 'Claude', 1, { progress: 0.666 })])
  expect(card('Claude').getByRole('progressbar', { name: 'Claude: 1 of 2 lessons' }).getAttribute('aria-valuenow')).toBe('67')
  expect(card('Claude').getByText('67%')).toBeTruthy()
})

test('a completed course can be looked back at from its first lesson', async () => {
  await openHub(coursesOf({ claude: 2 }))
  expect(card('Claude').getByRole('link', { name: 'Continue Learning: Claude' }).getAttribute('href')).toBe(
    '/lesson/claude-basics',
  )
  expect(card('Claude').getByText(/^Completed\. Look back at/)).toBeTruthy()
})

test.each(['DALL-E', 'Midjourney', 'Runway'])('%s is locked until the courses before it are completed', async (name) => {
  await openHub()
  const button = card(name).getByRole<HTMLButtonElement>('button', { name: `Complete Previous Courses: ${name}` })
  expect(button.disabled).toBe(true)
  expect(button.textContent).toContain('Complete Previous Courses')
  expect(card(name).queryByRole('link')).toBeNull()
})

test('a locked course names what is still to complete', async () => {
  await openHub(coursesOf({ gemini: 2 }))
  const button = card('DALL-E').getByRole('button', { name: /Complete Previous Courses/ })
  const why = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(why?.textContent).toBe('Still to complete: ChatGPT and Claude')
})

test('DALL-E opens when the server says so', async () => {
  await openHub(coursesOf({ chatgpt: 2, gemini: 2, claude: 2 }))
  expect(card('DALL-E').getByRole('link', { name: 'Start Course: DALL-E' }).getAttribute('href')).toBe('/lesson/dall-e-basics')
  expect(card('Midjourney').getByRole('button', { name: /Complete Previous Courses/ })).toBeTruthy()
})

test('the modules of a course open and close, with title, summary and outcome', async () => {
  const { user } = await openHub()
  const open = card('Claude').getByRole('button', { name: 'Show the 2 modules of Claude' })
  expect(open.getAttribute('aria-expanded')).toBe('false')
  expect(card('Claude').queryByText('Meet Claude')).toBeNull()
  await user.click(open)
  expect(card('Claude').getByText('Meet Claude')).toBeTruthy()
  expect(card('Claude').getByText('How it works.')).toBeTruthy()
  expect(card('Claude').getByText(/You can begin\./)).toBeTruthy()
  expect(card('Gemini').queryByText('Meet Gemini')).toBeNull()
  await user.click(card('Claude').getByRole('button', { name: 'Hide the 2 modules of Claude' }))
  expect(card('Claude').queryByText('Meet Claude')).toBeNull()
})

test('the modules of a locked course can be looked at', async () => {
  const { user } = await openHub()
  await user.click(card('Runway').getByRole('button', { name: 'Show the 2 modules of Runway' }))
  expect(card('Runway').getByText('Meet Runway')).toBeTruthy()
})

test('the recommended path has three steps with their courses, and somebody new stands at the first', async () => {
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

test('the steps follow what was completed', async () => {
  await openHub(coursesOf({ chatgpt: 2, gemini: 2, claude: 2, dalle: 1 }))
  expect(step('1. Foundation').getByText('✓ Completed')).toBeTruthy()
  expect(step('1. Foundation').getByText('ChatGPT ✓')).toBeTruthy()
  expect(step('2. Creative AI').getByText('You are here')).toBeTruthy()
  expect(step('2. Creative AI').getByText('DALL-E 50%')).toBeTruthy()
})

test('when all is completed every step says so and none is the place', async () => {
  await openHub(coursesOf({ chatgpt: 2 }).map((it) => ({ ...it, progress: 1, isLocked: false, waitsFor: [] })))
  expect(screen.getAllByText('✓ Completed')).toHaveLength(3)
  expect(screen.queryByText('You are here')).toBeNull()
})

test('DEEPM has the words of the hub', async () => {
  await openHub()
  const words = ['Discover', 'Engage', 'Evaluate', 'Practice', 'Master']
  expect(words.map((name) => screen.getByRole('heading', { level: 3, name }).textContent)).toEqual(words)
})

test('an academy without courses says so and shows the way to the paths', async () => {
  await openHub([])
  expect(screen.getByText('No courses here')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See the paths' }).getAttribute('href')).toBe('/personas')
})

test('without a connection the hub says so and can be asked again', async () => {
  answer('LearningPage', offline)
  const { user } = renderApp('/learning', { session: sessionUser() })
  const again = await screen.findByRole('button', { name: 'Try again' })
  answer('LearningPage', { courses: coursesOf() })
  await user.click(again)
  expect(await screen.findByRole('heading', { level: 1, name: 'Learning hub' })).toBeTruthy()
})

test('a visitor does not find the hub', async () => {
  renderApp('/learning')
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
})
