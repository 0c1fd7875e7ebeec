import { InvalidInputError } from '../../../core/errors.ts'
import type { Context } from '../../../platform/context.ts'

const messages = {
  rude: 'Choose another first name: other learners may see this one.',
  contact: 'Use your first name only, without anything that says how to reach you or where you are.',
}

/**
 * Checks the first name of a learner, which the showcase and the leaderboard show to others. Runs in the analysis thread.
 *
 * @param payer whose limit of analyses counts
 * @throws InvalidInputError that names the field `firstName`, AnalysisTimeoutError
 */
export async function assertFirstNameFits({ analysis }: Context, firstName: string, payer: string): Promise<void> {
  const problem = await analysis.run('firstNameProblem', firstName, payer)
  if (problem) throw new InvalidInputError([{ field: 'firstName', message: messages[problem] }])
}
