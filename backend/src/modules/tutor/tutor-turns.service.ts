import { tutorTurnsPerDay } from '@deepm/schema/rules/learning/tutor/tutor'
import { learnerDay, learnerDayEnd } from '@deepm/schema/rules/time/learner-day'
import { RateLimitedError } from '../../core/errors.ts'
import type { Tx } from '../../database/open.ts'
import type { Context } from '../../platform/context.ts'
import { isWithinLimit, requestsLeft, uncountRequest } from '../../platform/rate-limit/rate-limit.service.ts'
import { baseOf, progressOf } from '../curriculum/outline.service.ts'
import type { LabLearner } from '../lab/lab-access.service.ts'

/** The turns of a learner with the tutor of one lesson on one day. All levels of a lesson share them. */
export type TurnCounter = {
  left(): Promise<number>
  /** @throws RateLimitedError after the last turn of the day */
  count(tx: Tx): Promise<void>
  uncount(): Promise<void>
}

export async function turnCounter(context: Context, { viewer, access }: LabLearner, lessonId: string): Promise<TurnCounter> {
  const { clock } = context
  const { zone, payer } = access
  const { outline } = await progressOf(context, viewer.userId)
  const secondsLeft = Math.ceil((learnerDayEnd(clock(), zone).getTime() - clock().getTime()) / 1000)
  const limit = {
    name: `tutor/${baseOf(outline, lessonId)}/${learnerDay(clock(), zone)}`,
    max: tutorTurnsPerDay,
    windowSeconds: Math.max(1, secondsLeft),
  }
  return {
    left: () => requestsLeft(context, limit, payer),
    async count(db) {
      if (await isWithinLimit({ db, clock }, limit, payer)) return
      throw new RateLimitedError(
        limit.windowSeconds,
        `You’ve asked ${tutorTurnsPerDay} questions about this lesson today. Read a step again, or come back tomorrow.`,
      )
    },
    uncount: () => uncountRequest(context, limit, payer),
  }
}
