// What a child can request from the family, and how long a request stays open.

/** Extra minutes that can be requested for a day. */
export const extraMinuteChoices = [15, 30] as const

/** Requests for a tool or for opening the lab expire after this many days; a request for more time expires with its day. */
export const familyRequestDays = 7

/** Days after which a request is erased, whatever its outcome. The privacy page states this number. */
export const familyRequestRetentionDays = 90

export type ExtraMinutes = (typeof extraMinuteChoices)[number]
