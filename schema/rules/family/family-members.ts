import { needsConsent } from '../accounts/ages.ts'
import { freeAvatarIds } from '../accounts/avatars.ts'
import { personaIds } from '../accounts/personas.ts'
import { personName } from '../accounts/signup.ts'
import { optionalAddress, personalAddress } from '../forms/email.ts'
import { oneLine } from '../forms/one-line.ts'
import { deviceTimeZone } from '../forms/time-zone.ts'
import { z } from '../forms/zod.ts'

// Members of a family: children added by a parent, and parents invited by a learner of 13 or more.

/** Ages at which a parent can add a child. Older people sign up themselves. */
export const addedChildAges = { youngest: 6, oldest: 17 } as const

/** How long a child's sign-in code is valid, in minutes. */
export const entryCodeMinutes = 10

/** Characters of a code, without look-alike letters and digits. */
const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const entryCodeLength = 8

/** Returns a code made from random bytes, one per character. */
export function entryCodeFrom(bytes: Uint8Array): string {
  return [...bytes.slice(0, entryCodeLength)].map((byte) => codeLetters[byte % codeLetters.length]).join('')
}

/** Normalizes a typed code: upper case, without spaces and dashes. */
export function readEntryCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
}

/** Returns a code in two parts, so that it is easy to read aloud. */
export function formatEntryCode(code: string): string {
  return `${code.slice(0, entryCodeLength / 2)}-${code.slice(entryCodeLength / 2)}`
}

const ageMessage = `Choose an age from ${addedChildAges.youngest} to ${addedChildAges.oldest}.`

const maxInterests = 10
const maxInterestLength = 120
/** All of them, each followed by a comma and a space. */
const maxInterestsLength = maxInterests * (maxInterestLength + 2)

/** Message for interests that are too long together. */
export const interestsTooLong = `Use at most ten interests of ${maxInterestLength} characters each.`

/** Splits a comma-separated text into unique interests. */
export function interestList(text: string): string[] {
  return [...new Set(text.split(',').map((interest) => interest.trim()))].filter((interest) => interest !== '')
}

/** Interests as a parent types them, separated by commas. */
const interests = z._default(
  z.string().check(
    z.maxLength(maxInterestsLength, { error: interestsTooLong, abort: true }),
    z.regex(oneLine, 'Use letters, digits and punctuation.'),
    z.refine((text) => interestList(text).length <= maxInterests, `Add at most ${maxInterests} interests.`),
    z.refine(
      (text) => interestList(text).every((interest) => interest.length <= maxInterestLength),
      `Use at most ${maxInterestLength} characters for an interest.`,
    ),
  ),
  '',
)

/** A child added by a parent. Without an email address, it signs in with codes. */
export const childProfileForm = z.object({
  firstName: z.pipe(z.string({ error: 'Enter the first name.' }), personName.check(z.minLength(1, 'Enter the first name.'))),
  age: z.int(ageMessage).check(z.gte(addedChildAges.youngest, ageMessage), z.lte(addedChildAges.oldest, ageMessage)),
  email: optionalAddress,
  /** Empty: the child chooses. */
  selectedPersona: z._default(
    z.union([z.literal(''), z.enum(personaIds)], { error: 'Choose one of the four paths, or choose later.' }),
    '',
  ),
  /** Empty: the first letter of the name. A child that is new has earned no picture. */
  avatar: z._default(z.union([z.literal(''), z.enum(freeAvatarIds)], { error: 'Choose one of the pictures.' }), ''),
  interests,
  timeZone: deviceTimeZone,
  agreed: z
    .boolean()
    .check(z.refine((agreed) => agreed, 'Tick the box if you agree. Without your consent we cannot add your child.')),
})

export type ChildProfile = z.output<typeof childProfileForm>

/** The parent invited by a learner of 13 or more. */
export const invitationForm = z.object({
  parentFirstName: z.pipe(
    z.string({ error: "Enter your parent's or guardian's first name." }),
    personName.check(z.minLength(1, "Enter your parent's or guardian's first name.")),
  ),
  parentEmail: personalAddress,
})

export type Invitation = z.output<typeof invitationForm>

/** Another parent of a child, invited by a linked one. */
export const guardianInvitationForm = z.object({
  firstName: z.pipe(z.string({ error: 'Enter the first name.' }), personName.check(z.minLength(1, 'Enter the first name.'))),
  email: personalAddress,
})

export type GuardianInvitationForm = z.output<typeof guardianInvitationForm>

/** The domain of placeholder addresses. */
export const placeholderDomain = '@children.invalid'

/** Returns the placeholder address of an account without an email address. No mail can be sent to it, and no screen shows it. */
export function placeholderAddress(userId: string): string {
  return `child-${userId}${placeholderDomain}`
}

export function isPlaceholderAddress(email: string): boolean {
  return email.endsWith(placeholderDomain)
}

/** Returns the consent status of a child added by a parent: granted under 13, not required from 13. */
export function consentOfAdded(age: number): 'granted' | 'notRequired' {
  return needsConsent(age) ? 'granted' : 'notRequired'
}
