import type { Streak } from '@deepm/schema/rules/rewards/streak'
import type { Learner } from '../../../generated/prisma/client.ts'

/** Returns the streak as the learner's row stores it. */
export function storedStreak(learner: Pick<Learner, 'streakDays' | 'streakLongest' | 'streakFreezes' | 'streakLastDay'>): Streak {
  return {
    days: learner.streakDays,
    longest: learner.streakLongest,
    freezes: learner.streakFreezes,
    lastDay: learner.streakLastDay,
  }
}
