import { personName } from '../accounts/signup.ts'
import { personalAddress } from '../forms/email.ts'
import { z } from '../forms/zod.ts'
import { searchWords } from './roster.ts'

// Account management by staff: inviting other staff, and closing accounts for a time.

/** Days for which a staff invitation can be accepted. */
export const staffInvitationDays = 7

/** Days an expired, unaccepted invitation is kept, so that it can be resent. */
export const staffInvitationRetentionDays = 30

/** An invitation to become staff. */
export const staffInvitationForm = z.object({ email: personalAddress, name: z._default(personName, '') })

/** The details a new staff member enters. */
export const staffEntryForm = z.object({
  token: z.string().check(z.maxLength(100, { abort: true })),
  firstName: z.pipe(z.string({ error: 'Enter your first name.' }), personName.check(z.minLength(1, 'Enter your first name.'))),
  lastName: z._default(personName, ''),
})

export type StaffInvitationForm = z.output<typeof staffInvitationForm>

const shortestReason = 10
export const maxReasonLength = 500

/** Why an account is closed, shown to its owner. Line breaks are allowed, other invisible characters are not. */
export const closureReason = z
  .string({ error: 'Enter a reason.' })
  .check(
    z.trim(),
    z.minLength(shortestReason, 'Explain why in a sentence or two. The person will read it.'),
    z.maxLength(maxReasonLength, { error: `Use at most ${maxReasonLength} characters.`, abort: true }),
    z.regex(/^(?:[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|\n)*$/u, 'Use letters, spaces and ordinary punctuation.'),
  )

/** Templates of reasons. Staff can edit them. */
export const closureReasons = {
  unkind: {
    title: 'Unkind to others',
    text: 'Something you shared or wrote here was unkind to others. We’d like to talk to you before you continue.',
  },
  unsafe: {
    title: 'Something unsafe',
    text: 'We saw something that worries us, and we want you and others to be safe. We’d like to talk to you first.',
  },
  borrowed: {
    title: 'Someone else may be using it',
    text: 'We think someone else is using your account. Write to us so we can make it safe for you again.',
  },
  terms: {
    title: 'Against the terms of use',
    text: 'This account was used in a way that our terms of use do not allow. Write to us if you disagree.',
  },
} as const

export type ClosureReasonId = keyof typeof closureReasons

/** Fewest letters and digits of an account search: fewer would match half of all accounts. */
export const minAccountSearchLength = 2

export const accountsPerPage = 20

/** Returns whether a text is specific enough to search accounts. */
export function isAccountSearch(search: string): boolean {
  return searchWords(search).join('').length >= minAccountSearchLength
}

export const closedKinds = ['suspended', 'accessEnded'] as const

/** Returns how a closed account is described: learners and parents are suspended, staff access ends. */
export function closedKind(role: 'learner' | 'parent' | 'staff'): (typeof closedKinds)[number] {
  return role === 'staff' ? 'accessEnded' : 'suspended'
}
