import type { ApolloCache } from '@apollo/client'
import { type LabTool, labToasts, recentInteractions } from '@deepm/schema/rules/lab/lab'
import { useCallback, useEffect, useRef, useState } from 'react'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { type SendPromptMutation, useSendPromptMutation } from './send-prompt.generated.ts'

type Sent = Extract<SendPromptMutation['sendPrompt'], { __typename: 'Interaction' }>
type Refused = Exclude<SendPromptMutation['sendPrompt'], { __typename: 'Interaction' }>
type Edges = { edges: { node: { __ref?: string } }[] }

/** A prompt on its way. By the coach it is answered although a model would. */
export type Question = { toolType: LabTool; prompt: string; byCoach: boolean }

/** What the response box shows. */
export type Reply =
  | { state: 'none' }
  /** `text` is what has arrived so far. */
  | { state: 'coming'; question: Question; text: string }
  | { state: 'here'; id: string }
  /** No answer: what had arrived is not one. */
  | { state: 'broken'; question: Question; text: string; isStopped: boolean }

type Told = { onTimeUp(): void; onClosed(message: string): void }

type Manner = {
  /** Whether a model is expected to answer, piece by piece. */
  isStreamed: boolean
  /** The answer begins, or is there at once, or will not come. */
  onFirstSign(): void
}

/**
 * Sends a prompt once, however often it is pressed: one is under way at a time, and a key stands for what is in the box until it got
 * an answer. Says in toasts what the specification wants said (section 8).
 */
export function useSendPrompt(learnerId: string, told: Told) {
  const [mutate] = useSendPromptMutation()
  const [reply, setReply] = useState<Reply>({ state: 'none' })
  const [error, setError] = useState<string | null>(null)
  const key = useRef<{ of: string; key: string } | null>(null)
  const underWay = useRef<AbortController | null>(null)

  // Nobody waits any longer, so nobody has to answer.
  useEffect(() => () => underWay.current?.abort(), [])

  const refuse = (result: Refused) => {
    if (result.__typename === 'LabTimeUpError') told.onTimeUp()
    if (result.__typename === 'LabClosedError') told.onClosed(result.message)
    if (result.__typename === 'InvalidInputError' || result.__typename === 'AnalysisTimeoutError') setError(result.message)
    toast({ title: labToasts.refused, description: result.message, variant: 'destructive' })
  }

  /** @returns what was stored; null when nothing was */
  const send = async (question: Question, { isStreamed, onFirstSign }: Manner): Promise<Sent | null> => {
    if (underWay.current) return null
    const asking = new AbortController()
    underWay.current = asking
    const before = reply
    let text = ''
    const onText = (piece: string) => {
      if (text === '') onFirstSign()
      text += piece
      setReply({ state: 'coming', question, text })
    }
    const breakOff = (isStopped: boolean) => {
      if (text === '') onFirstSign()
      setReply({ state: 'broken', question, text, isStopped })
    }
    setError(null)
    setReply({ state: 'coming', question, text })
    key.current = keyFor(question, key.current)
    const answer = await mutate({
      variables: { input: question, requestKey: key.current.key },
      context: { fetchOptions: { signal: asking.signal }, ...(isStreamed && { onText }) },
      update: (cache, { data }) => {
        if (data?.sendPrompt.__typename === 'Interaction') remember(cache, learnerId, data.sendPrompt)
      },
    }).catch((error: unknown) => noAnswer(error, asking.signal))
    underWay.current = null
    const result = answer?.data?.sendPrompt
    if (!result && asking.signal.aborted) {
      breakOff(true)
      return null
    }
    if (!result || result.__typename === 'ProviderUnreachableError') {
      if (result) noAnswer(result.message, asking.signal)
      breakOff(false)
      toast({ title: labToasts.offline, description: labToasts.offlineText, variant: 'destructive' })
      return null
    }
    if (result.__typename !== 'Interaction') {
      setReply(before)
      refuse(result)
      return null
    }
    key.current = null
    if (text === '') onFirstSign()
    setReply({ state: 'here', id: result.id })
    sayHowItWent(result)
    return result
  }

  const clearError = useCallback(() => setError(null), [])
  return { send, stop: () => underWay.current?.abort(), reply, error, clearError }
}

/** What the toast says is for people; this is what the console says, without a word of the prompt. */
function noAnswer(cause: unknown, { aborted }: AbortSignal): null {
  if (!aborted) console.error(labToasts.noAnswer, cause)
  return null
}

function keyFor({ toolType, prompt, byCoach }: Question, known: { of: string; key: string } | null) {
  const of = `${toolType} ${byCoach} ${prompt}`
  return known?.of === of ? known : { of, key: crypto.randomUUID() }
}

/** What stands in the response box is not shouted as well: help, and an answer that was no fault of the learner. */
function sayHowItWent({ isCrisis, safetyLevel, reasons }: Sent): void {
  if (isCrisis || reasons.includes('unsafeAnswer')) return
  if (safetyLevel === 'danger') toast({ title: labToasts.refused, description: labToasts.blocked, variant: 'destructive' })
  else toast({ title: labToasts.saved })
}

/** Puts a new interaction first among the recent ones, which are never asked for again. */
function remember(cache: ApolloCache, learnerId: string, sent: Sent): void {
  const id = cache.identify({ __typename: 'Learner', id: learnerId })
  const ref = cache.identify(sent)
  if (!id || !ref) return
  cache.modify<{ interactions: Edges }>({
    id,
    fields: {
      interactions: (known) => {
        const others = (known as Edges).edges.filter(({ node }) => node.__ref !== ref)
        const first = { __typename: 'LearnerInteractionsConnectionEdge', node: { __ref: ref } }
        return { ...known, edges: [first, ...others].slice(0, recentInteractions) } as never
      },
    },
  })
}
