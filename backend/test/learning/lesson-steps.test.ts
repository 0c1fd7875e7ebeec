import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CheckItem } from '@deepm/schema/rules/learning/check'
import { selectableParts } from '@deepm/schema/rules/learning/grading'
import { notesText } from '@deepm/schema/rules/learning/notes'
import { lessonSteps } from '@deepm/schema/rules/learning/steps/lesson-steps'
import { countWords } from '@deepm/schema/rules/learning/steps/sentences'
import matter from 'gray-matter'
import { describe, expect, test } from 'vitest'

const contentDir = path.resolve(import.meta.dirname, '../../content')

const shipped = readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?:paths|courses)\/.*\d\d-[a-z0-9-]+\.md$/.test(file))
  .map((file) => {
    const { data, content } = matter(readFileSync(path.join(contentDir, file), 'utf8'))
    const check = (data['check'] as CheckItem[]).map((item) => ({
      id: item.id,
      question: item.question,
      choices: selectableParts(item),
    }))
    return {
      name: path.basename(file, '.md'),
      content: content.trim(),
      check,
      videoUrl: null,
      practicePrompt: String(data['practice'].prompt),
      easier: String(data['easier']),
      stretch: String(data['stretch']),
    }
  })

/** The words of a text without Markdown marks and part names. */
const words = (text: string) =>
  text
    .replaceAll(/^#+ (?:(?:Discover|Engage|Evaluate|Practice|Master)\b:?)?/gm, '')
    .replaceAll(/ \{(?:discover|engage|evaluate|practice|master)\}$/gm, '')
    .replaceAll(/^- |[*_]/gm, '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)

test('there are the lessons of four paths, six courses and the core course', () => {
  expect(shipped.length).toBeGreaterThan(60)
})

describe.each(shipped)('$name', (lesson) => {
  const steps = lessonSteps(lesson)
  const texts = steps.flatMap((step) => ('text' in step ? step : []))

  test('has short steps, and none is a lone short line', () => {
    const counts = texts.filter(({ kind }) => kind === 'text').map(({ text }) => countWords(text))
    expect(Math.max(...counts)).toBeLessThanOrEqual(110)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(5)
    expect(steps.length).toBeLessThanOrEqual(35)
  })

  test('divides no list that is introduced by a line and fits a step', () => {
    const lists = notesText(lesson.content).matchAll(/^(?!#|- )\S.*:\n\n?((?:- .*\n?)+)/gm)
    for (const [whole, items = ''] of lists) {
      if (countWords(whole) > 60) continue
      const [first = '', ...others] = items.trim().split('\n')
      const step = texts.find(({ text }) => text.includes(first))
      for (const item of others) expect(step?.text).toContain(item)
    }
  })

  test('shows all text in order, and each question once', () => {
    const shown = texts.map((step) => (step.isFirst ? `${step.title}\n${step.text}` : step.text))
    expect(shown.flatMap(words)).toEqual(words(notesText(lesson.content)))
    expect(steps.flatMap((step) => (step.kind === 'question' ? step.id : [])).toSorted()).toEqual(
      lesson.check.map(({ id }) => id).toSorted(),
    )
  })

  test('starts with the greeting, has the practice after its part, and ends with the end', () => {
    const kinds = steps.map(({ kind }) => kind)
    expect([kinds[0], kinds.at(-1)]).toEqual(['start', 'end'])
    const practice = kinds.indexOf('practice')
    // Lessons for ages 8 to 10 have no parts.
    if (notesText(lesson.content).includes('{practice}') || /^## Practice/m.test(lesson.content))
      expect([steps[practice - 1]?.part, steps[practice + 1]?.part]).toEqual(['Practice', 'Master'])
    expect(kinds.indexOf('question')).toBeLessThan(practice)
  })
})
