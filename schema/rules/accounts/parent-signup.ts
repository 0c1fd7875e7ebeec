import { personalAddress } from '../forms/email.ts'
import { deviceTimeZone } from '../forms/time-zone.ts'
import { z } from '../forms/zod.ts'
import { personName } from './signup.ts'

/** How long the link that confirms a parent's address works, in hours. */
export const parentLinkHours = 24

/** A parent who starts without a child's account. The account is created once an emailed link confirms the address. */
export const parentSignupForm = z.object({
  firstName: z.pipe(z.string({ error: 'Enter your first name.' }), personName.check(z.minLength(1, 'Enter your first name.'))),
  email: personalAddress,
  timeZone: deviceTimeZone,
  accepted: z._default(z.boolean(), false).check(z.refine((accepted) => accepted, 'Tick the box to continue.')),
})

export type ParentSignup = z.output<typeof parentSignupForm>
