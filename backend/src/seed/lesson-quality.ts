import { notesText } from '@deepm/schema/rules/learning/notes'
import type { LessonContent } from './content.ts'
import { noteSentences, readingGrade, wordsOf } from './lesson-metrics.ts'
import { standardProblems } from './lesson-standards.ts'

/** Quality rules of every lesson: length, reading level, structure. */
const minWords = 700
const maxWords = 1200
const lowestGrade = 5
const highestGrade = 8
/** The DEEPM framework of the learning hub, as in the heading of each part. */
const parts = ['Discover', 'Engage', 'Evaluate', 'Practice', 'Master']

/** Returns the problems of a lesson, in words for its author; empty when there are none. Lessons with a shape are of the second edition. */
export function lessonProblems(lesson: LessonContent): string[] {
  const texts = [
    ...hiddenMarkup(lesson.body).map((line) => `the page does not show this line as written: ${line}`),
    ...lesson.check.flatMap(ambiguities),
  ]
  return [...(lesson.shape ? standardProblems(lesson) : firstEditionProblems(lesson)), ...texts]
}

function firstEditionProblems(lesson: LessonContent): string[] {
  const { check } = lesson
  const body = notesText(lesson.body)
  const words = wordsOf(body).length
  const grade = readingGrade(body)
  const kinds = new Set(check.map((item) => item.kind)).size
  const points = Object.values(lesson.skills).reduce((sum, it) => sum + it, 0)
  const heads = [...body.matchAll(/^## ([A-Z]\w+)/gm)].map((match) => match[1])
  return [
    words < minWords || words > maxWords ? `notes have ${words} words, not ${minWords} to ${maxWords}` : '',
    grade < lowestGrade || grade > highestGrade
      ? `reads at grade ${grade.toFixed(1)}, not ${lowestGrade} to ${highestGrade}`
      : '',
    kinds < 3 ? `asks ${kinds} kinds of questions, not three or more` : '',
    points < 10 || points > 14 ? `gives ${points} skill points, not 10 to 14` : '',
    heads.join() === parts.join() ? '' : `parts are ${heads.join(', ')}, not ${parts.join(', ')}`,
    /check the machine/i.test(body) ? '' : 'has no "check the machine" moment',
    /try it yourself/i.test(body) ? '' : 'has no "try it yourself" task',
    /worked example/i.test(body) ? '' : 'has no worked example',
  ].filter((problem) => problem !== '')
}

/** Returns whether all options, steps or pairs are different. */
function ambiguities(item: LessonContent['check'][number]): string[] {
  const choices = 'options' in item ? item.options : 'steps' in item ? item.steps : 'pairs' in item ? item.pairs : []
  const texts = choices.flatMap((it) => ('text' in it ? [it.text] : [it.left, it.right]))
  return new Set(texts).size === texts.length ? [] : [`item ${item.id} has the same words twice`]
}

/**
 * Returns lines with unsupported syntax. Supported are headings of level 2 and 3, `-` bullets, paragraphs, bold, italic and https links.
 */
export function hiddenMarkup(body: string): string[] {
  return notesText(body)
    .split('\n')
    .filter((line) => {
      if (/^\s+\S/.test(line)) return true
      if (/^#/.test(line) && !/^#{2,3} \S/.test(line)) return true
      if (/^([*+]|\d+[.)])\s|^>|^\||^(=+|-{2,}|\*{3,}|_{3,})\s*$|^-(?! \S)/.test(line)) return true
      const text = line
        .replaceAll(/(?<!!)\[[^\][]+\]\(https:\/\/(?:[^\s()]|\([^\s()]*\))+\)/g, '')
        .replaceAll(/(\*{1,3})(?=[^\s*])(?:(?!\1).)+?(?<=\S)\1/g, '')
      return /[`<[\]~|]|__|\*\S|\S\*/.test(text)
    })
}

/** Returns the sentences of eight words or more that two lessons share. */
export function sharedSentences(lessons: LessonContent[]): string[] {
  const seen = new Map<string, string>()
  return lessons.flatMap((lesson) =>
    noteSentences(lesson.body)
      .filter((sentence) => wordsOf(sentence).length >= 8)
      .flatMap((sentence) => {
        const key = wordsOf(sentence).join(' ').toLowerCase()
        const other = seen.get(key)
        seen.set(key, lesson.id)
        return other && other !== lesson.id ? [`${other} and ${lesson.id}: ${sentence}`] : []
      }),
  )
}
