import { daysFrom } from '../time/deadline.ts'

/** Topics of stories; `general` has no tab. */
export const newsAreas = ['text', 'image', 'video', 'general'] as const
export type NewsArea = (typeof newsAreas)[number]

/** The tabs of the hub, in order. */
export const newsTabs = ['all', 'text', 'image', 'video', 'breaking'] as const
export type NewsTab = (typeof newsTabs)[number]

/** Days for which a story is new this week, recent, and breaking once marked. */
export const newsDays = { week: 7, recent: 30, breaking: 30 } as const

/** Returns the start of a window, exclusive. */
export function newsSince(window: keyof typeof newsDays, now: Date): Date {
  return daysFrom(now, -newsDays[window])
}

/** Returns whether a story was published within a window of days before `now`. Future stories are not. */
export function isWithinNewsWindow(window: keyof typeof newsDays, publishedAt: Date, now: Date): boolean {
  return publishedAt > newsSince(window, now) && publishedAt <= now
}

/** Returns whether the news is fresh: the newest story was published within 30 days. */
export function isNewsFresh(newest: Date | null, now: Date): boolean {
  return newest !== null && isWithinNewsWindow('recent', newest, now)
}

/** Returns whether a story is breaking: marked by its author, and not too old. It expires without anyone updating it. */
export function isBreakingNow(story: { isBreaking: boolean; publishedAt: Date }, now: Date): boolean {
  return story.isBreaking && isWithinNewsWindow('breaking', story.publishedAt, now)
}

/** Number of stories under "Most read". */
export const mostReadCount = 3

/** How long a story is on screen, in milliseconds, until it counts as read. */
export const newsReadMs = 5000

/** How often the web app refetches while its tab is visible (specification, section 9). */
export const newsRefetchMs = { hub: 1_800_000, banner: 900_000 } as const
