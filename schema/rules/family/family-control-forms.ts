import { timeZone } from '../forms/time-zone.ts'
import { z } from '../forms/zod.ts'
import { labToolIds } from '../lab/lab.ts'
import { labMinuteChoices } from './family-controls.ts'

// The form for a family's decisions. Apart from family-controls.ts, so that screens that only read them don't load zod.

const wholeMinute = z.int('Choose a time.').check(z.gte(0, 'Choose a time.'), z.lte(24 * 60 - 1, 'Choose a time.'))

/** One or more decisions of a family; missing fields stay unchanged. */
export const familyControlsForm = z.object({
  mayAskProviders: z.optional(z.boolean()),
  mayMakePictures: z.optional(z.boolean()),
  isLabOn: z.optional(z.boolean()),
  opensLabEarly: z.optional(z.boolean()),
  labTools: z.optional(
    z.array(z.enum(labToolIds)).check(
      z.minLength(1, 'Choose at least one tool, or turn the lab off.'),
      z.overwrite((tools) => labToolIds.filter((tool) => tools.includes(tool))),
    ),
  ),
  labMinutesPerDay: z.optional(z.literal([...labMinuteChoices], { error: 'Choose one of the times offered.' })),
  /** `null` removes them. */
  quietHours: z.optional(
    z.nullable(
      z
        .object({ from: wholeMinute, until: wholeMinute })
        .check(z.refine(({ from, until }) => from !== until, 'Choose different times for the start and end of quiet hours.')),
    ),
  ),
  mayShowProjects: z.optional(z.boolean()),
  isPaused: z.optional(z.boolean()),
  timeZone: z.optional(timeZone('Choose a time zone.')),
})

export type FamilyControlsForm = z.output<typeof familyControlsForm>
