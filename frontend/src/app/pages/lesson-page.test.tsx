import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { completed, type Lesson, learner, lesson, sessionUser, viewer, xpEntry } from '../../../test/factories.ts'
import { answer, gate, offline } from '../../../test/msw.ts'
import { goTo, renderApp } from '../../../test/render-app.tsx'

async function openLesson(changes: Partial<Lesson> = {}, session = sessionUser()) {
  const it = lesson(changes)
  const asked = answer('LessonPage', { lesson: it })
  const app = renderApp(`/lesson/${it.id}`, { session })
  await screen.findByRole('heading', { level: 1, name: it.title })
  return { ...app, asked }
}

const completeButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Mark as Complete' })
const percent = () => screen.getByRole('progressbar', { name: 'Lesson progress' }).getAttribute('aria-valuenow')
const card = (title: string) => within(screen.getByRole('heading', { name: title }).parentElement as HTMLElement)

test('a lesson shows its title, description and duration, and the way back', async () => {
  const { asked } = await openLesson({ minutes: 15 })
  expect(screen.getByText('Ask a machine for a story and see what it leaves out.')).toBeTruthy()
  expect(screen.getByText('⏱ 15 min')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Back to Writer/ }).getAttribute('href')).toBe('/persona/writer')
  expect(asked.map(({ variables }) => variables)).toEqual([{ id: 'first-prompt' }])
})

test('notes show headings, paragraphs and bullet items below the one h1', async () => {
  await openLesson({
    content: '# Ask well\n\nSay who reads it.\n\n## Check\n\n- Is it true?\n- Is it yours?\n\n### Keep private',
  })
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'Ask well' }).tagName).toBe('H2')
  expect(screen.getByRole('heading', { name: 'Keep private' }).tagName).toBe('H3')
  expect(screen.getByText('Say who reads it.').tagName).toBe('P')
  expect(screen.getByText('Is it true?').tagName).toBe('LI')
})

test('a lesson without a film says so, one with a film does not', async () => {
  const { unmount } = await openLesson({ videoUrl: null })
  expect(screen.getByText(/This lesson has no film/)).toBeTruthy()
  unmount()
  await openLesson({ videoUrl: 'https://www.youtube.com/watch?v=abc' })
  expect(screen.queryByText(/This lesson has no film/)).toBeNull()
})

test('the objectives and the tools of a lesson are listed', async () => {
  await openLesson()
  const objectives = card('Learning objectives').getAllByRole('listitem')
  expect(objectives.map((it) => it.textContent)).toEqual(['Write a clear prompt', 'Notice what is missing'])
  expect(card('Tools in this lesson').getByText('ChatGPT, DALL-E')).toBeTruthy()
})

test('resources open in a new tab, each with the sign of its kind', async () => {
  await openLesson()
  const items = card('Additional resources').getAllByRole('listitem')
  expect(items.map((it) => Array.from(it.textContent ?? '')[0])).toEqual(['🔗', '📄', '🎬'])
  const link = screen.getByRole('link', { name: /^A guide to prompts/ })
  expect(link.getAttribute('href')).toBe('https://example.org/guide')
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
})

test('a lesson without resources has no empty card for them', async () => {
  await openLesson({ resources: [], tools: [], sidekick: null })
  expect(screen.queryByText('Additional resources')).toBeNull()
  expect(screen.queryByText('Tools in this lesson')).toBeNull()
  expect(screen.queryByText('Your sidekick in this lesson')).toBeNull()
})

test('chatting with the sidekick opens the practice prompt and what a good answer is', async () => {
  const { user } = await openLesson({ sidekick: 'brain-bot' })
  const chat = screen.getByRole('button', { name: 'Chat with Brain Bot' })
  expect(screen.queryByText(/Write a story about a lighthouse\./)).toBeNull()
  await user.click(chat)
  expect(chat.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText(/Write a story about a lighthouse\./)).toBeTruthy()
  expect(screen.getByText('It says who the reader is.')).toBeTruthy()
})

test('a locked lesson shows no notes and cannot be completed', async () => {
  await openLesson({ isLocked: true, content: null })
  expect(screen.getByText('This lesson is still locked')).toBeTruthy()
  expect(screen.queryByText(/This lesson has no film/)).toBeNull()
  expect(completeButton().disabled).toBe(true)
})

test('only a learner can complete a lesson', async () => {
  await openLesson({}, sessionUser({ role: 'staff', consent: null, selectedPersona: null }))
  expect(completeButton().disabled).toBe(true)
})

