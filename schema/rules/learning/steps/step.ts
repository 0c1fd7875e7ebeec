import type { Activity } from '../notes/activities.ts'
import type { ExperimentUse, NotesBlock } from '../notes.ts'

/** The heading that a step is below. `isFirst` is true for the first step below it. */
type Place = { part: string; title: string; isFirst: boolean }

export type TextStep = Place & { kind: 'text'; text: string }

/** Something to do. `text` introduces it; it may be empty. */
type ActionStep = Place & { text: string } & (
    | { kind: 'experiment'; use: ExperimentUse }
    | { kind: 'activity'; activity: Activity }
    | Extract<NotesBlock, { kind: 'code' | 'explainer' }>
  )

/** `text` introduces the question; it may be empty. */
export type QuestionStep = Place & { kind: 'question'; id: string; text: string }

export type NotesStep = TextStep | ActionStep | QuestionStep

/** `part` is one of the five parts of a lesson, or empty. */
export type LessonStep = NotesStep | { kind: 'start' | 'video' | 'practice' | 'end'; part: string }

/** A question as far as its place in the lesson depends on it. */
export type Question = { id: string; question: string; choices: readonly { text: string }[] }
