import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { toast } from '../../ui/feedback/toaster.tsx'
import { useConfirmCheckoutMutation } from './confirm-checkout.generated.ts'
import { toastPaymentPending } from './use-checkout.ts'

type CheckoutReturn = {
  /** `unknown` if the payment status couldn't be fetched; `askAgain` retries. */
  state: 'idle' | 'asking' | 'unknown'
  askAgain(): void
}

/**
 * Handles the return from the payment provider: `?checkout=` is the checkout ID or `cancelled`. The toasts are fixed by
 * the specification (section 8).
 */
export function useCheckoutReturn(): CheckoutReturn {
  const [params, setParams] = useSearchParams()
  const checkout = params.get('checkout')
  const session = checkout === 'cancelled' ? null : checkout
  const [confirm] = useConfirmCheckoutMutation({ refetchQueries: ['SubscribePage'], awaitRefetchQueries: true })
  const [isUnknown, setUnknown] = useState(false)
  const asked = useRef<string>(undefined)

  const ask = useCallback(
    async (id: string) => {
      asked.current = id
      setUnknown(false)
      const result = (await confirm({ variables: { session: id } }).catch(() => null))?.data?.confirmCheckout
      if (!result || result.__typename === 'PaymentUnreachableError' || result.__typename === 'RateLimitedError')
        return setUnknown(true)
      setParams({}, { replace: true })
      if (result.__typename === 'PaymentPendingError') return toastPaymentPending(result.message)
      if (result.__typename !== 'ProgrammeEnrolment')
        toast({ title: 'Payment Failed', description: result.message, variant: 'destructive' })
      else if (result.status === 'paid') toast({ title: 'Payment Successful', description: 'You are subscribed!' })
    },
    [confirm, setParams],
  )

  useEffect(() => {
    if (session && asked.current !== session) void ask(session)
    if (checkout === 'cancelled') setParams({}, { replace: true })
  }, [checkout, session, ask, setParams])

  return { state: !session ? 'idle' : isUnknown ? 'unknown' : 'asking', askAgain: () => session && void ask(session) }
}
