import { defaultSettings } from '@deepm/schema/rules/accounts/settings'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { lessonPage, sessionUser } from '../../../../test/factories.ts'
import { card, openLesson, reason, waits } from '../../../../test/lesson.ts'
import { answer } from '../../../../test/msw.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { storeSettings } from '../../../lib/settings.ts'

const parts = ['Discover: open', 'Engage: an example', 'Evaluate: check it', 'Practice: try it', 'Master: your page']
const wholeNotes = parts.map((head, index) => `## ${head}\n\nWords of part ${index + 1}.`).join('\n\n')

test('shows the title, description and duration of a lesson, and the links back', async () => {
  const { asked } = await openLesson({ minutes: 15 })
  expect(screen.getByText('Ask a machine for a story and see what it leaves out.')).toBeTruthy()
  expect(screen.getByText('⏱ 15 min')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Back to Learning hub/ }).getAttribute('href')).toBe('/learning')
  expect(screen.getByRole('link', { name: 'Writer path: Plot' }).getAttribute('href')).toBe('/persona/writer')
  expect(asked.map(({ variables }) => variables)).toEqual([{ id: 'first-prompt' }])
})

test('links a course lesson back to the courses', async () => {
  await openLesson({ folder: null, course: { id: 'gemini', name: 'Gemini' } })
  expect(screen.getByRole('link', { name: 'Gemini course' }).getAttribute('href')).toBe('/learning')
})

test('shows headings, paragraphs and bullet items of the notes below the single h1', async () => {
  await openLesson({
    content: '# Ask well\n\nSay who reads it.\n\n## Check\n\n- Is it true?\n- Is it yours?\n\n### Keep private',
  })
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'Ask well' }).tagName).toBe('H2')
  expect(screen.getByRole('heading', { name: 'Keep private' }).tagName).toBe('H3')
  expect(screen.getByText('Say who reads it.').tagName).toBe('P')
  expect(screen.getByText('Is it true?').tagName).toBe('LI')
  expect(screen.queryByRole('navigation', { name: 'Parts of this lesson' })).toBeNull()
})

test('shows five-part notes in sections with a link each, and the other task sizes in Practice', async () => {
  await openLesson({ content: wholeNotes })
  const links = within(screen.getByRole('navigation', { name: 'Parts of this lesson' })).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['Discover', 'Engage', 'Evaluate', 'Practice', 'Master'])
  for (const [index, link] of links.entries()) {
    const heading = document.querySelector(link.getAttribute('href') ?? '') as HTMLElement
    expect(heading.tagName).toBe('H2')
    expect(heading.textContent?.toLowerCase()).toBe(parts[index]?.toLowerCase())
    expect(heading.closest('section')?.textContent).toContain(`Words of part ${index + 1}.`)
  }
  const practice = document.querySelector('#part-practice')?.closest('section')
  expect(practice?.textContent).toContain('A smaller stepWrite one sentence only.')
  expect(practice?.textContent).toContain('A bigger challengeWrite it for two readers.')
})

test('shows further headings of a part smaller than its first one', async () => {
  const content = ['Discover', 'Engage', 'Evaluate', 'Practice', 'Master']
    .map((part) => `## About ${part} {${part.toLowerCase()}}\n\nFirst.\n\n## More of ${part}\n\nSecond.`)
    .join('\n\n')
  await openLesson({ content })
  expect(screen.getByRole('heading', { level: 2, name: 'Engage: About Engage' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 3, name: 'More of Engage' })).toBeTruthy()
  expect(screen.queryByText(/[{}]/)).toBeNull()
})

