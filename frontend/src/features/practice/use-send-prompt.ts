import type { ApolloCache } from '@apollo/client'
import { type LabTool, labToasts, recentInteractions } from '@deepm/schema/rules/lab'
import { useRef, useState } from 'react'
import { toast } from '../../ui/toaster.tsx'
import type { LabResponse_InteractionFragment } from './lab-response.generated.ts'
import { type SendPromptMutation, useSendPromptMutation } from './send-prompt.generated.ts'

type Sent = Extract<SendPromptMutation['sendPrompt'], { __typename: 'Interaction' }>
type Edges = { edges: { node: { __ref?: string } }[] }

/**
 * Sends a prompt once, however often it is pressed: a key stands for what is in the box until it got an answer. Says in toasts what
 * the specification wants said (section 8).
 */
export function useSendPrompt(learnerId: string, onTimeUp: () => void) {
  const [mutate, { loading }] = useSendPromptMutation()
  const [shown, setShown] = useState<LabResponse_InteractionFragment | null>(null)
  const [error, setError] = useState<string | null>(null)
  const key = useRef<{ of: string; key: string } | null>(null)

  const send = async (toolType: LabTool, prompt: string): Promise<Sent | null> => {
    setError(null)
    const of = `${toolType} ${prompt}`
    if (key.current?.of !== of) key.current = { of, key: crypto.randomUUID() }
    const answer = await mutate({
      variables: { input: { toolType, prompt }, requestKey: key.current.key },
      update: (cache, { data }) => {
        if (data?.sendPrompt.__typename === 'Interaction') remember(cache, learnerId, data.sendPrompt)
      },
    }).catch(() => null)
    const result = answer?.data?.sendPrompt
    if (!result) {
      toast({ title: labToasts.offline, description: labToasts.offlineText, variant: 'destructive' })
      return null
    }
    if (result.__typename !== 'Interaction') {
      if ('code' in result && result.code === 'LAB_TIME_UP') onTimeUp()
      if (result.__typename === 'InvalidInputError') setError(result.message)
      toast({ title: labToasts.refused, description: result.message, variant: 'destructive' })
      return null
    }
    key.current = null
    setShown(result)
    if (result.isCrisis) return result
    if (result.safetyLevel === 'danger')
      toast({ title: labToasts.refused, description: labToasts.blocked, variant: 'destructive' })
    else toast({ title: labToasts.saved })
    return result
  }

  return { send, isBusy: loading, shown, error, clearError: () => setError(null) }
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
