import type { LabTool } from '@deepm/schema/rules/lab/lab'
import type { LabForm } from '@deepm/schema/rules/lab/lab-forms'
import type { Tx } from '../../database/open.ts'
import type { Context } from '../../platform/context.ts'
import { assertLabAvailable, countLabTime, type LabLearner } from './lab-access.service.ts'
import { type AnswerModel, selectModel } from './models/model-selection.service.ts'
import { type Instructions, labInstructions } from './models/system-prompt.service.ts'

/** An answer without a model, and the step of a lesson that it points to. */
export type OwnAnswer = { text: string; step: number | null }

/** What a prompt is for: the lab, or the tutor of a lesson. The stages are the same; this is what differs. */
export type Purpose = {
  instructions: Instructions
  /** Returns the model that answers a prompt, which has no personal data; null when none does. */
  selectModel(prompt: string): AnswerModel | null
  /**
   * Refuses a prompt that is no crisis if it cannot be answered now, and counts the time.
   *
   * @param model what answers it; null when no model does
   */
  assertAvailable(model: AnswerModel | null): Promise<void>
  /** Counts a prompt that is no crisis, in the transaction that stores it. Throws when it is one too many. */
  countPrompt?(tx: Tx): Promise<void>
  /** Uncounts it when it got no answer and was deleted. */
  uncountPrompt?(): Promise<void>
  answerWithoutModel(analysed: { prompt: string; coachAnswer: string }): OwnAnswer
}

/**
 * A prompt of the lab. It throws LabLockedError, LabClosedError and LabTimeUpError.
 *
 * @param instructedAs the tool whose instructions the model gets: that of the first answer, if this one is compared with it
 */
export function labPurpose(
  context: Context,
  learner: LabLearner,
  { toolType, byCoach }: LabForm,
  instructedAs: LabTool = toolType,
): Purpose {
  const { access } = learner
  return {
    instructions: labInstructions(instructedAs),
    selectModel: () => (byCoach ? null : selectModel(context, access.controls, toolType)),
    async assertAvailable() {
      assertLabAvailable(access, toolType)
      await countLabTime(context, learner)
    },
    answerWithoutModel: ({ coachAnswer }) => ({ text: coachAnswer, step: null }),
  }
}
