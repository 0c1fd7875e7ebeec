import { timeZone } from '../forms/time-zone.ts'
import { z } from '../forms/zod.ts'
import { avatarColours } from './avatar-colours.ts'
import { avatarIds } from './avatars.ts'
import { personName } from './signup.ts'

/** What people can change about their own account. The email address can't change: sign-in links go there. */
export const profileForm = z.object({
  firstName: z.pipe(z.string({ error: 'Enter your first name.' }), personName.check(z.minLength(1, 'Enter your first name.'))),
  lastName: z._default(personName, ''),
  avatar: z._default(z.nullable(z.enum(avatarIds, { error: 'Choose one of the pictures.' })), null),
  /** `null`: the usual background of the picture. */
  avatarColour: z._default(z.nullable(z.enum(avatarColours, { error: 'Choose one of the colours.' })), null),
  /** Left unchanged when missing. */
  timeZone: z.optional(timeZone('Choose a time zone from the list.')),
})

export type ProfileForm = z.infer<typeof profileForm>
