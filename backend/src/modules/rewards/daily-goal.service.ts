import { dailyGoalChoices, isDailyGoal } from '@deepm/schema/rules/rewards/daily-goal'
import { InvalidInputError } from '../../core/errors.ts'
import type { Learner } from '../../generated/prisma/client.ts'
import type { Context } from '../../platform/context.ts'
import { recordingLearner } from '../../platform/viewer.policy.ts'

const choices = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(dailyGoalChoices.map(String))

/**
 * Stores how many minutes a day the signed-in learner aims for; the last choice wins.
 *
 * @returns the learner, with the selection in `query`
 * @throws ConsentRequiredError, PausedError; InvalidInputError for minutes that are not a choice
 */
export async function setDailyGoal(context: Context, minutes: number, query: object): Promise<Learner> {
  const { userId } = recordingLearner(context.viewer)
  if (!isDailyGoal(minutes)) throw new InvalidInputError([{ field: 'minutes', message: `Choose ${choices} minutes a day.` }])
  return context.db.learner.update({ ...query, where: { id: userId }, data: { dailyGoalMinutes: minutes } })
}
