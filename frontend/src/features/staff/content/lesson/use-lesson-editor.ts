import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { isSessionEnded } from '../../../../lib/api/ended-session.ts'
import { newRequestKey } from '../../../../lib/request-key.ts'
import { useOwner } from '../../../../lib/session/session.tsx'
import { toast } from '../../../../ui/feedback/toast-store.ts'
import { emptyForm, formOf, type LessonForm, type Problems, problemsByField, readForm, sameForm } from '../fields/lesson-form.ts'
import { usePublishLessonMutation } from './change-lesson.generated.ts'
import { lessonDraft, saveLessonDraft } from './draft.ts'
import type { OpenLesson_LessonFragment } from './open-lesson.generated.ts'
import { type SaveLessonMutation, useCreateLessonMutation, useSaveLessonMutation } from './save-lesson.generated.ts'

type Lesson = OpenLesson_LessonFragment
export type Conflict = NonNullable<Extract<SaveLessonMutation['saveLesson'], { __typename: 'LessonChangedError' }>['current']>

const unreachable = 'We could not reach the academy. Your text is still here, so try again in a moment.'

/** Manages the form of an existing or new lesson: values, drafts, validation, saving and conflicts. */
export function useLessonEditor(lesson: Lesson | null, moduleId: string, onSaved: () => void) {
  const owner = useOwner()
  const place = lesson?.id ?? `new:${moduleId}`
  const [saved, setSaved] = useState(() => (lesson ? formOf(lesson.text) : emptyForm))
  const [kept] = useState(() => lessonDraft(owner, place))
  const [head, setHead] = useState(kept?.head ?? lesson?.head ?? 0)
  const [form, setForm] = useState(kept?.form ?? saved)
  const [wasKept, setWasKept] = useState(kept !== null && !sameForm(kept.form, saved))
  const [problems, setProblems] = useState<Problems>({})
  const [trouble, setTrouble] = useState<string | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [requestKey, setRequestKey] = useState(newRequestKey)
  const [sendCreate, creating] = useCreateLessonMutation()
  const [sendSave, saving] = useSaveLessonMutation()
  const [sendPublish, publishing] = usePublishLessonMutation()
  const client = useApolloClient()
  const isDirty = !sameForm(form, saved)

  useEffect(() => {
    saveLessonDraft(owner, place, isDirty ? { head, form } : null)
  }, [owner, place, isDirty, head, form])

  // Closing the tab discards its drafts, so the browser asks first.
  useEffect(() => {
    if (!isDirty) return
    // Signing in again keeps the tab open and preserves the draft.
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSessionEnded()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])

  const change = (changes: Partial<LessonForm>) => {
    setForm((now) => ({ ...now, ...changes }))
    setRequestKey(newRequestKey())
    const changed = Object.keys(changes).map((name) => (name === 'duration' ? 'minutes' : name))
    setProblems((now) => without(now, changed))
    setTrouble(null)
  }

  /** Resets the form to a stored text. */
  const start = (next: Lesson) => {
    const stored = formOf(next.text)
    setSaved(stored)
    setForm(stored)
    setHead(next.head)
    setConflict(null)
    setProblems({})
    setTrouble(null)
    setWasKept(false)
  }

  const publish = async ({ id, head: version }: Pick<Lesson, 'id' | 'head'>) => {
    const answer = await sendPublish({ variables: { lessonId: id, head: version } }).catch(() => null)
    const result = answer?.data?.publishLesson
    if (result?.__typename !== 'ContentLesson') return result?.message ?? unreachable
    client.cache.evict({ id: `Lesson:${id}` })
    return null
  }

  const store = async (text: Extract<ReturnType<typeof readForm>, { text: unknown }>['text'], over: number) => {
    if (lesson) {
      const answer = await sendSave({ variables: { lessonId: lesson.id, head: over, text } }).catch(() => null)
      return answer?.data?.saveLesson
    }
    const answer = await sendCreate({ variables: { moduleId, text, requestKey } }).catch(() => null)
    return answer?.data?.createLesson
  }

  const save = async ({ thenPublish = false, over = head } = {}) => {
    const read = readForm(form)
    if ('problems' in read) return setProblems(read.problems)
    setTrouble(null)
    const result = await store(read.text, over)
    switch (result?.__typename) {
      case 'ContentLesson': {
        saveLessonDraft(owner, place, null)
        start(result)
        const problem = thenPublish ? await publish(result) : null
        if (problem) toast({ title: 'Saved, but not published yet', description: problem, variant: 'destructive' })
        else toast({ title: thenPublish ? `“${result.title}” is published.` : `“${result.title}” is saved as a draft.` })
        return onSaved()
      }
      case 'InvalidInputError':
        return setProblems(problemsByField(result.issues))
      case 'LessonChangedError':
        setConflict(result.current)
        return setTrouble(result.current ? null : result.message)
      default:
        return setTrouble(result?.message ?? unreachable)
    }
  }

  const takeTheirs = () => {
    if (!conflict) return
    const theirs = formOf(conflict.text)
    setSaved(theirs)
    setForm(theirs)
    setHead(conflict.number)
    setConflict(null)
  }

  const discard = () => {
    setForm(saved)
    if (lesson) setHead(lesson.head)
    setWasKept(false)
    setProblems({})
    setTrouble(null)
    setConflict(null)
  }

  return {
    form,
    change,
    problems,
    trouble,
    conflict,
    isDirty,
    wasKept: wasKept && isDirty,
    save,
    saveMine: () => save({ over: conflict?.number ?? head }),
    takeTheirs,
    discard,
    start,
    isBusy: creating.loading || saving.loading || publishing.loading,
  }
}

/** Removes the problems of the given parts. */
function without(problems: Problems, parts: string[]): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !parts.includes(field.split('.', 1)[0] ?? '')))
}

export type LessonEditorState = ReturnType<typeof useLessonEditor>
