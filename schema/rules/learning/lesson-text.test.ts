import { expect, test } from 'vitest'
import { changedParts, type LessonText, lessonText, parseMinutes, slugOf } from './lesson-text.ts'

const text: LessonText = {
  title: 'Ask a better question',
  description: 'How a question gets better.',
  minutes: 15,
  video: null,
  objectives: ['Ask so that somebody can answer'],
  content: 'A good question says who asks and why.',
  tools: [],
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

const problems = (changes: object) =>
  lessonText.safeParse({ ...text, ...changes }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

test('the specified fields are sufficient', () => {
  expect(problems({})).toEqual([])
})

test.each<[object, string]>([
  [{ title: ' ' }, 'title: The title needs at least 3 characters.'],
  [{ minutes: 9 }, 'minutes: A lesson takes 10 to 20 minutes.'],
  [{ objectives: [] }, 'objectives: A lesson needs an objective.'],
  [{ objectives: ['Ask'] }, 'objectives.0: An objective needs at least 5 characters.'],
  [{ greeting: 'Hi' }, 'greeting: The greeting needs at least 20 characters.'],
  [{ video: 'https://example.org/video.mp4' }, 'video: Enter the address of a YouTube or Vimeo video, or leave it empty.'],
  [
    { content: 'Answer this.\n\n::question{id="anchor"}\n\nThen go on.' },
    'content: The check has no question with the id "anchor".',
  ],
  [{ video: 'javascript:alert(1)' }, 'video: Enter the address of a YouTube or Vimeo video, or leave it empty.'],
])('names the field and says what it needs: %j', (changes, problem) => {
  expect(problems(changes)).toEqual([problem])
})

test.each(['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://vimeo.com/76979871'])('accepts the video %s', (video) => {
  expect(problems({ video })).toEqual([])
})

test.each<[string, number | null]>([
  ['15 min', 15],
  ['15', 15],
  [' 15  Minutes ', 15],
  ['15min.', 15],
  ['', null],
  ['a quarter', null],
  ['1.5 h', null],
  ['15-20 min', null],
])('parses the duration “%s”', (duration, minutes) => {
  expect(parseMinutes(duration)).toBe(minutes)
})

test.each([
  ['Ideas & Café', 'ideas-cafe'],
  ['  What’s new?  ', 'what-s-new'],
  ['???', 'lesson'],
  ['a'.repeat(90), 'a'.repeat(60)],
])('calls “%s” %s in addresses', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('lists changed fields, regardless of key order', () => {
  const one = { ...text, practice: { prompt: 'Ask me something', goodAnswer: 'A question of mine' } }
  const other = { ...one, practice: { goodAnswer: 'A question of mine', prompt: 'Ask me something' } }
  expect(changedParts(one, other)).toEqual([])
  expect(changedParts(one, { ...other, title: 'Another', tools: ['claude'] })).toEqual(['title', 'tools'])
})
