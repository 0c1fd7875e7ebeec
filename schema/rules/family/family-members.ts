import { needsConsent } from '../accounts/ages.ts'
import { personaIds } from '../accounts/personas.ts'
import { personName } from '../accounts/signup.ts'
import { personalAddress } from '../forms/email.ts'
import { deviceTimeZone } from '../forms/time-zone.ts'
import { z } from '../forms/zod.ts'

// Who belongs to a family here: children that a parent adds, and parents that a learner of 13 or more invites.

/** Children one parent can look after here. */
export const mostChildren = 4

/** Ages at which a parent can add a child; whoever is older signs up alone. */
export const addedChildAges = { youngest: 6, oldest: 17 } as const

/** How long the code works that signs a child in on a device, in minutes. */
export const entryCodeMinutes = 10

/** Characters of a code: no letter or digit that looks like another. */
const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const entryCodeLength = 8

/** A code made of random bytes, one for each character. */
export function entryCodeFrom(bytes: Uint8Array): string {
  return [...bytes.slice(0, entryCodeLength)].map((byte) => codeLetters[byte % codeLetters.length]).join('')
}

/** A code as somebody typed it: in capitals, without the spaces and dashes between its parts. */
export function readEntryCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
}

/** A code in two parts, for reading it aloud. */
export function shownEntryCode(code: string): string {
  return `${code.slice(0, entryCodeLength / 2)}-${code.slice(entryCodeLength / 2)}`
}

const ageMessage = `Choose an age from ${addedChildAges.youngest} to ${addedChildAges.oldest}.`

const mostInterests = 10
const longestInterest = 120
/** All of them, with a comma and a space after each. */
const longestInterests = mostInterests * (longestInterest + 2)

/** The interests in a text with commas between them, each once. */
export function interestList(text: string): string[] {
  return [...new Set(text.split(',').map((interest) => interest.trim()))].filter((interest) => interest !== '')
}

/** Interests as a parent types them, with commas between. */
const interests = z
  .string()
  .max(longestInterests, { error: `Use at most ${longestInterests} characters.`, abort: true })
  .regex(/^\P{Cc}*$/u, 'Use letters, digits and punctuation.')
  .refine((text) => interestList(text).length <= mostInterests, `Name at most ${mostInterests} interests.`)
  .refine(
    (text) => interestList(text).every((interest) => interest.length <= longestInterest),
    `Use at most ${longestInterest} characters for an interest.`,
  )
  .default('')

/** A child that a parent adds; without an address of its own it signs in by codes. */
export const childProfileForm = z.object({
  firstName: z.string({ error: 'Enter the first name.' }).pipe(personName.min(1, 'Enter the first name.')),
  age: z.int(ageMessage).min(addedChildAges.youngest, ageMessage).max(addedChildAges.oldest, ageMessage),
  email: z.union([z.literal(''), personalAddress]).default(''),
  /** Empty lets the child choose. */
  selectedPersona: z
    .union([z.literal(''), z.enum(personaIds)], { error: 'Choose one of the four paths, or leave it open.' })
    .default(''),
  interests,
  timeZone: deviceTimeZone,
  agreed: z.boolean().refine((agreed) => agreed, 'Say yes to what is kept, or nothing can be kept.'),
})

export type ChildProfile = z.output<typeof childProfileForm>

/** The parent whom a learner of 13 or more invites. */
export const invitationForm = z.object({
  parentFirstName: z
    .string({ error: "Enter your parent's or guardian's first name." })
    .pipe(personName.min(1, "Enter your parent's or guardian's first name.")),
  parentEmail: personalAddress,
})

export type Invitation = z.output<typeof invitationForm>

/** How every address ends that is nobody's. */
export const placeholderDomain = '@children.invalid'

/** The address of an account that has none: no mail can ever go there, and it is shown nowhere. */
export function placeholderAddress(userId: string): string {
  return `child-${userId}${placeholderDomain}`
}

export function isPlaceholderAddress(email: string): boolean {
  return email.endsWith(placeholderDomain)
}

/** What a child under 13 needs from a parent who adds it is a yes; from 13 up it is asked of nobody. */
export function consentOfAdded(age: number): 'granted' | 'notRequired' {
  return needsConsent(age) ? 'granted' : 'notRequired'
}
