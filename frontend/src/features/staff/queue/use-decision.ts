import { type QueueDecision, queueChoices } from '@deepm/schema/rules/staff/safety-queue'
import { useState } from 'react'
import { useDecideQueueItemMutation } from './decide-queue-item.generated.ts'
import type { Item } from './item-texts.ts'

/** Sends a decision. If the item has left the queue for any reason, calls `onDecided` with the explanation. */
export function useDecision(item: Item, onDecided: (words: string) => void) {
  const [send, { loading }] = useDecideQueueItemMutation()
  const [problem, setProblem] = useState<string>()

  async function decide({ choice, word, careNote }: QueueDecision): Promise<void> {
    if (loading) return
    setProblem(undefined)
    const input = { id: item.id, since: item.since, choice, word, careNote }
    const result = (await send({ variables: { input } }).catch(() => null))?.data?.decideQueueItem
    if (!result) return setProblem('We could not reach the academy. What you wrote is still here, so try again.')
    if (result.__typename === 'DonePayload') return onDecided(`Decided: ${queueChoices[choice].outcome}.`)
    const isGone = result.__typename === 'AlreadyDecidedError' || result.__typename === 'NotFoundError'
    if (!isGone) return setProblem(result.message)
    onDecided(result.__typename === 'NotFoundError' ? 'This is no longer waiting. It was withdrawn or deleted.' : result.message)
  }

  return { decide, isSending: loading, problem }
}
