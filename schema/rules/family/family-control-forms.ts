import { timeZone } from '../forms/time-zone.ts'
import { z } from '../forms/zod.ts'
import { labToolIds } from '../lab/lab.ts'
import { labMinuteChoices } from './family-controls.ts'

// The form for a family's decisions. Apart from family-controls.ts, so that screens that only read them don't load zod.

const wholeMinute = z
  .int('Choose a time.')
  .min(0, 'Choose a time.')
  .max(24 * 60 - 1, 'Choose a time.')

/** One or more decisions of a family; missing fields stay unchanged. */
export const familyControlsForm = z.object({
  mayAskProviders: z.boolean().optional(),
  isLabOn: z.boolean().optional(),
  opensLabEarly: z.boolean().optional(),
  labTools: z
    .array(z.enum(labToolIds))
    .min(1, 'Choose at least one tool, or turn the lab off.')
    .transform((tools) => labToolIds.filter((tool) => tools.includes(tool)))
    .optional(),
  labMinutesPerDay: z.literal([...labMinuteChoices], { error: 'Choose one of the times offered.' }).optional(),
  /** `null` removes them. */
  quietHours: z
    .object({ from: wholeMinute, until: wholeMinute })
    .refine(({ from, until }) => from !== until, 'Choose different times for the start and end of quiet hours.')
    .nullable()
    .optional(),
  mayShowProjects: z.boolean().optional(),
  isPaused: z.boolean().optional(),
  timeZone: timeZone('Choose a time zone.').optional(),
})

export type FamilyControlsForm = z.output<typeof familyControlsForm>
