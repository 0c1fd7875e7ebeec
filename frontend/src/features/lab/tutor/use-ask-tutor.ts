import { useEffect, useRef, useState } from 'react'
import { newRequestKey } from '../../../lib/request-key.ts'
import { type AskTutorMutation, useAskTutorMutation } from './ask-tutor.generated.ts'
import { LessonTutorDocument, type LessonTutorQuery } from './lesson-tutor.generated.ts'

export type AskedTurn = Extract<AskTutorMutation['askTutor'], { __typename: 'Interaction' }>

/** A question without its stored answer. `text` is the part of the answer received so far. */
export type OpenQuestion = { question: string; text: string } & (
  | { state: 'coming' }
  /** The connection broke or the learner stopped it. */
  | { state: 'broken'; isStopped: boolean }
  /** The server refused it and says why. */
  | { state: 'refused'; message: string }
)

/**
 * Asks the tutor of a lesson, one question at a time, and adds the answers to the cached conversation. Reuses an idempotency key for the
 * same question until it is answered.
 */
export function useAskTutor(lessonId: string) {
  const [mutate] = useAskTutorMutation()
  const [open, setOpen] = useState<OpenQuestion | null>(null)
  const key = useRef<{ of: string; key: string } | null>(null)
  const underWay = useRef<AbortController | null>(null)

  // Cancels the request on unmount.
  useEffect(() => () => underWay.current?.abort(), [])

  /**
   * @param isStreamed whether a streamed answer from a model is expected
   * @returns the stored turn, or `null` if nothing was stored
   */
  const ask = async (question: string, isStreamed: boolean): Promise<AskedTurn | null> => {
    if (underWay.current) return null
    const asking = new AbortController()
    underWay.current = asking
    let text = ''
    const onText = (piece: string) => {
      text += piece
      setOpen({ question, text, state: 'coming' })
    }
    setOpen({ question, text, state: 'coming' })
    if (key.current?.of !== question) key.current = { of: question, key: newRequestKey() }
    const answer = await mutate({
      variables: { input: { lessonId, question }, requestKey: key.current.key },
      context: { fetchOptions: { signal: asking.signal }, ...(isStreamed && { onText }) },
      update: (cache, { data }) => {
        const turn = data?.askTutor
        if (turn?.__typename !== 'Interaction') return
        cache.updateQuery<LessonTutorQuery>({ query: LessonTutorDocument, variables: { lessonId } }, (known) =>
          withTurn(known, turn),
        )
      },
    }).catch(() => null)
    underWay.current = null
    const result = answer?.data?.askTutor
    if (!result || result.__typename === 'ProviderUnreachableError') {
      setOpen({ question, text, state: 'broken', isStopped: asking.signal.aborted })
      return null
    }
    if (result.__typename !== 'Interaction') {
      setOpen({ question, text: '', state: 'refused', message: result.message })
      return null
    }
    key.current = null
    setOpen(null)
    return result
  }

  return { ask, stop: () => underWay.current?.abort(), open }
}

function withTurn(known: LessonTutorQuery | null, turn: AskedTurn): LessonTutorQuery | null {
  const { lesson } = known ?? {}
  if (!known || !lesson?.tutor) return known
  const others = lesson.tutor.turns.filter(({ id }) => id !== turn.id)
  return { ...known, lesson: { ...lesson, tutor: { ...lesson.tutor, turns: [turn, ...others] } } }
}
