import { freeText } from '../accounts/signup.ts'
import { maxAddressLength } from '../forms/max-address-length.ts'
import { z } from '../forms/zod.ts'
import { membershipTiers } from '../plans/memberships.ts'
import { programmeIds } from '../plans/programmes.ts'

// Staff's contact lists: leads, enrolment requests, and parents who received a consent request.

export const rowsPerPage = 25
/** Longest beginning of an address to search for, in characters. */
export const maxAddressSearchLength = maxAddressLength

/** The two lists of addresses left on the public site. */
export const addressLists = { guide: 'Guide for parents', mailing: 'Newsletter' } as const
export type AddressList = keyof typeof addressLists

/** Mailing list status of an address. Only confirmed addresses that have not unsubscribed can be mailed. */
export const mailStates = {
  mayBeMailed: 'Can be emailed',
  unconfirmed: 'Not confirmed',
  unsubscribed: 'Unsubscribed',
} as const
export type MailState = keyof typeof mailStates

type Standing = { confirmedAt: Date | null; unsubscribedAt: Date | null }

/** Returns the status of an address; `null` means it is not on the mailing list. */
export function mailState(subscriber: Standing | null): MailState {
  if (subscriber?.unsubscribedAt) return 'unsubscribed'
  return subscriber?.confirmedAt ? 'mayBeMailed' : 'unconfirmed'
}

/** Masks an address except its first letter and domain, so that staff can refer to it but not write to it. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return at < 1 ? '•••' : `${[...address][0]}•••${address.slice(at)}`
}

/** Longest text by staff for the family, in characters. */
export const maxFamilyMessageLength = 300

const word = freeText(maxFamilyMessageLength)

/** A manual enrolment: the payer, the programme, and optional text. */
export const manualEnrolmentForm = z.object({
  payerId: z.string().check(z.minLength(1)),
  programme: z.enum(programmeIds, { error: 'Choose a programme.' }),
  word: z._default(word, ''),
  requestKey: z.uuid(),
})
export type ManualEnrolment = z.output<typeof manualEnrolmentForm>

/** A manual change of a membership, starting from the one staff saw. */
export const membershipChangeForm = z.object({
  learnerId: z.string().check(z.minLength(1)),
  from: z.enum(membershipTiers),
  to: z.enum(membershipTiers, { error: 'Choose a membership.' }),
  word: z._default(word, ''),
})
export type MembershipChange = z.output<typeof membershipChangeForm>

/** What staff can do with an enrolment, and how it is reported. A refused applicant reads the reason. */
export const enrolmentChoices = {
  confirm: { label: 'Enrol family', outcome: 'enrolled', needsWord: false },
  decline: { label: 'Decline', outcome: 'declined', needsWord: true },
  end: { label: 'End enrolment', outcome: 'ended', needsWord: true },
} as const
export type EnrolmentChoice = keyof typeof enrolmentChoices
const enrolmentChoiceIds = Object.keys(enrolmentChoices) as [EnrolmentChoice, ...EnrolmentChoice[]]

export const enrolmentDecision = z
  .object({ id: z.string().check(z.minLength(1)), choice: z.enum(enrolmentChoiceIds), word: z._default(word, '') })
  .check(
    z.refine(({ choice, word: words }) => words !== '' || !enrolmentChoices[choice].needsWord, {
      path: ['word'],
      message: 'Give a reason. The family will read it.',
    }),
  )
export type EnrolmentDecision = z.output<typeof enrolmentDecision>
