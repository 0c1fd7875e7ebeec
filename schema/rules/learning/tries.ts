import { daysBetween, localDay } from '../time/local-day.ts'
import { nextLocalTime } from '../time/local-time.ts'

// Daily limits for answering check questions, so that trying every answer does not complete lessons.

/** Tries per question and day. */
export const triesPerDay = 5
/** From this wrong try on, the answer is explained and the question counts as learned with help. */
export const triesBeforeExplanation = 3
/** Wrong tries per learner and day, plus one for each question answered correctly at the first try. */
export const wrongTriesPerDay = 8
/** Answers per learner and day, correct or not. */
export const answersPerDay = 120

/** A learner's check day: when it ends, and the answers given in it. */
export type CheckDay = { endsAt: Date; answers: number; wrong: number; firstTries: number }

const hour = 3_600_000
/** A local day has at least this many hours, even when clocks change. */
const shortestDay = 23 * hour

/**
 * Returns the day that contains `now`: the current one, or a new one until the next local midnight. A day ends no sooner than
 * 23 hours after the previous one, so changing the time zone gains no tries.
 */
export function checkDayAt(now: Date, timeZone: string, last: CheckDay | null): CheckDay {
  const left = last ? last.endsAt.getTime() - now.getTime() : 0
  // A longer day came from a wrong clock.
  if (last && left > 0 && left <= 2 * 24 * hour) return last
  const midnight = nextLocalTime(0, now, timeZone).getTime()
  const earliest = last && left <= 0 ? last.endsAt.getTime() + shortestDay : 0
  return { endsAt: new Date(Math.max(midnight, earliest)), answers: 0, wrong: 0, firstTries: 0 }
}

/** Returns which limit blocks further answers on this day, or `null`. */
export function dayLimit({ answers, wrong, firstTries }: CheckDay): 'answers' | 'wrong' | null {
  if (answers >= answersPerDay) return 'answers'
  return wrong >= wrongTriesPerDay + firstTries ? 'wrong' : null
}

/** Returns the day with one more answer counted. */
export function countAnswer(day: CheckDay, { isCorrect, isFirst }: { isCorrect: boolean; isFirst: boolean }): CheckDay {
  return {
    ...day,
    answers: day.answers + 1,
    wrong: day.wrong + (isCorrect ? 0 : 1),
    firstTries: day.firstTries + (isCorrect && isFirst ? 1 : 0),
  }
}

/** Returns when a day that ends at `endsAt` is over for a learner in `timeZone`: "tomorrow", or a time. */
export function describeDayEnd(endsAt: Date, now: Date, timeZone: string): string {
  const days = daysBetween(localDay(now, timeZone), localDay(endsAt, timeZone))
  if (days <= 0) return 'later today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}
