// How fast a learner can complete lessons, so that a script that knows the answers can't complete a path in a second.

/** Seconds between two completions: less than it takes to open, read and answer the next lesson. */
const secondsBetweenLessons = 60
/** Completions in 24 hours: more than a child completes in a day. */
export const lessonsPerDay = 16

const minute = 60_000
const day = 24 * 60 * minute

export type PaceWait = { seconds: number; message: string }

/**
 * Returns how long a learner must wait before the next completion, or `null` for no wait.
 *
 * @param completions completion times, in any order; those over a minute in the future came from a wrong clock and are ignored
 */
export function paceWait(now: Date, completions: readonly Date[]): PaceWait | null {
  const ages = completions.map((at) => now.getTime() - at.getTime()).filter((age) => age > -minute && age < day)
  const ofDay = ages.toSorted((one, other) => one - other)[lessonsPerDay - 1]
  if (ofDay !== undefined) {
    const seconds = Math.ceil((day - ofDay) / 1000)
    return {
      seconds,
      message: `You completed ${lessonsPerDay} lessons in one day. You can complete the next one ${inWords(seconds)}.`,
    }
  }
  const youngest = Math.min(...ages)
  const seconds = Math.min(secondsBetweenLessons, Math.ceil(secondsBetweenLessons - youngest / 1000))
  if (seconds <= 0) return null
  return { seconds, message: `You completed another lesson just now. You can complete this one ${inWords(seconds)}.` }
}

function inWords(seconds: number): string {
  if (seconds <= 90) return `in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90 ? `in ${minutes} minutes` : `in ${Math.ceil(minutes / 60)} hours`
}
