import { InvalidInputError } from '../../../core/errors.ts'
import type { Context } from '../../../platform/context.ts'

const messages = {
  rude: 'Choose another first name: other learners may see this one.',
  contact: 'Use only your first name. Don’t say how to reach you or where you are.',
}

/**
 * Checks a learner's first name, which others see in the showcase and on the leaderboard. Runs in the analysis thread.
 *
 * @param payer whose analysis limit the call counts for
 * @throws InvalidInputError for the field `firstName`, AnalysisTimeoutError
 */
export async function assertFirstNameFits({ analysis }: Context, firstName: string, payer: string): Promise<void> {
  const problem = await analysis.run('firstNameProblem', firstName, payer)
  if (problem) throw new InvalidInputError([{ field: 'firstName', message: messages[problem] }])
}
