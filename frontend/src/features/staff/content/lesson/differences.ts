import { lessonShapes } from '@deepm/schema/rules/learning/lesson-shapes'
import { changedParts, type LessonPart, type LessonText, lessonParts } from '@deepm/schema/rules/learning/lesson-text'
import { skills } from '@deepm/schema/rules/learning/skills'
import { toolNames } from '@deepm/schema/rules/learning/tools'
import { notesInWords } from '../fields/directive-words.ts'

/** Renders one part of a lesson as text lines for comparison. */
function partWords(text: LessonText, part: LessonPart): string {
  switch (part) {
    case 'minutes':
      return `${text.minutes} min`
    case 'content':
      return notesInWords(text.content, text.check)
    case 'objectives':
      return text.objectives.join('\n')
    case 'tools':
      return text.tools.map((id) => toolNames[id]).join(', ')
    case 'practice':
      return text.practice ? `${text.practice.prompt}\n${text.practice.goodAnswer}` : ''
    case 'skills':
      return skills.flatMap(({ id, name }) => (text.skills[id] ? `${name}: ${text.skills[id]}` : [])).join('\n')
    case 'competences':
      return text.competences.join(', ')
    case 'resources':
      return text.resources.map(({ title, url }) => `${title}: ${url}`).join('\n')
    case 'shape':
      return lessonShapes.find(({ id }) => id === text.shape)?.name ?? ''
    case 'facts':
      return text.facts.map(({ statement, source, checkedOn }) => `${statement} (${source}, ${checkedOn})`).join('\n')
    case 'projectMinutes':
      return `${text.projectMinutes} min`
    case 'check':
      return text.check.map(itemWords).join('\n\n')
    default:
      return text[part] ?? ''
  }
}

function itemWords(item: LessonText['check'][number]): string {
  const lines = () => {
    switch (item.kind) {
      case 'single':
      case 'several':
        return item.options.map(({ text, correct, feedback }) => `${correct ? '✓' : '✗'} ${text} (${feedback})`)
      case 'ordering':
        return [...item.steps.map(({ text }, index) => `${index + 1}. ${text}`), item.feedback]
      case 'matching':
        return [
          ...item.pairs.map(({ left, right }) => `${left} → ${right}`),
          ...(item.distractors ?? []).map(({ text }) => `✗ ${text}`),
          item.feedback,
        ]
      case 'short':
        return [item.accepted.join(' / '), item.feedback]
    }
  }
  return [item.question, ...lines()].join('\n')
}

export type Difference = { part: LessonPart; name: string; one: string; other: string }

/** Returns the parts in which two texts differ, with both versions. */
export function differences(one: LessonText, other: LessonText): Difference[] {
  return changedParts(one, other).map((part) => ({
    part,
    name: lessonParts[part],
    one: partWords(one, part),
    other: partWords(other, part),
  }))
}
