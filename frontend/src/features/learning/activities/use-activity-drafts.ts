import { useState } from 'react'
import { useForm } from '../../../lib/session/use-draft.ts'
import type { LessonAccess } from '../lesson-access.ts'

/** What a learner did in an activity: the tapped choice, counted from 0, or the written line. */
export type ActivityDraft = { choice: number | null; text: string; isDone: boolean }

export type ActivityDrafts = {
  /** The draft for an activity, by its question. */
  of(question: string): ActivityDraft
  set(question: string, draft: ActivityDraft): void
  /** A program as the learner changed it, by its original. */
  program(source: string): string
  setProgram(source: string, changed: string): void
}

const nothing: ActivityDraft = { choice: null, text: '', isDone: false }
const noDrafts: Readonly<Record<string, ActivityDraft>> = {}
const noPrograms: Readonly<Record<string, string>> = {}

export type ActivityForm = ReturnType<typeof useActivityForm>

/**
 * Keeps guesses, written lines and changed programs while the lesson is open. Nothing is sent. `form` is what `SaveActivityDrafts` saves in
 * this tab.
 */
export function useActivityDrafts(access: LessonAccess): ActivityDrafts & { form: ActivityForm } {
  const form = useActivityForm(access)
  const [programs, setPrograms] = useState(noPrograms)
  return {
    form,
    of: (question) => form.value[question] ?? nothing,
    set: (question, draft) => form.setValue((now) => ({ ...now, [question]: draft })),
    program: (source) => programs[source] ?? source,
    setProgram: (source, changed) => setPrograms((now) => ({ ...now, [source]: changed })),
  }
}

function useActivityForm(access: LessonAccess) {
  return useForm({
    name: 'activities',
    initial: noDrafts,
    fit: parseDrafts,
    isWorth: (drafts) => access === 'learning' && Object.keys(drafts).length > 0,
  })
}

function parseDrafts(kept: unknown): Record<string, ActivityDraft> | null {
  if (typeof kept !== 'object' || kept === null) return null
  return Object.fromEntries(
    Object.entries(kept as Record<string, Partial<ActivityDraft> | null>).flatMap(([question, draft]) => {
      if (typeof draft !== 'object' || draft === null) return []
      const { choice, text, isDone } = draft
      return [
        [question, { choice: typeof choice === 'number' ? choice : null, text: String(text ?? ''), isDone: isDone === true }],
      ]
    }),
  )
}
