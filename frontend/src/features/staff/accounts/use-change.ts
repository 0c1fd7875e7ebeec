import { useState } from 'react'
import { toast } from '../../../ui/feedback/toast-store.ts'

type Outcome = { __typename: string; message?: string; code?: string } | null | undefined

/** Codes by which the screen is behind: somebody else has changed what it shows. */
const behind = new Set(['ALREADY_DECIDED', 'NOT_FOUND'])

/**
 * Does something to a person and says what came of it. Whatever it was, `onBehind` is called where the screen shows something that is
 * so no more.
 */
export function useChange(onBehind: () => void) {
  const [isBusy, setBusy] = useState(false)
  async function change(send: () => Promise<Outcome>, done: string): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    const outcome = await send().catch(() => null)
    setBusy(false)
    const problem = outcome ? outcome.message : 'We could not reach the academy. Please try again.'
    if (outcome && problem === undefined) toast({ title: done })
    else toast({ title: 'Nothing was changed', description: problem, variant: 'destructive' })
    if (behind.has(outcome?.code ?? '')) onBehind()
    return problem === undefined
  }
  return { isBusy, change }
}
