import { z } from '../forms/zod.ts'
import { labToolIds } from '../lab/lab.ts'
import { extraMinuteChoices } from './family-requests.ts'

// A child's request to the family. Apart from family-requests.ts, so that screens that only show requests don't load zod.

/** Each kind accepts only its own fields. */
export const familyRequestForm = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('moreTime'),
      minutes: z.literal([...extraMinuteChoices], { error: 'Ask for 15 or 30 minutes.' }),
    }),
    z.object({ kind: z.literal('tool'), tool: z.enum(labToolIds, { error: 'Choose one of the four tools.' }) }),
    z.object({ kind: z.literal('openLab') }),
  ],
  { error: 'Choose what to ask for.' },
)

export type FamilyRequestForm = z.output<typeof familyRequestForm>
export type FamilyRequestKind = FamilyRequestForm['kind']
