import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toolIds } from '../learning/tools.ts'
import { projectChange, projectForm, reportForm } from './project-forms.ts'
import {
  hasSameText,
  maxDescriptionLength,
  maxEvidence,
  maxPrompts,
  maxReportLength,
  maxTitleLength,
  projectStatuses,
  promptTitle,
} from './projects.ts'

const wordsOfTitle = (title: unknown) => projectForm.safeParse({ title }).error?.issues[0]?.message

describe('a new project', () => {
  it('requires only a title, and starts as planning', () => {
    expect(projectForm.parse({ title: '  A lighthouse that tweets  ' })).toEqual({
      title: 'A lighthouse that tweets',
      description: '',
      toolsUsed: [],
      status: 'planning',
      lessonIds: [],
      promptIds: [],
      experimentIds: [],
    })
  })

  it.each([undefined, null, 7, '', '   ', '\t\n', '\u200b', '\u00a0\u200d'])(
    'reports "Project title is required" for %j',
    (title) => {
      expect(wordsOfTitle(title)).toBe('Project title is required')
    },
  )

  it.each(['Élan', 'بطاقات', '漫画の本', 'Fly, 2 the 🌙 & back', '👩‍🚀 in space', 'क्षितिज', "Mum's <b>"])(
    'accepts the title %s',
    (title) => {
      expect(projectForm.parse({ title }).title).toBe(title)
    },
  )

  it.each(['two\nlines', 'nothing\u0000more', 'a\u2028b', 'turned \u202e round'])('rejects the title %j', (title) => {
    expect(wordsOfTitle(title)).toMatch(/one line|Use letters/)
  })

  it('counts characters after trimming, up to exactly the limit', () => {
    expect(projectForm.safeParse({ title: ` ${'x'.repeat(maxTitleLength)} ` }).success).toBe(true)
    expect(wordsOfTitle('x'.repeat(maxTitleLength + 1))).toMatch(/at most 80/)
    const long = (length: number) => projectForm.safeParse({ title: 'a', description: 'x'.repeat(length) }).success
    expect([long(maxDescriptionLength), long(maxDescriptionLength + 1)]).toEqual([true, false])
  })

  it('keeps line breaks in a description, in any notation, and no other control characters', () => {
    expect(projectForm.parse({ title: 'a', description: ' one\r\ntwo\rthree\n\nfour\t5 ' }).description).toBe(
      'one\ntwo\nthree\n\nfour\t5',
    )
    expect(projectForm.safeParse({ title: 'a', description: 'a\u0000b' }).success).toBe(false)
    expect(projectForm.safeParse({ title: 'a', description: 'a\u001b[31mb' }).success).toBe(false)
  })

  it('stores each tool once, in the canonical order, and only known tools', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...toolIds)), (tools) => {
        const { toolsUsed } = projectForm.parse({ title: 'a', toolsUsed: tools })
        expect(toolsUsed).toEqual(toolIds.filter((id) => tools.includes(id)))
      }),
    )
    expect(projectForm.safeParse({ title: 'a', toolsUsed: ['paint'] }).success).toBe(false)
  })

  it('is idempotent: validated output validates again, unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (title, description) => {
        const first = projectForm.safeParse({ title, description })
        if (first.success) expect(projectForm.parse(first.data)).toEqual(first.data)
      }),
    )
  })
})

describe('a change of a project', () => {
  it('allows any status after any other', () => {
    for (const status of projectStatuses) expect(projectChange.parse({ status })).toEqual({ status })
    expect(projectChange.safeParse({ status: 'done' }).success).toBe(false)
  })

  it('omits missing fields and requires at least one', () => {
    expect(projectChange.parse({ version: 3, title: ' b ' })).toEqual({ version: 3, title: 'b' })
    expect(projectChange.safeParse({}).error?.issues[0]?.path).toEqual(['status'])
    expect(projectChange.safeParse({ version: 3 }).success).toBe(false)
    expect(projectChange.safeParse({ title: ' ' }).error?.issues[0]?.message).toBe('Project title is required')
  })

  it('stores each lesson once, up to the limit', () => {
    expect(projectChange.parse({ lessonIds: ['a', 'b', 'a'] }).lessonIds).toEqual(['a', 'b'])
    const lessonIds = Array.from({ length: maxEvidence + 1 }, (_, n) => `lesson-${n}`)
    expect(projectChange.safeParse({ lessonIds }).success).toBe(false)
    expect(projectChange.parse({ lessonIds: [] }).lessonIds).toEqual([])
  })
})

describe('evidence', () => {
  it.each([
    ['lessonIds', maxEvidence],
    ['promptIds', maxPrompts],
  ])('%s are limited to %i, each counted once, for new and changed projects', (name, most) => {
    const ids = Array.from({ length: most }, (_, n) => `id-${n}`)
    const fits = (list: string[]) => [
      projectForm.safeParse({ title: 'a', [name]: list }).success,
      projectChange.safeParse({ [name]: list }).success,
    ]
    expect(fits([...ids, 'id-0'])).toEqual([true, true])
    expect(fits([...ids, 'one more'])).toEqual([false, false])
  })

  it('titles a prompt by its first words in one line, without splitting a character', () => {
    expect(promptTitle('  Write a haiku\n\nabout  rain ')).toBe('Write a haiku about rain')
    expect(promptTitle('🌧'.repeat(80))).toBe('🌧'.repeat(80))
    expect(promptTitle('🌧'.repeat(81))).toBe(`${'🌧'.repeat(79)}…`)
  })
})

describe('a report', () => {
  it('has a reason from the list, and optional text', () => {
    expect(reportForm.parse({ reason: 'unkind' })).toEqual({ reason: 'unkind', note: '' })
    expect(reportForm.safeParse({ reason: 'boring' }).success).toBe(false)
    expect(reportForm.safeParse({ reason: 'other', note: 'x'.repeat(maxReportLength + 1) }).success).toBe(false)
  })
})

describe('approved texts', () => {
  const words = { title: 'a', description: 'b', toolsUsed: ['chatgpt', 'dalle'] }
  it.each([
    [{}, true],
    [{ title: 'A' }, false],
    [{ description: 'b.' }, false],
    [{ toolsUsed: ['chatgpt'] }, false],
  ])('compared with a project changed by %j are the same: %s', (change, same) => {
    expect(hasSameText(words, { ...words, ...change })).toBe(same)
  })
})
