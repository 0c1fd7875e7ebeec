import { describe, expect, it } from 'vitest'
import { courseFrontMatter, lessonFrontMatter, resource } from './lesson-content.ts'

const question = (id: string) => ({
  id,
  kind: 'short',
  question: 'What is it called?',
  accepted: ['voice'],
  feedback: 'It is called voice.',
})
const lesson = {
  title: 'Your Voice First',
  description: 'Write an opening that only you could write.',
  shape: 'duel',
  minutes: 15,
  objectives: ['List five details', 'Write an opening', 'Refuse one suggestion'],
  tools: ['claude'],
  sidekick: 'maestro',
  greeting: 'A voice is like a paw print. Shall we find yours?',
  skills: { 'creative-tools': 6 },
  competences: ['create-explore'],
  practice: { prompt: 'Ask me five questions.', goodAnswer: 'Five short questions.' },
  easier: 'Write three details instead of five.',
  stretch: 'Write the same opening in the voice of somebody else.',
  check: [question('one'), question('two'), question('three')],
  resources: [
    { title: 'Voice', url: 'https://example.org/voice', kind: 'link' },
    { title: 'Paw prints', url: 'https://example.org/paws', kind: 'link' },
  ],
}

const accepts = (changes: object) => lessonFrontMatter.safeParse({ ...lesson, ...changes }).success

describe('lesson front matter', () => {
  it('accepts a complete lesson, with or without a video', () => {
    expect(accepts({})).toBe(true)
    expect(accepts({ video: 'https://www.youtube.com/watch?v=x' })).toBe(true)
  })

  it.each([
    ['9 minutes', { minutes: 9 }],
    ['21 minutes', { minutes: 21 }],
    ['a quarter and a half', { minutes: 15.5 }],
    ['two objectives', { objectives: lesson.objectives.slice(1) }],
    ['an unknown tool', { tools: ['copilot'] }],
    ['an unknown sidekick', { sidekick: 'clippy' }],
    ['an unknown skill', { skills: { juggling: 5 } }],
    ['an unknown competence', { competences: ['engage-juggling'] }],
    ['no competence', { competences: [] }],
    ['one resource', { resources: lesson.resources.slice(1) }],
    ['no greeting', { greeting: '' }],
    ['21 points for a skill', { skills: { 'creative-tools': 21 } }],
    ['two questions', { check: lesson.check.slice(1) }],
    ['no shape', { shape: undefined }],
    ['no practice', { practice: undefined }],
    ['five resources', { resources: Array(5).fill(lesson.resources[0]) }],
    ['a misspelt key', { minuets: 15 }],
  ])('refuses %s', (_what, changes) => {
    expect(accepts(changes)).toBe(false)
  })

  it.each(['http://example.org', 'javascript:alert(1)', 'data:text/html,x', '//example.org', '/lessons', 'example.org', ''])(
    'refuses %j as the address of a resource or a video',
    (url) => {
      expect(resource.safeParse({ title: 'x', url, kind: 'link' }).success).toBe(false)
      expect(accepts({ video: url })).toBe(false)
    },
  )
})

describe('course front matter', () => {
  const course = {
    name: 'ChatGPT',
    position: 1,
    difficulty: 'Beginner',
    modules: [{ id: 'm', title: 'Module', summary: 'About it.', outcome: 'You can.' }],
  }

  it('defaults to open and no video count', () => {
    expect(courseFrontMatter.parse(course)).toEqual({ ...course, needsPrevious: false, isCore: false })
  })

  it('rejects an unknown difficulty and a module without an outcome', () => {
    expect(courseFrontMatter.safeParse({ ...course, difficulty: 'Expert' }).success).toBe(false)
    expect(courseFrontMatter.safeParse({ ...course, modules: [{ ...course.modules[0], outcome: undefined }] }).success).toBe(
      false,
    )
  })
})
