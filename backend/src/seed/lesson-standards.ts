import type { LessonLevel } from '@deepm/schema/rules/learning/lesson-levels'
import { headingOf, partNames } from '@deepm/schema/rules/learning/lesson-parts'
import { notesBlocks, notesText } from '@deepm/schema/rules/learning/notes'
import { twinItems } from '@deepm/schema/rules/learning/twins'
import type { LessonContent } from './content.ts'
import { noteSentences, readingGrade, wordsOf } from './lesson-metrics.ts'

type Standard = { words: [number, number]; grade: [number, number]; sentence: number; kinds: number; hasParts: boolean }

/** Words of the notes, US school grade (Flesch-Kincaid), words of a sentence, and kinds of questions, by level. */
const standards: Record<LessonLevel, Standard> = {
  younger: { words: [150, 350], grade: [0, 5], sentence: 18, kinds: 2, hasParts: false },
  middle: { words: [500, 750], grade: [2.5, 8], sentence: 28, kinds: 3, hasParts: true },
  older: { words: [600, 950], grade: [3.5, 11], sentence: 32, kinds: 3, hasParts: true },
}

/** Longest text between two actions, in words. */
const maxStepWords = 90

/** American spellings that authors use by mistake. */
export const american =
  /\b(?:color(?:s|ed|ing|ful)?|favor\w*|behavior\w*|neighbor\w*|center(?:s|ed)?|gray|traveler\w*|labeled|labeling|modeling|canceled|theater|math|(?:organ|recogn|real|apolog|summar|memor|visual|special|minim|maxim|emphas)iz\w+|analyz\w+)\b/i

/** Returns where a lesson misses the standards of its level, in words for its author; empty when it meets them. */
export function standardProblems(lesson: LessonContent): string[] {
  const { body, check, level, skills, facts } = lesson
  const { words, grade, sentence, kinds, hasParts } = standards[level]
  const text = notesText(body)
  const count = wordsOf(text).length
  const ownGrade = readingGrade(body)
  const points = Object.values(skills).reduce((sum, it) => sum + it, 0)
  const found = new Set(check.map((item) => ('layout' in item && item.layout ? item.layout : item.kind))).size
  const headings = text.split('\n').filter((line) => /^##? /.test(line))
  const parts = headings.flatMap((line) => headingOf(line.replace(/^#+ /, '')).part ?? [])
  const actions = notesBlocks(body).filter(isAction).length
  return [
    between(count, words) ? '' : `notes have ${count} words, not ${words.join(' to ')}`,
    between(ownGrade, grade) ? '' : `reads at grade ${ownGrade.toFixed(1)}, not ${grade.join(' to ')}`,
    found >= kinds ? '' : `asks ${found} kinds of questions, not ${kinds} or more`,
    check.length >= (level === 'younger' ? 3 : 4) ? '' : `asks ${check.length} questions, too few`,
    points >= 10 && points <= 14 ? '' : `gives ${points} skill points, not 10 to 14`,
    !hasParts || parts.join() === partNames.join()
      ? ''
      : `parts are ${parts.join(', ') || 'missing'}, not ${partNames.join(', ')}`,
    actions >= count / maxStepWords ? '' : `has ${actions} actions for ${count} words`,
    level === 'older' && !/```|[=×÷√∑]/.test(body) ? 'has no mathematics and no code' : '',
    check.some((item) => twinItems(item).length > 0) ? '' : 'no question has a twin for a misconception',
    notesBlocks(body).some((it) => it.kind === 'experiment' || it.kind === 'code' || it.kind === 'activity')
      ? ''
      : 'has nothing to try or to guess',
    ...longSteps(body).map((it) => `has ${it.words} words without an action after “${it.start}”`),
    ...noteSentences(body)
      .filter((it) => wordsOf(it).length > sentence)
      .map((it) => `has a sentence of ${wordsOf(it).length} words: ${it}`),
    ...missingFeedback(check),
    ...unplaced(lesson),
    ...americanWords(lesson).map((word) => `is not in British spelling: ${word}`),
    ...facts.filter(({ checkedOn }) => checkedOn > '2100').map(({ statement }) => `is checked in the future: ${statement}`),
  ].filter((problem) => problem !== '')
}

function between(value: number, [least, most]: [number, number]): boolean {
  return value >= least && value <= most
}

function isAction({ kind }: ReturnType<typeof notesBlocks>[number]): boolean {
  return kind !== 'text'
}

/** Returns the texts between two actions that are too long. */
function longSteps(body: string): { words: number; start: string }[] {
  return notesBlocks(body).flatMap((block) => {
    if (block.kind !== 'text') return []
    const words = wordsOf(block.text.replaceAll(/^#.*$/gm, ''))
    return words.length > maxStepWords ? [{ words: words.length, start: words.slice(0, 6).join(' ') }] : []
  })
}

/** Wrong answers of all kinds get their own feedback. */
function missingFeedback(check: LessonContent['check']): string[] {
  return check.flatMap((item) => {
    if (item.kind === 'ordering' && item.steps.some((it) => !it.feedback))
      return [`question ${item.id} has a step without feedback`]
    if (item.kind === 'matching' && item.pairs.some((it) => !it.feedback))
      return [`question ${item.id} has a pair without feedback`]
    if (item.kind === 'matching' && item.pairs.length === 3 && !item.distractors?.length)
      return [`question ${item.id} has three pairs and no distractor, so that two answers give the third`]
    if (item.kind === 'short' && !item.near?.length) return [`question ${item.id} has no feedback for an expected wrong answer`]
    return []
  })
}

function unplaced({ body, check }: LessonContent): string[] {
  const placed = notesBlocks(body).flatMap((block) => (block.kind === 'question' ? [block.id] : []))
  return check.filter(({ id }) => !placed.includes(id)).map(({ id }) => `question ${id} has no place in the notes`)
}

function americanWords({ body, check, facts: _, ...front }: LessonContent): string[] {
  const texts = JSON.stringify([
    notesText(body),
    check,
    front.title,
    front.description,
    front.objectives,
    front.greeting,
    front.practice,
  ])
  const match = american.exec(texts.replaceAll(/"(?:id|url|misconception|probes)":"[^"]*"/g, ''))
  return match ? [match[0]] : []
}

/** Returns the phrases of five words that occur in more than `most` lessons. */
export function wornPhrases(lessons: readonly LessonContent[], most: number): string[] {
  const counts = new Map<string, number>()
  for (const { body } of lessons) {
    const phrases = new Set<string>()
    for (const sentence of noteSentences(body)) {
      const words = wordsOf(sentence).map((word) => word.toLowerCase().replaceAll(/[^\p{L}\p{N}’']/gu, ''))
      for (let at = 0; at + 5 <= words.length; at += 1) phrases.add(words.slice(at, at + 5).join(' '))
    }
    for (const phrase of phrases) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > most).map(([phrase, count]) => `${phrase} (${count})`)
}
