import { addressMissingText, addressTooLongText, optionalAddress, personalAddress, sameMailbox } from '../forms/email.ts'
import { mailedTextProblem } from '../forms/mailed-text.ts'
import { maxAddressLength } from '../forms/max-address-length.ts'
import { oneLine } from '../forms/one-line.ts'
import { deviceTimeZone } from '../forms/time-zone.ts'
import { z } from '../forms/zod.ts'
import { membershipTiers } from '../plans/memberships.ts'
import { maxAge, minAge, needsConsent } from './ages.ts'
import { personaIds } from './personas.ts'

// The signup form. The wizard validates each step with it, the server the whole form.

const maxNameLength = 60

/** A person's name, possibly empty. */
export const personName = z.string().check(
  z.trim(),
  z.maxLength(maxNameLength, { error: `Use at most ${maxNameLength} characters.`, abort: true }),
  // Names appear in email subjects and on pages: no line breaks in any script, no invisible characters, no angle brackets.
  z.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>]*$/u, 'Use letters, spaces and ordinary punctuation.'),
  z.superRefine((text, context) => {
    const problem = mailedTextProblem(text)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  }),
)

const ageMessage = `Choose an age from ${minAge} to ${maxAge}.`

/** The dropdown sends the age as text: one or two ASCII digits and nothing else. */
const ageChoice = z
  .pipe(z.string({ error: ageMessage }).check(z.regex(/^[0-9]{1,2}$/, ageMessage)), z.transform(Number))
  .check(z.refine((age) => age >= minAge && age <= maxAge, ageMessage))

const accepted = (message: string) => z.boolean({ error: message }).check(z.refine((value) => value, message))

const learnerFields = z.object({
  firstName: z.pipe(z.string({ error: 'Enter your first name.' }), personName.check(z.minLength(1, 'Enter your first name.'))),
  lastName: z._default(personName, ''),
  /** Empty for a child whose parent is asked: the child signs in with the parent's codes. */
  email: optionalAddress,
  age: ageChoice,
  /** An age under 13 that was confirmed before `age` was corrected in the same visit. */
  firstAge: z.optional(ageChoice),
})

/** Returns whether a parent is required: for an age under 13, even if it was corrected to 13 or more in the same visit. */
export function needsParent({ age, firstAge }: { age: number; firstAge?: number | undefined }): boolean {
  return needsConsent(age) || (firstAge !== undefined && needsConsent(firstAge))
}

/** Requires an address of everyone who signs in without a parent, also while other fields are invalid. */
const hasAddress = (form: { email: string; age: number; firstAge?: number | undefined }) =>
  form.email !== '' || (Number.isInteger(form.age) && needsParent(form))
const addressProblem = { path: ['email'], error: addressMissingText, when: isObject }

function isObject({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null
}

/** A line of free text, possibly empty. */
export const freeText = (longest: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(longest, { error: `Use at most ${longest} characters.`, abort: true }),
      z.regex(oneLine, 'Use letters, digits and punctuation.'),
    )

/** A telephone number in any common notation, possibly empty. */
export const telephone = z._default(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(30, { error: 'Use at most 30 characters.', abort: true }),
      z.regex(/^[0-9+() ./-]*$/, 'Use digits, spaces and + ( ) - only.'),
    ),
  '',
)

const parentFields = z.object({
  parentFirstName: z._default(personName, ''),
  parentLastName: z._default(personName, ''),
  parentEmail: z._default(
    z.string().check(z.trim(), z.maxLength(maxAddressLength, { error: addressTooLongText, abort: true })),
    '',
  ),
  parentPhone: telephone,
  parentConsent: z._default(z.boolean(), false),
})

const pathFields = z.object({
  selectedPersona: z.enum(personaIds, { error: 'Choose a path.' }),
  experienceLevel: z._default(freeText(60), ''),
  learningGoals: z._default(
    z
      .array(
        z
          .string()
          .check(
            z.trim(),
            z.minLength(1, 'Enter a goal or remove it.'),
            z.maxLength(120, { error: 'Use at most 120 characters for a goal.', abort: true }),
          ),
      )
      .check(z.maxLength(10, 'Add at most ten goals.')),
    [],
  ),
})

const planFields = z.object({ selectedTier: z._default(z.enum(membershipTiers, { error: 'Choose a plan.' }), 'free') })

const agreeFields = z.object({
  termsAccepted: accepted('Accept the terms to create an account.'),
  privacyAccepted: accepted('Accept the privacy policy to create an account.'),
  emailUpdates: z._default(z.boolean(), true),
  timeZone: deviceTimeZone,
})

type ParentPart = { age: number; firstAge?: number | undefined; email: string } & z.output<typeof parentFields>

/** Validates the parent's fields; see `needsParent`. */
function checkParent(form: ParentPart, context: z.core.$RefinementCtx<unknown>): void {
  if (!needsParent(form)) return
  const refuse = (field: keyof ParentPart, message: string) => context.addIssue({ code: 'custom', path: [field], message })
  if (!form.parentFirstName) refuse('parentFirstName', "Enter your parent's or guardian's first name.")
  const address = personalAddress.safeParse(form.parentEmail)
  if (!address.success) refuse('parentEmail', "Enter your parent's or guardian's email address.")
  else if (sameMailbox(address.data, form.email)) {
    refuse('parentEmail', "This is your own address. Enter your parent's or guardian's address.")
  }
  if (!form.parentConsent) refuse('parentConsent', 'A parent or guardian has to agree first.')
}

/** The fields of each step. A step is complete when its schema accepts the form so far. */
export const signupSteps = {
  learner: learnerFields.check(z.refine(hasAddress, addressProblem)),
  parent: z.extend(learnerFields, parentFields.shape).check(z.superRefine(checkParent)),
  path: pathFields,
  plan: planFields,
  agree: agreeFields,
} as const

export type SignupStep = keyof typeof signupSteps

const allFields = z
  .extend(learnerFields, { ...parentFields.shape, ...pathFields.shape, ...planFields.shape, ...agreeFields.shape })
  .check(z.refine(hasAddress, addressProblem), z.superRefine(checkParent))

/** Drops the parent's fields before validation when no parent is required, so they are neither validated nor stored. */
function withoutParent(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('age' in input)) return input
  const ages = z.pick(learnerFields, { age: true, firstAge: true }).safeParse(input)
  if (!ages.success || needsParent(ages.data)) return input
  return Object.fromEntries(Object.entries(input).filter(([field]) => !Object.hasOwn(parentFields.shape, field)))
}

/** The whole form. */
export const signupForm = z.pipe(
  z.pipe(z.transform(withoutParent), allFields),
  z.transform((form) => ({ ...form, parentEmail: form.parentEmail.toLowerCase() })),
)

export type SignupForm = z.input<typeof allFields>
export type Signup = z.output<typeof signupForm>

/** Steps 1 to 5 in order, skipping the parent step in both directions when no parent is required. */
export function nextStep(step: number, asksParent: boolean): number {
  return step === 1 && !asksParent ? 3 : Math.min(step + 1, 5)
}

export function previousStep(step: number, asksParent: boolean): number {
  return step === 3 && !asksParent ? 1 : Math.max(step - 1, 1)
}
