import { notesText } from '@deepm/schema/rules/learning/notes'
import type { LessonContent } from './content.ts'
import { noteSentences, wordsOf } from './lesson-metrics.ts'
import { standardProblems } from './lesson-standards.ts'
import { unintroduced } from './lesson-step-list.ts'

/** Returns the problems of a lesson, in words for its author; empty when there are none. */
export function lessonProblems(lesson: LessonContent): string[] {
  const texts = [
    ...hiddenMarkup(lesson.body).map((line) => `the page does not show this line as written: ${line}`),
    ...lesson.check.flatMap(ambiguities),
    ...unintroduced(lesson),
  ]
  return [...standardProblems(lesson), ...texts]
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