test('shows a message for a lesson without a video, and none for a lesson with one', async () => {
  const { unmount } = await openLesson({ videoUrl: null })
  expect(screen.getByText(/This lesson has no video/)).toBeTruthy()
  unmount()
  await openLesson({ videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' })
  expect(screen.queryByText(/This lesson has no video/)).toBeNull()
  expect(await screen.findByRole('figure', { name: 'Video: Your first prompt' })).toBeTruthy()
})

test('lists the objectives and the tools of a lesson', async () => {
  await openLesson()
  const objectives = card('Learning objectives').getAllByRole('listitem')
  expect(objectives.map((it) => it.textContent)).toEqual(['Write a clear prompt', 'Notice what is missing'])
  const tools = card('Tools in this lesson').getAllByRole('listitem')
  expect(tools.map((it) => it.textContent)).toEqual(['ChatGPT', 'DALL-E'])
})

test('opens resources in a new tab, with an icon for each kind', async () => {
  await openLesson()
  const items = card('Additional resources').getAllByRole('listitem')
  expect(items.map((it) => Array.from(it.textContent ?? '')[0])).toEqual(['🔗', '📄', '🎬'])
  const link = screen.getByRole('link', { name: /^A guide to prompts/ })
  expect(link.getAttribute('href')).toBe('https://example.org/guide')
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
})

test('hides the cards of resources and tools when a lesson has none', async () => {
  await openLesson({ resources: [], tools: [] })
  expect(screen.queryByText('Additional resources')).toBeNull()
  expect(screen.queryByText('Tools in this lesson')).toBeNull()
})

test('greets with the sidekick’s name', async () => {
  await openLesson({ sidekick: 'maestro', greeting: 'Shall we, dear reader?' })
  expect(screen.getByRole('heading', { name: 'Maestro' })).toBeTruthy()
  expect(screen.getByText('Shall we, dear reader?')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Chat with Maestro' })).toBeTruthy()
})

test('offers the chat about any open lesson, and the coach for its practice prompt', async () => {
  const { unmount } = await openLesson({ practicePrompt: null, practiceHint: null })
  expect(screen.getByRole('button', { name: 'Chat with Brain Bot' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try the practice prompt' })).toBeNull()
  unmount()
  await openLesson({ isLocked: true, content: null, check: [], practicePrompt: null })
  expect(screen.queryByRole('button', { name: /Chat with/ })).toBeNull()
})

test('opens the coach instead of the chat for a learner who waits for consent', async () => {
  const { user } = await openLesson({}, sessionUser({ consent: 'pending' }))
  await user.click(screen.getByRole('button', { name: 'Chat with Brain Bot' }))
  expect(await screen.findByText('Practice Coach with Brain Bot')).toBeTruthy()
})

test('hides the notes and questions of a locked lesson, disables its completion, and links to the required lesson', async () => {
  await openLesson({ isLocked: true, content: null, check: [] })
  expect(screen.getByText('This lesson is still locked')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See the lessons before it' }).getAttribute('href')).toBe('/persona/writer')
  expect(screen.queryByText(/This lesson has no video/)).toBeNull()
  expect(screen.queryByText('Check for understanding')).toBeNull()
  expect(waits()).toBe(true)
  expect(reason()).toContain('still locked')
})

test('does not mention a check for a lesson without questions', async () => {
  await openLesson({ check: [], checkStatus: { correct: 0, needed: 0, total: 0, isPassed: true, withHelp: 0 } })
  expect(reason()).toBe('This lesson has no questions. Mark it as complete when you’ve read it.')
  expect(waits()).toBe(false)
  expect(screen.queryByText(/passed the check/)).toBeNull()
})

test('shows not found for an unknown lesson', async () => {
  const asked = answer('LessonPage', lessonPage(null))
  renderApp('/lesson/nowhere', { session: sessionUser() })
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
  expect(asked).toHaveLength(1)
})

beforeEach(() => storeSettings(defaultSettings))

test('links the practice prompt of a lesson to the lab', async () => {
  await openLesson({}, sessionUser(), { daysLeft: 0, closedBecause: null })
  const link = screen.getByRole('link', { name: 'Try this prompt in the lab' })
  expect(link.getAttribute('href')).toBe('/playground?lesson=first-prompt')
})

test.each([
  ['tooYoung', /The AI Experiment Lab opens for you in 12 days/],
  ['quietHours', /The AI Experiment Lab opens again when it ends/],
] as const)('shows why the lab is closed: %s', async (closedBecause, words) => {
  await openLesson({}, sessionUser(), { daysLeft: 12, closedBecause })
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /in the lab/ })).toBeNull()
})

test('shows no link to the lab without a practice prompt, or for a learner who waits for consent', async () => {
  const { unmount } = await openLesson({ practicePrompt: null }, sessionUser(), { daysLeft: 0, closedBecause: null })
  expect(screen.queryByRole('link', { name: /in the lab/ })).toBeNull()
  unmount()
  await openLesson({}, sessionUser({ consent: 'pending' }), { daysLeft: 0, closedBecause: null })
  expect(screen.queryByRole('link', { name: /in the lab/ })).toBeNull()
})
