import type { ApolloCache } from '@apollo/client'
import { type LabTool, labToasts, recentInteractions } from '@deepm/schema/rules/lab/lab'
import { useCallback, useEffect, useRef, useState } from 'react'
import { newRequestKey } from '../../../lib/request-key.ts'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { type SendPromptMutation, useSendPromptMutation } from './send-prompt.generated.ts'

type Sent = Extract<SendPromptMutation['sendPrompt'], { __typename: 'Interaction' }>
type Refused = Exclude<SendPromptMutation['sendPrompt'], { __typename: 'Interaction' }>
type Edges = { edges: { node: { __ref?: string } }[] }

/**
 * A prompt being sent. With `byCoach`, the coach answers instead of a model; with `firstAnswerId`, it is the second answer to the same
 * prompt.
 */
export type PendingPrompt = { toolType: LabTool; prompt: string; byCoach: boolean; firstAnswerId?: string }

/** State of the response box. */
export type PromptReply =
  | { state: 'none' }
  /** `text` is the part received so far. */
  | { state: 'coming'; question: PendingPrompt; text: string }
  | { state: 'here'; id: string }
  /** No usable answer; `text` is incomplete. */
  | { state: 'broken'; question: PendingPrompt; text: string; isStopped: boolean }

type Told = { onTimeUp(): void; onClosed(message: string): void }

type Manner = {
  /** Whether a streamed answer from a model is expected. */
  isStreamed: boolean
  /** Called when the answer starts, arrives whole or fails. */
  onFirstSign(): void
}

/**
 * Sends prompts, one at a time. Reuses an idempotency key for the same prompt until it is answered. Shows the specified
 * toasts (section 8).
 */
export function useSendPrompt(learnerId: string, told: Told) {
  const [mutate] = useSendPromptMutation()
  const [reply, setReply] = useState<PromptReply>({ state: 'none' })
  const [error, setError] = useState<string | null>(null)
  const key = useRef<{ of: string; key: string } | null>(null)
  const underWay = useRef<AbortController | null>(null)

  // Cancels the request on unmount.
  useEffect(() => () => underWay.current?.abort(), [])

  const refuse = (result: Refused) => {
    if (result.__typename === 'LabTimeUpError') told.onTimeUp()
    if (result.__typename === 'LabClosedError') told.onClosed(result.message)
    if (result.__typename === 'InvalidInputError' || result.__typename === 'AnalysisTimeoutError') setError(result.message)
    toast({ title: labToasts.refused, description: result.message, variant: 'destructive' })
  }

  /** @returns the stored interaction, or `null` if nothing was stored */
  const send = async (question: PendingPrompt, { isStreamed, onFirstSign }: Manner): Promise<Sent | null> => {
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
    announceOutcome(result)
    return result
  }

  const clearError = useCallback(() => setError(null), [])
  return { send, stop: () => underWay.current?.abort(), reply, error, clearError }
}

/** Logs the cause for developers, without any of the prompt. Users see a toast. */
function noAnswer(cause: unknown, { aborted }: AbortSignal): null {
  if (!aborted) console.error(labToasts.noAnswer, cause)
  return null
}

function keyFor({ toolType, prompt, byCoach, firstAnswerId = '' }: PendingPrompt, known: { of: string; key: string } | null) {
  const of = `${toolType} ${byCoach} ${firstAnswerId} ${prompt}`
  return known?.of === of ? known : { of, key: newRequestKey() }
}

/** Shows no toast for a crisis or a blocked answer; the response box explains both. */
function announceOutcome({ isCrisis, safetyLevel, reasons }: Sent): void {
  if (isCrisis || reasons.includes('unsafeAnswer')) return
  if (safetyLevel === 'danger') toast({ title: labToasts.refused, description: labToasts.blocked, variant: 'destructive' })
  else toast({ title: labToasts.saved })
}

/** Adds a new interaction to the cached recent ones, which are never refetched. */
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
