import { timeZone } from '../forms/time-zone.ts'
import { z } from '../forms/zod.ts'
import { avatarColours } from './avatar-colours.ts'
import { avatarIds } from './avatars.ts'
import { personName } from './signup.ts'

/** What people can change about their own account. The email address can't change: sign-in links go there. */
export const profileForm = z.object({
  firstName: z.string({ error: 'Enter your first name.' }).pipe(personName.min(1, 'Enter your first name.')),
  lastName: personName.default(''),
  avatar: z.enum(avatarIds, { error: 'Choose one of the pictures.' }).nullable().default(null),
  /** `null`: the usual background of the picture. */
  avatarColour: z.enum(avatarColours, { error: 'Choose one of the colours.' }).nullable().default(null),
  /** Left unchanged when missing. */
  timeZone: timeZone('Choose a time zone from the list.').optional(),
})

export type ProfileForm = z.infer<typeof profileForm>
