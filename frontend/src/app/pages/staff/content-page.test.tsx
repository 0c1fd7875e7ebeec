import { explainers } from '@deepm/schema/rules/learning/explainers'
import type { LessonText } from '@deepm/schema/rules/learning/lesson-text'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { sessionUser } from '../../../../test/factories.ts'
import { answer, offline } from '../../../../test/msw.ts'
import { address, renderApp } from '../../../../test/render-app.tsx'
import type { ContentCourse_CourseFragment } from '../../../features/staff/content/content-course.generated.ts'
import type { OpenLesson_LessonFragment } from '../../../features/staff/content/lesson/open-lesson.generated.ts'

const text: LessonText = {
  title: 'Ask well',
  description: 'How a question gets better.',
  minutes: 15,
  video: null,
  objectives: ['Ask so that somebody can answer'],
  content: 'A good question says who asks and why.',
  tools: ['claude'],
  sidekick: null,
  greeting: '',
  practice: null,
  easier: '',
  stretch: '',
  check: [],
  resources: [],
  skills: {},
  competences: [],
  shape: null,
  facts: [],
  projectMinutes: 0,
}

const staleFacts = [
  {
    lessonId: 'ask-well',
    title: 'Ask well',
    statement: 'Many tools are for people of 13 or more.',
    source: 'https://example.org/ages',
    checkedOn: '2026-01-05',
  },
]

const row = {
  id: 'ask-well',
  title: 'Ask well',
  minutes: 15,
  level: 'middle' as const,
  head: 2,
  published: 1,
  deletedAt: null,
  hasShippedText: false,
}
const second = { ...row, id: 'listen', title: 'Listen', state: 'published' as const }
const lesson: OpenLesson_LessonFragment = { ...row, state: 'changed', moduleId: 'words', text, versions: [] }
const words = {
  id: 'words',
  title: 'Words',
  description: 'About words.',
  isCourse: false,
  revision: 0,
  arrangement: 3,
  deletedAt: null,
}
const writer: ContentCourse_CourseFragment = {
  id: 'writer',
  name: 'Writer Path',
  isPath: true,
  arrangement: 0,
  modules: [{ ...words, lessons: [{ ...row, state: 'changed' }, second] }],
}

beforeEach(() => sessionStorage.clear())

async function openDesk(path = '/admin/content') {
  answer('ContentPage', { contentCourses: [writer], staleFacts })
  answer('OpenLesson', { contentLesson: lesson })
  const staff = sessionUser({ id: 'staff-1', role: 'staff', consent: null })
  const app = renderApp(path, { session: staff })
  await screen.findByRole('heading', { level: 1, name: 'Content management' })
  return app
}

const openForm = () => openDesk('/admin/content?tab=edit&lesson=ask-well')
const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const press = (name: string | RegExp) => screen.getByRole('button', { name })

test('shows learners the not-found page', async () => {
  renderApp('/admin/content', { session: sessionUser() })
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
})

test('lists lessons with their publication state, and moves them against the displayed order', async () => {
  const { user } = await openDesk()
  expect(screen.getByRole('option', { name: 'Writer Path (1 module)' })).toBeTruthy()
  const rows = screen.getAllByRole('listitem').filter((it) => within(it).queryByRole('button', { name: /^Edit “/ }))
  expect(rows.map((it) => it.textContent)).toEqual([
    expect.stringContaining('Published, with a newer draft'),
    expect.stringContaining('2. Listen15 minPublished'),
  ])
  const asked = answer('ArrangeLessons', { arrangeLessons: { __typename: 'DonePayload' } })
  await user.click(press('Move “Listen” up'))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.variables).toEqual({ moduleId: 'words', lessonIds: ['listen', 'ask-well'], arrangement: 3 })
  expect(await screen.findByText('“Listen” is now 1 of 2.')).toBeTruthy()
})

test('saves changes against the opened version and returns to the list', async () => {
  const { user } = await openForm()
  const title = await field(/^Title/)
  await user.clear(title)
  await user.type(title, 'Ask better')
  const asked = answer('SaveLesson', { saveLesson: { ...lesson, __typename: 'ContentLesson', title: 'Ask better' } })
  await user.click(press('Save Lesson'))
  expect(await screen.findByText('“Ask better” is saved as a draft.')).toBeTruthy()
  expect(asked[0]?.variables).toEqual({ lessonId: 'ask-well', head: 2, text: { ...text, title: 'Ask better' } })
  expect(address()).not.toContain('lesson=')
  expect(sessionStorage).toHaveLength(0)
})

test('marks each invalid field, focuses the first, and sends nothing', async () => {
  const { user } = await openForm()
  await user.clear(await field(/^Title/))
  const duration = await field(/^Duration/)
  await user.clear(duration)
  await user.type(duration, 'long')
  await user.click(press('Save Lesson'))
  expect(await screen.findByText('2 fields need another look')).toBeTruthy()
  expect(document.activeElement).toBe(await field(/^Title/))
  expect(duration.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByRole('button', { name: 'Remove objective 1' })).toBeNull()
})

test('keeps the input after a failed save and after a reload', async () => {
  const { user, unmount } = await openForm()
  await user.type(await field(/^Description/), ' And how it helps.')
  answer('SaveLesson', offline)
  await user.click(press('Save Lesson'))
  expect(await screen.findByText(/Your text is still here/)).toBeTruthy()
  unmount()
  await openForm()
  expect(await screen.findByText('Your unsaved text is back')).toBeTruthy()
  expect((await field(/^Description/)).value).toBe('How a question gets better. And how it helps.')
})

