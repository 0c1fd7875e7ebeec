import { readdirSync } from 'node:fs'
import path from 'node:path'
import { maxTextLength } from '@deepm/schema/rules/forms/max-text-length'
import type { z } from '@deepm/schema/rules/forms/zod'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { Academy, type Browser } from '../support/academy/academy.ts'
import { editor, open, save } from '../support/learning/content-editor.ts'
import { create } from '../support/learning/studio.ts'
import { readCheck, signUp } from '../support/people/people.ts'

type Leaf = { name: string; rule: z.core.$ZodType }
type Parts = {
  type: string
  shape?: Record<string, z.core.$ZodType>
  innerType?: z.core.$ZodType
  element?: z.core.$ZodType
  in?: z.core.$ZodType
  out?: z.core.$ZodType
  options?: z.core.$ZodType[]
}

/** Returns the text fields of a rule with their names. */
function textsOf(rule: z.core.$ZodType, name: string): Leaf[] {
  const parts: Parts = rule._zod.def
  if (parts.type === 'string') return [{ name, rule }]
  if (parts.shape) return Object.entries(parts.shape).flatMap(([field, part]) => textsOf(part, `${name}.${field}`))
  if (parts.innerType) return textsOf(parts.innerType, name)
  if (parts.element) return textsOf(parts.element, name)
  if (parts.options) return parts.options.flatMap((option) => textsOf(option, name))
  if (!parts.in || !parts.out) return []
  const ends = [...textsOf(parts.in, name), ...textsOf(parts.out, name)]
  // A pipe between two texts is one text.
  return ends.some((end) => end.name === name) ? [{ name, rule }] : ends
}

function isRule(value: unknown): value is z.core.$ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value
}

const folder = path.join(import.meta.dirname, '../../../schema/rules')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
)
const modules: Record<string, unknown>[] = await Promise.all(files.map((name) => import(`${folder}/${name}`)))
const exported = modules.flatMap((module) => Object.entries(module))
const rules = exported.flatMap(([name, value]) =>
  // This rule contains all steps of the signup.
  name === 'signupSteps'
    ? Object.entries(value as object).map(([step, rule]) => [`${name}.${step}`, rule] as const)
    : [[name, value] as const],
)

/** Texts without a limit, which need none. */
const unlimited: Record<string, RegExp> = {
  'read from a file of the repository, or from a row of the database': /^(\w+FrontMatter|newsContent|check|checkItem)(\.|$)/,
  'an id, which is looked up and not stored': /\.(id|payerId|learnerId|lessonIds|experimentIds|promptIds)$/,
  'its pattern has a fixed length': /\.(age|firstAge|childAge|requestKey|checkedOn)$/,
  'held to its limit by readingProblem': /^labForm\.prompt$/,
}

test('every text that a person can send has a maximum length in its rule', () => {
  const texts = rules.flatMap(([name, rule]) => (isRule(rule) ? textsOf(rule, name) : []))
  expect(texts.length).toBeGreaterThan(80)
  const open = texts.filter(({ rule }) => maxTextLength(rule) === undefined).map(({ name }) => name)
  expect(open.filter((name) => !Object.values(unlimited).some((pattern) => pattern.test(name)))).toEqual([])
  for (const [reason, pattern] of Object.entries(unlimited))
    expect(
      open.some((name) => pattern.test(name)),
      reason,
    ).toBe(true)
})

describe('a text that is too long', () => {
  const lessonId = 'problem-detective'
  let academy: Academy
  let staff: Browser
  beforeAll(async () => {
    academy = await Academy.open('embedded')
    staff = await editor(academy)
  })
  afterAll(() => academy.close())

  const long = (length: number) => 'x'.repeat(length)

  it('is rejected as the title of a project, with the name of its field', async () => {
    const { browser } = await signUp(academy)
    expect(await create(browser, { title: long(1000) })).toMatchObject({
      __typename: 'InvalidInputError',
      field: 'title',
      message: 'Use at most 80 characters for the title.',
    })
  })

  it('is rejected as the time zone of a profile', async () => {
    const { browser } = await signUp(academy)
    const update = `mutation ($input: ProfileInput!) {
      updateProfile(input: $input) { __typename ... on InvalidInputError { issues { field } } }
    }`
    const { updateProfile } = await browser.execute(update, { input: { firstName: 'Robin', timeZone: long(61) } })
    expect(updateProfile).toMatchObject({ __typename: 'InvalidInputError', issues: [{ field: 'timeZone' }] })
  })

  it('is rejected in each text of a lesson', async () => {
    const { text } = await open(staff, lessonId)
    const option = { id: 'a', text: long(251), correct: true, feedback: long(401) }
    const others = ['b', 'c'].map((id) => ({ id, text: id, correct: false, feedback: 'Look again.' }))
    const steps = ['a', 'b', 'c'].map((id) => ({ id, text: id === 'a' ? long(201) : id }))
    const pairs = ['a', 'b', 'c'].map((id) => ({ id, left: id === 'a' ? long(201) : id, right: id === 'b' ? long(201) : id }))
    const check = [
      { id: 'one', kind: 'single', question: long(401), options: [option, ...others] },
      { id: 'two', kind: 'ordering', question: 'In which order?', steps, feedback: long(401) },
      { id: 'three', kind: 'matching', question: 'What belongs together?', pairs, feedback: 'Look.' },
      { id: long(61), kind: 'short', question: 'In one word?', accepted: [long(101)], feedback: 'Look.' },
    ]
    const resources = [{ title: long(151), url: `https://example.org/${long(2000)}`, kind: 'link' }]
    const video = `https://www.youtube.com/watch?v=abcdefghijk&${long(2000)}`
    const saved = await save(staff, lessonId, 0, { ...text, check, resources, video })
    expect(saved.__typename).toBe('InvalidInputError')
    const fields = new Set(saved.issues.map(({ field }: { field: string }) => field))
    expect([...fields].toSorted()).toEqual([
      'check.0.options.0.feedback',
      'check.0.options.0.text',
      'check.0.question',
      'check.1.feedback',
      'check.1.steps.0.text',
      'check.2.pairs.0.left',
      'check.2.pairs.1.right',
      'check.3.accepted.0',
      'check.3.id',
      'resources.0.title',
      'resources.0.url',
      'video',
    ])
  })

  it('stays readable if it was stored before the limit', async () => {
    const { browser } = await signUp(academy)
    const question = long(1000)
    const { check } = await academy.db.lesson.findUniqueOrThrow({ where: { id: lessonId }, select: { check: true } })
    const [first, ...rest] = check as { question: string }[]
    await academy.db.lesson.update({ where: { id: lessonId }, data: { check: [{ ...first, question }, ...rest] } })
    expect((await readCheck(browser, lessonId)).map((it) => it.question)).toContain(question)
    expect((await open(staff, lessonId)).text.check[0].question).toBe(question)
  })
})

test('a text that is too long is rejected before its patterns run', () => {
  const texts = rules.flatMap(([name, rule]) => (isRule(rule) ? textsOf(rule, name) : []))
  const late = texts.filter(({ rule }) => {
    const checks = (rule._zod.def.checks ?? []).map((it) => it._zod.def)
    const limit = checks.findIndex(({ check }) => check === 'max_length')
    const isCostly = ({ check }: { check: string }) => check === 'string_format' || check === 'custom'
    if (limit < 0) return false
    return checks.slice(0, limit).some(isCostly) || (checks.slice(limit).some(isCostly) && !checks[limit]?.abort)
  })
  expect(late.map(({ name }) => name)).toEqual([])
})
