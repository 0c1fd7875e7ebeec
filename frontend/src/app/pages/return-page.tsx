import { useEffect, useEffectEvent } from 'react'
import { useEnter } from '../../features/identity/sign-in/use-enter.ts'
import { LoadingScreen } from '../../ui/feedback.tsx'

/** Where an identity provider leads after the sign-in: on to the page the visitor wanted. */
export function ReturnPage() {
  const enter = useEnter()
  const goOn = useEffectEvent(() => void enter())
  useEffect(() => goOn(), [])
  return <LoadingScreen text="Loading..." />
}