test('shows a conflicting edit and the differences, and overwrites only on request', async () => {
  const { user } = await openForm()
  await user.type(await field(/^Description/), ' Mine.')
  const current = {
    ...{ number: 3, isShipped: false, changed: ['Description'], publishedAt: null, isWaiting: false },
    ...{ authorName: 'Otto', createdAt: '2026-11-20T10:00:00.000Z', text: { ...text, description: 'What Otto wrote.' } },
  }
  answer('SaveLesson', {
    saveLesson: { __typename: 'LessonChangedError', code: 'LESSON_CHANGED', message: 'Someone saved', current },
  })
  await user.click(press('Save Lesson'))
  expect(await screen.findByText(/^Otto saved this lesson on 20 Nov 2026/)).toBeTruthy()
  expect(screen.getByText('What Otto wrote.')).toBeTruthy()
  expect((await field(/^Description/)).value).toBe('How a question gets better. Mine.')
  const asked = answer('SaveLesson', { saveLesson: { ...lesson, __typename: 'ContentLesson' } })
  await user.click(press('Save mine as a new version'))
  await waitFor(() =>
    expect(asked[0]?.variables).toMatchObject({ head: 3, text: { description: expect.stringContaining('Mine') } }),
  )
})

test('shows in the preview that a video is missing, with the text as typed', async () => {
  const { user } = await openForm()
  await user.type(await field(/^Lesson content/), ' And when.')
  await user.click(screen.getByRole('tab', { name: 'Preview' }))
  await user.click(await screen.findByRole('button', { name: 'One-page view' }))
  expect(await screen.findByText('Add a video URL in the form to see it here.')).toBeTruthy()
  expect(await screen.findByText('A good question says who asks and why. And when.')).toBeTruthy()
  expect(screen.getByText('This is a draft')).toBeTruthy()
})

test('shows activities and programs of the notes in words, and works with them in the preview', async () => {
  const { user } = await openForm()
  await user.click(await field(/^Lesson content/))
  await user.paste('\n\n:::predict\nWhich?\n- This\n- That\n> Both.\n:::\n\n```js\nconsole.log(1)\n```')
  const look = within(screen.getByRole('region', { name: 'How it will look' }))
  expect((await look.findByText(/^Prediction: /)).textContent).toBe('Prediction: Which?\n- This\n- That\nAnswer: Both.')
  expect(look.getByText(/^Program in JavaScript:/).textContent).toBe('Program in JavaScript:\nconsole.log(1)')
  await user.click(screen.getByRole('tab', { name: 'Preview' }))
  await user.click(await screen.findByRole('button', { name: 'One-page view' }))
  await user.click(await screen.findByRole('radio', { name: 'This' }))
  expect(screen.getByText('Both.')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Run' })).toBeTruthy()
})

test('shows directives of the notes in words, and an invalid one at its field', async () => {
  const { user } = await openForm()
  await user.click(await field(/^Lesson content/))
  await user.paste('\n\n::experiment{id="tokens"}\n\n::question{id="gone"}')
  const look = within(screen.getByRole('region', { name: 'How it will look' }))
  expect(await look.findByText('Experiment: Token Cutter, english, mission 1')).toBeTruthy()
  expect(look.queryByText(/::/)).toBeNull()
  await user.click(press('Save Lesson'))
  expect(await screen.findAllByText('The check has no question with the id "gone".')).not.toHaveLength(0)
  expect((await field(/^Lesson content/)).getAttribute('aria-invalid')).toBe('true')
})

test('shows a video of the notes in words, and as a player in the preview', async () => {
  const { user } = await openForm()
  await user.click(await field(/^Lesson content/))
  await user.paste('\n\n::explainer{id="chatgpt-one-piece"}')
  const look = within(screen.getByRole('region', { name: 'How it will look' }))
  expect(await look.findByText(`Video: One piece after another, ${explainers['chatgpt-one-piece'].seconds} seconds`)).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Preview' }))
  await user.click(await screen.findByRole('button', { name: 'One-page view' }))
  expect(await screen.findByRole('figure', { name: 'One piece after another' })).toBeTruthy()
})

test('lists statements that were not checked for 180 days', async () => {
  await openDesk()
  expect(screen.getByText('1 statement not checked for 180 days')).toBeTruthy()
  expect(screen.getByText('Many tools are for people of 13 or more.')).toBeTruthy()
})

test('saves a statement with its source and the day of the check', async () => {
  const { user } = await openForm()
  const asked = answer('SaveLesson', { saveLesson: { ...lesson, __typename: 'ContentLesson' } })
  await field(/^Title/)
  await user.click(screen.getByText(/^Check for understanding, practice/))
  await user.click(press('Add statement'))
  await user.type(await field('Statement 1'), 'Many tools are for people of 13 or more.')
  await user.type(await field('Source of statement 1'), 'https://example.org/ages')
  fireEvent.change(screen.getByLabelText('Statement 1 checked on'), { target: { value: '2026-11-26' } })
  await user.click(press('Save Lesson'))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.variables.text.facts).toEqual([
    { statement: 'Many tools are for people of 13 or more.', source: 'https://example.org/ages', checkedOn: '2026-11-26' },
  ])
})
