import { useEffect, useEffectEvent } from 'react'
import { useEnterAcademy } from '../../../features/accounts/sign-in/use-enter-academy.ts'
import { LoadingScreen } from '../../../ui/feedback/feedback.tsx'

/** Target of the redirect from an identity provider. Continues to the page that the visitor requested. */
export function ReturnPage() {
  const enter = useEnterAcademy()
  const goOn = useEffectEvent(() => void enter())
  useEffect(() => goOn(), [])
  return <LoadingScreen text="Loading..." />
}
