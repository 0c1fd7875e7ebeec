import { daysBetween, localDay } from '../time/local-day.ts'
import { nextAt } from '../time/local-time.ts'

// How often a learner may answer the questions of checks on one day, so that trying every answer completes no lessons.

/** Tries per question and day. */
export const triesPerDay = 5
/** The wrong try from which on the answer is explained, and the question counts as learned with help. */
export const explainedFrom = 3
/** Wrong tries per learner and day, to which each question that was right at its first try adds one. */
export const wrongTriesPerDay = 10
/** Answers per learner and day, right or wrong. */
export const answersPerDay = 120

/** A day of answering: when it ends, and what was answered in it. */
export type CheckDay = { endsAt: Date; answers: number; wrong: number; firstTries: number }

const hour = 3_600_000
/** A local day has at least this many hours, also when clocks change. */
const shortestDay = 23 * hour

/**
 * The day that holds `now`: the one that is running, or a new one until the next local midnight. A day ends no sooner than 23 hours
 * after the one before, so a change of time zone brings no tries.
 */
export function checkDayAt(now: Date, timeZone: string, last: CheckDay | null): CheckDay {
  const left = last ? last.endsAt.getTime() - now.getTime() : 0
  // A longer day was written by a clock that was wrong.
  if (last && left > 0 && left <= 2 * 24 * hour) return last
  const midnight = nextAt(0, now, timeZone).getTime()
  const earliest = last && left <= 0 ? last.endsAt.getTime() + shortestDay : 0
  return { endsAt: new Date(Math.max(midnight, earliest)), answers: 0, wrong: 0, firstTries: 0 }
}

/** Why no question may be answered any more on this day; `null` when it may. */
export function dayLimit({ answers, wrong, firstTries }: CheckDay): 'answers' | 'wrong' | null {
  if (answers >= answersPerDay) return 'answers'
  return wrong >= wrongTriesPerDay + firstTries ? 'wrong' : null
}

/** The day with one more answer in it. */
export function countAnswer(day: CheckDay, { isCorrect, isFirst }: { isCorrect: boolean; isFirst: boolean }): CheckDay {
  return {
    ...day,
    answers: day.answers + 1,
    wrong: day.wrong + (isCorrect ? 0 : 1),
    firstTries: day.firstTries + (isCorrect && isFirst ? 1 : 0),
  }
}

/** "tomorrow", or when else a day that ends at `endsAt` is over for a learner in `timeZone`. */
export function againInWords(endsAt: Date, now: Date, timeZone: string): string {
  const days = daysBetween(localDay(now, timeZone), localDay(endsAt, timeZone))
  if (days <= 0) return 'later today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}
