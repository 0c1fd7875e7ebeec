import type { ProgrammeId } from '@deepm/schema/rules/plans/programmes'
import { useEffect, useRef, useState } from 'react'
import { toast } from '../../ui/feedback/toaster.tsx'
import { useStartCheckoutMutation } from './start-checkout.generated.ts'

/** Texts are fixed by the specification (section 8). */
export function toastPaymentUnavailable(): void {
  toast({
    title: 'Payment Processing Unavailable',
    description: 'Payment system is not configured. Contact support for manual enrollment.',
    variant: 'destructive',
  })
}

export function toastPaymentPending(message: string): void {
  toast({ title: 'Payment in progress', description: message })
}

/** Opens a checkout and redirects to the provider's page. Opens only one at a time. */
export function useCheckout(): { isLeaving: boolean; leaveToPay(programme: ProgrammeId): Promise<void> } {
  const [start] = useStartCheckoutMutation()
  const busy = useRef(false)
  const [isLeaving, setLeaving] = useState(false)
  const mark = (leaving: boolean) => {
    busy.current = leaving
    setLeaving(leaving)
  }

  // The back/forward cache can restore the page in its leaving state.
  useEffect(() => {
    const returned = (event: PageTransitionEvent) => {
      if (event.persisted) mark(false)
    }
    window.addEventListener('pageshow', returned)
    return () => window.removeEventListener('pageshow', returned)
  }, [])

  const leaveToPay = async (programme: ProgrammeId) => {
    if (busy.current) return
    mark(true)
    const result = (await start({ variables: { programme } }).catch(() => null))?.data?.startCheckout
    if (result?.__typename === 'StartCheckoutPayload') return window.location.assign(result.url)
    mark(false)
    if (result?.__typename === 'PaymentUnavailableError') return toastPaymentUnavailable()
    if (result?.__typename === 'PaymentPendingError') return toastPaymentPending(result.message)
    toast({
      title: result?.__typename === 'PaymentFailedError' ? 'Payment Failed' : 'Not subscribed yet',
      description: result?.message ?? 'We could not reach the academy. You have not been charged. Please try again.',
      variant: 'destructive',
    })
  }

  return { isLeaving, leaveToPay }
}
