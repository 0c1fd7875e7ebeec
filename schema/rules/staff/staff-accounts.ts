import { personName } from '../accounts/signup.ts'
import { personalAddress } from '../forms/email.ts'
import { z } from '../forms/zod.ts'
import { searchWords } from './roster.ts'

// What staff do about people: who else is staff, and which accounts are closed for a time.

/** How long an invitation to become staff can be accepted, in days. */
export const staffInvitationDays = 7

/** How long one that nobody accepted is kept after that, in days, so that it can be sent again. */
export const staffInvitationKeptDays = 30

/** Who is to become staff. */
export const staffInvitationForm = z.object({ email: personalAddress, name: personName.default('') })

/** What somebody who accepts says about themselves. */
export const staffEntryForm = z.object({
  token: z.string().max(100, { abort: true }),
  firstName: z.string({ error: 'Enter your first name.' }).pipe(personName.min(1, 'Enter your first name.')),
  lastName: personName.default(''),
})

export type StaffInvitationForm = z.output<typeof staffInvitationForm>

const shortestReason = 10
export const longestReason = 500

/** Why an account is closed, in words that its person reads. Line breaks stay; nothing else that is invisible may stand in it. */
export const closureReason = z
  .string({ error: 'Write why.' })
  .trim()
  .min(shortestReason, 'Write why, in a sentence or two. The person reads it.')
  .max(longestReason, { error: `Use at most ${longestReason} characters.`, abort: true })
  .regex(/^(?:[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|\n)*$/u, 'Use letters, spaces and ordinary punctuation.')

/** How a reason may begin. Staff change it as they like. */
export const closureReasons = {
  unkind: {
    title: 'Unkind to others',
    text: 'Something you showed or wrote here was unkind to others. We would like to talk with you before you go on.',
  },
  unsafe: {
    title: 'Something unsafe',
    text: 'We saw something that worries us, and we want you and others to be safe. We would like to talk with you first.',
  },
  borrowed: {
    title: 'Somebody else may use it',
    text: 'We think that somebody else uses your account. Write to us, so that we can make it safe for you again.',
  },
  terms: {
    title: 'Against the terms of use',
    text: 'This account was used in a way that our terms of use do not allow. Write to us if you see it differently.',
  },
} as const

export type ClosureReasonId = keyof typeof closureReasons

/** Fewest letters and digits that accounts are searched by: fewer find half the academy. */
export const shortestAccountSearch = 2

export const accountsPerPage = 20

/** Whether a text says enough to search accounts by it. */
export function isAccountSearch(search: string): boolean {
  return searchWords(search).join('').length >= shortestAccountSearch
}

export const closedKinds = ['suspended', 'accessEnded'] as const

/** What it is called that nobody signs in to an account: learners and parents are suspended, the access of staff ends. */
export function closedKind(role: 'learner' | 'parent' | 'staff'): (typeof closedKinds)[number] {
  return role === 'staff' ? 'accessEnded' : 'suspended'
}
