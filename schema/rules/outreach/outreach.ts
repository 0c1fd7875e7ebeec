import { ownWords, personName, telephone } from '../accounts/signup.ts'
import { personalAddress } from '../forms/email.ts'
import { z } from '../forms/zod.ts'

// Forms of the public site: the page validates with them as it is typed, the server again.

/** Ages a parent may name in the guide form. */
export const guideAges = { youngest: 6, oldest: 18 } as const

const childAgeMessage = `Enter an age from ${guideAges.youngest} to ${guideAges.oldest}, or leave it out.`

/** An age as the form sends it: ASCII digits as text, or nothing. */
const childAge = z
  .string({ error: childAgeMessage })
  .trim()
  .regex(/^([0-9]{1,2})?$/, childAgeMessage)
  .transform((text) => (text === '' ? null : Number(text)))
  .refine((age) => age === null || (age >= guideAges.youngest && age <= guideAges.oldest), childAgeMessage)
  .default(null)

/** Who asks for the parents' guide. The child is never named. */
export const guideForm = z.object({
  name: z.string({ error: 'Enter your name.' }).pipe(personName.min(1, 'Enter your name.')),
  email: personalAddress,
  phone: telephone,
  childAge,
  /** The parent's own words, separated by commas. */
  interests: ownWords(300).default(''),
})

export type GuideForm = z.input<typeof guideForm>
export type GuideRequest = z.output<typeof guideForm>

/** Where an address for the mailing list was left. */
const newsletterSources = ['newsletter', 'demo'] as const
export type NewsletterSource = (typeof newsletterSources)[number]

/** An address for the mailing list. */
export const newsletterForm = z.object({ email: personalAddress, source: z.enum(newsletterSources).default('newsletter') })
export type NewsletterRequest = z.output<typeof newsletterForm>
