import type { ExperimentUse } from '@deepm/schema/rules/learning/notes'

/** A text with the heading it is below. `isFirst` is true for the first step below the heading. */
export type TextStep = { kind: 'text'; part: string; title: string; isFirst: boolean; text: string }

/** `text` introduces the experiment; it may be empty. */
type ExperimentStep = { kind: 'experiment'; part: string; title: string; text: string; use: ExperimentUse }

export type QuestionStep = { kind: 'question'; part: string; id: string }

/** `part` is one of the five parts of a lesson, or empty. */
export type LessonStep = TextStep | ExperimentStep | QuestionStep | { kind: 'start' | 'video' | 'practice' | 'end'; part: string }

export type NotesStep = TextStep | ExperimentStep | QuestionStep

/** A question as far as its place in the lesson depends on it. */
export type Question = { id: string; question: string; choices: readonly { text: string }[] }
