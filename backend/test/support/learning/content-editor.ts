import { randomUUID } from 'node:crypto'
import type { LessonText } from '@deepm/schema/rules/learning/lesson-text'
import type { Academy, Browser, Json } from '../academy/academy.ts'
import { demo } from '../people/people.ts'
import { colleague } from '../people/staff.ts'

// Operations of staff in the lesson editor, as the screen sends them.

/** Returns a browser with a new member of staff of the real academy. */
export async function editor(academy: Academy, firstName = 'Edda'): Promise<Browser> {
  return (await colleague(academy, firstName)).browser
}

export const demoEditor = (academy: Academy) => demo(academy, 'staff')

const lesson = '... on ContentLesson { id title head published state deletedAt hasShippedText }'
const current = '... on LessonChangedError { current { number authorName createdAt text } }'
const issues = '... on InvalidInputError { issues { field message } }'
const plain = '... on DonePayload { done }'

async function change(
  browser: Browser,
  field: string,
  args: Record<string, [type: string, value: unknown]>,
  ...result: string[]
): Promise<Json> {
  const names = Object.keys(args)
  const query = `mutation (${names.map((name) => `$${name}: ${args[name]?.[0]}`).join(', ')}) {
    ${field}(${names.map((name) => `${name}: $${name}`).join(', ')}) { __typename ... on Error { message code } ${result.join(' ')} }
  }`
  return (await browser.execute(query, Object.fromEntries(names.map((name) => [name, args[name]?.[1]]))))[field]
}

export const save = (browser: Browser, lessonId: string, head: number, text: unknown) =>
  change(
    browser,
    'saveLesson',
    { lessonId: ['ID!', lessonId], head: ['Int!', head], text: ['LessonText!', text] },
    lesson,
    current,
    issues,
  )

export const publish = (browser: Browser, lessonId: string, head: number) =>
  change(browser, 'publishLesson', { lessonId: ['ID!', lessonId], head: ['Int!', head] }, lesson, current)

export const restore = (browser: Browser, lessonId: string, number: number, head: number) =>
  change(
    browser,
    'restoreLessonVersion',
    { lessonId: ['ID!', lessonId], number: ['Int!', number], head: ['Int!', head] },
    lesson,
    current,
  )

export const keepOwn = (browser: Browser, lessonId: string, number: number) =>
  change(browser, 'keepOwnLessonText', { lessonId: ['ID!', lessonId], number: ['Int!', number] }, lesson)

export const remove = (browser: Browser, lessonId: string, head: number) =>
  change(browser, 'deleteLesson', { lessonId: ['ID!', lessonId], head: ['Int!', head] }, lesson, current)

export const undelete = (browser: Browser, lessonId: string) =>
  change(browser, 'undeleteLesson', { lessonId: ['ID!', lessonId] }, lesson)

export const create = (browser: Browser, moduleId: string, text: unknown, requestKey: string = randomUUID()) =>
  change(
    browser,
    'createLesson',
    { moduleId: ['ID!', moduleId], text: ['LessonText!', text], requestKey: ['UUID!', requestKey] },
    lesson,
    issues,
  )

export const createModule = (browser: Browser, personaId: string, input: object, requestKey: string = randomUUID()) =>
  change(
    browser,
    'createModule',
    { personaId: ['ID!', personaId], input: ['ModuleTextInput!', input], requestKey: ['UUID!', requestKey] },
    '... on CreateModulePayload { moduleId }',
  )

export const saveModule = (browser: Browser, moduleId: string, revision: number, input: object) =>
  change(
    browser,
    'saveModule',
    { moduleId: ['ID!', moduleId], revision: ['Int!', revision], input: ['ModuleTextInput!', input] },
    plain,
  )

export const changeModule = (browser: Browser, field: 'deleteModule' | 'undeleteModule', moduleId: string) =>
  change(browser, field, { moduleId: ['ID!', moduleId] }, plain)

export const arrange = (browser: Browser, moduleId: string, lessonIds: string[], arrangement: number) =>
  change(
    browser,
    'arrangeLessons',
    { moduleId: ['ID!', moduleId], lessonIds: ['[ID!]!', lessonIds], arrangement: ['Int!', arrangement] },
    plain,
  )

export const arrangePath = (browser: Browser, personaId: string, moduleIds: string[], arrangement: number) =>
  change(
    browser,
    'arrangeModules',
    { personaId: ['ID!', personaId], moduleIds: ['[ID!]!', moduleIds], arrangement: ['Int!', arrangement] },
    plain,
  )

/** Returns a lesson with its newest text and its history. */
export async function open(browser: Browser, id: string): Promise<Json & { text: LessonText }> {
  const query = `query ($id: ID!) { contentLesson(id: $id) {
    id title head published state deletedAt hasShippedText moduleId text
    versions { number isShipped changed authorName publishedAt isWaiting }
  } }`
  return (await browser.execute(query, { id })).contentLesson
}

/** Returns the whole catalogue as the screen lists it. */
export async function catalogue(browser: Browser): Promise<Json[]> {
  const query = `{ contentCourses { id name isPath arrangement modules {
    id title description isCourse revision arrangement deletedAt lessons { id title minutes head state deletedAt }
  } } }`
  return (await browser.execute(query)).contentCourses
}
