import { planMinutes } from '@deepm/schema/rules/learning/teaching/lesson-plan'
import type { LessonContent } from './content.ts'
import { wordsOf } from './lesson-metrics.ts'
import type { PlanContent } from './lesson-plans.ts'
import { hiddenMarkup } from './lesson-quality.ts'
import { american } from './lesson-standards.ts'

/** Words of a whole plan: more than two printed pages do not help in a classroom. */
const planWords = { least: 750, most: 1150 }
const stepWords = { least: 25, most: 220 }
const withoutDeviceWords = { least: 60, most: 150 }
const stepMinutes = { least: 4, most: 22 }
/** Longest sentence in words; a teacher reads a plan while standing. */
const longestSentence = 34

type Range = { least: number; most: number }

/**
 * Returns the problems of a plan, in words for its author; empty when there are none.
 *
 * @param levels the lesson of the plan at all its levels
 */
export function planProblems(plan: PlanContent, levels: readonly LessonContent[]): string[] {
  const { steps, withoutDevice } = plan
  const sum = steps.reduce((total, { minutes }) => total + minutes, 0)
  const texts = [...steps.map(({ text }) => text), withoutDevice]
  return [
    sum === planMinutes ? '' : `minutes add up to ${sum}, not ${planMinutes}`,
    outside(wordsIn(plan), planWords, 'the plan has', 'words'),
    ...steps.map(({ kind, text }) => outside(wordsOf(text).length, stepWords, `${kind} has`, 'words')),
    ...steps.map(({ kind, minutes }) => outside(minutes, stepMinutes, `${kind} takes`, 'minutes')),
    outside(wordsOf(withoutDevice).length, withoutDeviceWords, 'no-device has', 'words'),
    levels.length > 0 ? '' : `there is no lesson ${plan.lessonId}`,
    ...texts.flatMap(hiddenMarkup).map((text) => `the page does not show this line as written: ${text}`),
    ...sentencesOf(plan)
      .filter((it) => wordsOf(it).length > longestSentence)
      .map((it) => `has a sentence of ${wordsOf(it).length} words: ${it}`),
    ...(american.exec(allText(plan)) ?? []).slice(0, 1).map((word) => `is not in British spelling: ${word}`),
  ].filter((problem) => problem !== '')
}

/** Returns the number of words of a plan as it is printed, without the answers. */
export function wordsIn(plan: PlanContent): number {
  return wordsOf(allText(plan)).length
}

function allText({ topic, summary, objectives, needs, discussion, ages, safety, steps, withoutDevice }: PlanContent): string {
  return [
    topic,
    summary,
    ...objectives,
    ...needs,
    ...discussion.flatMap(({ question, listen }) => [question, listen]),
    ...Object.values(ages),
    ...safety,
    ...steps.flatMap(({ title, text }) => [title, text]),
    withoutDevice,
  ].join('\n')
}

function sentencesOf(plan: PlanContent): string[] {
  return allText(plan)
    .split(/\n|(?<=[.!?:]["”’)*]*)\s+/)
    .filter((sentence) => sentence.trim() !== '')
}

function outside(count: number, { least, most }: Range, what: string, unit: string): string {
  return count >= least && count <= most ? '' : `${what} ${count} ${unit}, not ${least} to ${most}`
}