test('Mark as Complete turns into Lesson Complete! with what it earned', async () => {
  const { user } = await openLesson()
  expect(percent()).toBe('75')
  const achievements = [{ id: 'first-step', name: 'First Step', icon: '👣', xpReward: 50 }]
  const asked = answer('CompleteLesson', { completeLesson: completed({ xpEarned: 75, achievements }, { xp: 1325 }) })
  await user.click(completeButton())
  expect(await screen.findByText('Lesson Complete!')).toBeTruthy()
  expect(screen.getByText('+75 XP')).toBeTruthy()
  expect(screen.getByText('👣 New achievement: First Step (+50 XP)')).toBeTruthy()
  expect(percent()).toBe('100')
  expect(screen.queryByRole('button', { name: 'Mark as Complete' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Continue Learning' }).getAttribute('href')).toBe('/persona/writer')
  expect(asked.map(({ variables }) => variables)).toEqual([{ lessonId: 'first-prompt' }])
})

test('the bar at the top counts the new XP', async () => {
  const { user } = await openLesson()
  expect(await screen.findByText('1250 XP')).toBeTruthy()
  answer('CompleteLesson', { completeLesson: completed({ xpEarned: 25, achievements: [] }, { xp: 1275 }) })
  await user.click(completeButton())
  expect(await screen.findByText('1275 XP')).toBeTruthy()
})

test('a lesson that another tab completed before earns nothing more, and says so', async () => {
  const { user } = await openLesson()
  answer('CompleteLesson', { completeLesson: completed({ xpEarned: 0, achievements: [] }) })
  await user.click(completeButton())
  expect(await screen.findByText('You completed this lesson before, so your XP stay as they are.')).toBeTruthy()
  expect(screen.getByText('Lesson Complete!')).toBeTruthy()
  expect(screen.queryByText(/\+0 XP/)).toBeNull()
})

test('a lesson completed on an earlier day is shown complete, without a reward', async () => {
  await openLesson({ isCompleted: true })
  expect(screen.getByText('Lesson Complete!')).toBeTruthy()
  expect(percent()).toBe('100')
  expect(screen.queryByText(/^\+\d+ XP$/)).toBeNull()
})

test.each([
  [
    {
      completeLesson: {
        __typename: 'ConsentRequiredError',
        code: 'CONSENT_REQUIRED',
        message: 'Your parent has to say yes first.',
      },
    } as const,
    'Your parent has to say yes first.',
  ],
  [offline, 'We could not reach the academy. Please try again.'],
])('a completion that was not saved is a destructive message, and the button stays', async (given, message) => {
  const { user } = await openLesson()
  answer('CompleteLesson', given)
  await user.click(completeButton())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Not saved yet')
  expect(alert.textContent).toContain(message)
  await waitFor(() => expect(completeButton().getAttribute('aria-busy')).toBeNull())
  expect(document.activeElement).toBe(completeButton())
  expect(percent()).toBe('75')
})

test('a double click completes a lesson once', async () => {
  const { user } = await openLesson()
  const answered = gate()
  const asked = answer('CompleteLesson', async () => {
    await answered.opened
    return { completeLesson: completed({ xpEarned: 25, achievements: [] }) }
  })
  await user.dblClick(completeButton())
  await waitFor(() => expect(completeButton().getAttribute('aria-busy')).toBe('true'))
  await user.click(completeButton())
  answered.open()
  expect(await screen.findByText('+25 XP')).toBeTruthy()
  expect(asked).toHaveLength(1)
})

test('the progress page shows a new line of the ledger after a lesson', async () => {
  const entries = (...sources: string[]) => ({ edges: sources.map((source) => ({ node: xpEntry(source) })) })
  answer('ProgressPage', { viewer: viewer({ learner: learner({ xpEntries: entries('voice-1') }) }) })
  answer('LessonPage', { lesson: lesson() })
  answer('CompleteLesson', { completeLesson: completed({ xpEarned: 25, achievements: [] }) })
  const { user } = renderApp('/progress', { session: sessionUser() })
  await screen.findByText('Lesson: voice 1')
  goTo('/lesson/first-prompt')
  await user.click(await screen.findByRole('button', { name: 'Mark as Complete' }))
  await screen.findByText('+25 XP')
  answer('ProgressPage', { viewer: viewer({ learner: learner({ xpEntries: entries('first-prompt', 'voice-1') }) }) })
  goTo('/progress')
  expect(await screen.findByText('Lesson: first prompt')).toBeTruthy()
})

test('an unknown lesson is not found', async () => {
  const asked = answer('LessonPage', { lesson: null })
  renderApp('/lesson/nowhere', { session: sessionUser() })
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
  expect(asked).toHaveLength(1)
})
