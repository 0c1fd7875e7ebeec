import { freeText, personName, telephone } from '../accounts/signup.ts'
import { personalAddress } from '../forms/email.ts'
import { z } from '../forms/zod.ts'

// Forms of the public site: validated in the page while typing, and again on the server.

/** Ages a parent can enter in the guide form. */
export const guideAges = { youngest: 6, oldest: 18 } as const

const childAgeMessage = `Enter an age from ${guideAges.youngest} to ${guideAges.oldest}, or leave it empty.`

/** An age as the form sends it: ASCII digits as text, or empty. */
const childAge = z._default(
  z
    .pipe(
      z.string({ error: childAgeMessage }).check(z.trim(), z.regex(/^([0-9]{1,2})?$/, childAgeMessage)),
      z.transform((text) => (text === '' ? null : Number(text))),
    )
    .check(z.refine((age) => age === null || (age >= guideAges.youngest && age <= guideAges.oldest), childAgeMessage)),
  null,
)

/** A request for the parents' guide. It never includes the child's name. */
export const guideForm = z.object({
  name: z.pipe(z.string({ error: 'Enter your name.' }), personName.check(z.minLength(1, 'Enter your name.'))),
  email: personalAddress,
  phone: telephone,
  childAge,
  /** Free text by the parent, separated by commas. */
  interests: z._default(freeText(300), ''),
})

export type GuideForm = z.input<typeof guideForm>
export type GuideRequest = z.output<typeof guideForm>

/** Where the newsletter form was submitted. */
const newsletterSources = ['newsletter', 'demo'] as const
export type NewsletterSource = (typeof newsletterSources)[number]

/** A mailing list signup. */
export const newsletterForm = z.object({ email: personalAddress, source: z._default(z.enum(newsletterSources), 'newsletter') })
export type NewsletterRequest = z.output<typeof newsletterForm>
