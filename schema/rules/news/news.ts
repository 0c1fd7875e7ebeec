import { daysFrom } from '../time/deadline.ts'

/** What a story is about; `general` ones stand under no tab of their own. */
export const newsAreas = ['text', 'image', 'video', 'general'] as const
export type NewsArea = (typeof newsAreas)[number]

/** The tabs of the hub, in their order. */
export const newsTabs = ['all', 'text', 'image', 'video', 'breaking'] as const
export type NewsTab = (typeof newsTabs)[number]

/** For how many days a story counts as new this week, is recent, and stays breaking once it was marked so. */
export const newsDays = { week: 7, recent: 30, breaking: 30 } as const

/** The earliest moment that counts for a window; later ones up to `now` do, this one does not. */
export function newsSince(window: keyof typeof newsDays, now: Date): Date {
  return daysFrom(now, -newsDays[window])
}

/** Whether a story was told within a window of days before `now`. What is to be told later is not. */
export function isWithin(window: keyof typeof newsDays, publishedAt: Date, now: Date): boolean {
  return publishedAt > newsSince(window, now) && publishedAt <= now
}

/** Whether a story is breaking: its author marked it so, and it is not old. News grows old even when nobody looks after it. */
export function isBreakingNow(story: { isBreaking: boolean; publishedAt: Date }, now: Date): boolean {
  return story.isBreaking && isWithin('breaking', story.publishedAt, now)
}

/** How often the web app asks again while its tab can be seen (specification, section 9). */
export const newsRefetchMs = { hub: 1_800_000, banner: 900_000 } as const
