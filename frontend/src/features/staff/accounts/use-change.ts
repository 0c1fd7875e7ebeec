import { useState } from 'react'
import { unreachable } from '../../../ui/feedback/refusal.ts'
import { toast } from '../../../ui/feedback/toast-store.ts'

type Outcome = { __typename: string; message?: string; code?: string } | null | undefined

/** Error codes that mean the screen is out of date because another staff member changed the data. */
const behind = new Set(['ALREADY_DECIDED', 'NOT_FOUND'])

/**
 * Runs a mutation on a person and shows the outcome in a toast. Calls `onBehind` if the outcome shows that the screen
 * is out of date.
 */
export function useChange(onBehind: () => void) {
  const [isBusy, setBusy] = useState(false)
  async function change(send: () => Promise<Outcome>, done: string): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    const outcome = await send().catch(() => null)
    setBusy(false)
    const problem = outcome ? outcome.message : unreachable
    if (outcome && problem === undefined) toast({ title: done })
    else toast({ title: 'Nothing was changed', description: problem, variant: 'destructive' })
    if (behind.has(outcome?.code ?? '')) onBehind()
    return problem === undefined
  }
  return { isBusy, change }
}
