import { useState } from 'react'
import { usePromptCheck } from '../../../lib/prompt-check/use-prompt-check.ts'
import { useForm, useSavedDraft } from '../../../lib/session/use-draft.ts'
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

/**
 * Keeps guesses, written lines and changed programs while the lesson is open. Guesses and lines are saved in this tab, unless a line looks
 * like an emergency, because others can use the same tab. Nothing is sent.
 */
export function useActivityDrafts(access: LessonAccess): ActivityDrafts {
  const form = useForm({
    name: 'activities',
    initial: noDrafts,
    fit: parseDrafts,
    isWorth: (drafts) => access === 'learning' && Object.keys(drafts).length > 0,
  })
  const lines = Object.values(form.value).map(({ text }) => text)
  const { isRead, check } = usePromptCheck(form.worth ? lines.join('\n').trim() : '')
  useSavedDraft(form, check.isCrisis ? undefined : form.worth, isRead)
  const [programs, setPrograms] = useState(noPrograms)
  return {
    of: (question) => form.value[question] ?? nothing,
    set: (question, draft) => form.setValue((now) => ({ ...now, [question]: draft })),
    program: (source) => programs[source] ?? source,
    setProgram: (source, changed) => setPrograms((now) => ({ ...now, [source]: changed })),
  }
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
