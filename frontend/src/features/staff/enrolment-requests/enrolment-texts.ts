import type { EnrolmentChoice } from '@deepm/schema/rules/staff/contact-lists'
import type { EnrolmentCard_EnrolmentFragment } from './card.generated.ts'

type Enrolment = Pick<EnrolmentCard_EnrolmentFragment, 'status' | 'isManual' | 'paidAt'>

/** Label, colour and sign of each state. The sign is for people who can't see the colour. */
export const enrolmentStates = {
  waiting: { title: 'Waiting for you', palette: 'amber', sign: '?' },
  open: { title: 'Checkout open', palette: 'amber', sign: '…' },
  paid: { title: 'Enrolled', palette: 'success', sign: '✓' },
  failed: { title: 'Payment failed', palette: 'danger', sign: '✕' },
  declined: { title: 'Declined', palette: 'danger', sign: '✕' },
  cancelled: { title: 'Ended or cancelled', palette: 'danger', sign: '✕' },
} as const

/** Returns the decisions available to staff. Card payments belong to the payment provider. */
export function choicesOf({ status, isManual }: Enrolment): EnrolmentChoice[] {
  if (!isManual) return []
  if (status === 'waiting') return ['confirm', 'decline']
  return status === 'paid' ? ['end'] : []
}

/** Returns the state's label, and distinguishes ended enrolments from cancelled requests. */
export function stateOf({ status, paidAt }: Enrolment): string {
  if (status !== 'cancelled') return enrolmentStates[status].title
  return paidAt ? 'Ended' : 'Cancelled'
}
