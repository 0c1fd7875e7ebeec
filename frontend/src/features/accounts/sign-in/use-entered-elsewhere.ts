import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { consumeDestination } from '../../../lib/session/return-to.ts'
import { useOwner } from '../../../lib/session/session.tsx'

/** Continues when the emailed link was opened in another tab, so that drafts of this tab are restored. */
export function useEnteredElsewhere(isWaiting: boolean): void {
  const owner = useOwner()
  const navigate = useNavigate()
  const before = useRef<string | null>(null)
  useEffect(() => {
    if (!isWaiting) before.current = owner
    else if (owner !== null && owner !== before.current) navigate(consumeDestination(), { replace: true })
  }, [isWaiting, owner, navigate])
}
