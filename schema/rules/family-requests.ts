import { labToolIds } from './lab.ts'
import { z } from './zod.ts'

// What a child may ask the family for, and for how long the question stands.

/** Minutes that can be asked for on top of a day. */
export const extraMinuteChoices = [15, 30] as const

/** A question about a tool or about opening the lab waits so long; one about time ends with its day. */
export const familyRequestDays = 7

/** After so many days a question is erased, whatever became of it. The privacy page names this. */
export const familyRequestKeptDays = 90

/** Each kind asks with what belongs to it and with nothing else. */
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
  { error: 'Say what you ask for.' },
)

export type FamilyRequestForm = z.output<typeof familyRequestForm>
export type FamilyRequestKind = FamilyRequestForm['kind']
export type ExtraMinutes = (typeof extraMinuteChoices)[number]
