import type { EnrolmentChoice } from '@deepm/schema/rules/staff/contact-lists'
import type { EnrolmentCard_EnrolmentFragment } from './card.generated.ts'

type Enrolment = Pick<EnrolmentCard_EnrolmentFragment, 'status' | 'isManual' | 'paidAt'>

/** How an enrolment stands, in words, with a sign, so that it does not stand on its colour alone. */
export const enrolmentStates = {
  waiting: { title: 'Waits for you', palette: 'amber', sign: '?' },
  open: { title: 'Checkout is open', palette: 'amber', sign: '…' },
  paid: { title: 'Enrolled', palette: 'success', sign: '✓' },
  failed: { title: 'Payment failed', palette: 'danger', sign: '✕' },
  declined: { title: 'Declined', palette: 'danger', sign: '✕' },
  cancelled: { title: 'Over or taken back', palette: 'danger', sign: '✕' },
} as const

/** What staff can decide about an enrolment now. What is paid by card is the provider's. */
export function choicesOf({ status, isManual }: Enrolment): EnrolmentChoice[] {
  if (!isManual) return []
  if (status === 'waiting') return ['confirm', 'decline']
  return status === 'paid' ? ['end'] : []
}

/** The one word for those that are over, told apart. */
export function stateOf({ status, paidAt }: Enrolment): string {
  if (status !== 'cancelled') return enrolmentStates[status].title
  return paidAt ? 'Ended' : 'Taken back or left'
}
