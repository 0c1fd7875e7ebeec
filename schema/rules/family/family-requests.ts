// What a child may ask the family for, and for how long the question stands.

/** Minutes that can be asked for on top of a day. */
export const extraMinuteChoices = [15, 30] as const

/** A question about a tool or about opening the lab waits so long; one about time ends with its day. */
export const familyRequestDays = 7

/** After so many days a question is erased, whatever became of it. The privacy page names this. */
export const familyRequestKeptDays = 90

export type ExtraMinutes = (typeof extraMinuteChoices)[number]
