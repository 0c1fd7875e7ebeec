import type { Context } from '../../platform/context.ts'
import { countRequest } from '../../platform/rate-limit/rate-limit.service.ts'
import { type Admitted, admit } from './admit.service.ts'
import { generateAnswer } from './answer.service.ts'
import { check } from './check.service.ts'
import { type ExistingInteraction, waitForAnswer } from './interaction-rows.service.ts'
import { isPictureModel } from './models/model-selection.service.ts'
import { generatePicture } from './picture-answer.service.ts'
import { record } from './record.service.ts'
import { reserve } from './reserve.service.ts'

/** Waiting for the answer to another request is cheap, but not free. */
const pollLimit = { name: 'lab-wait', max: 60, windowSeconds: 600 }

/**
 * Takes a prompt through the stages admit, check, reserve, answer and record. Only text without personal data is stored
 * or sent to a model. A prompt with the level `danger` gets a fixed text instead of an answer and is stored for review.
 * A crisis never goes to a model, ignores used-up minutes, and emails staff. A repeated prompt, with the same request
 * key or the same text, returns the existing interaction. Only a second answer for a comparison is another interaction.
 *
 * @param input as it was sent, see `labForm`
 * @returns id of the interaction
 * @throws ConsentRequiredError, RateLimitedError, LabLockedError, LabClosedError, LabTimeUpError, InvalidInputError,
 *   NotFoundError, KeyReusedError, SecondAnswerUnavailableError, AnalysisTimeoutError, ProviderUnreachableError
 */
export async function sendPrompt(context: Context, input: unknown, requestKey: string | null): Promise<string> {
  return answerAdmitted(context, await admit(context, input, requestKey))
}

/**
 * Takes an admitted prompt through the stages after the first, which the lab and the tutors of lessons share.
 *
 * @returns id of the interaction
 * @throws RateLimitedError, KeyReusedError, AnalysisTimeoutError, ProviderUnreachableError, and the errors of the purpose
 */
export async function answerAdmitted(context: Context, admitted: Admitted): Promise<string> {
  const { payer } = admitted.learner.access
  if (admitted.existing) return answerOf(context, admitted.existing, payer)
  const checked = await check(context, admitted)
  if (checked.existing) return answerOf(context, checked.existing, payer)
  const reserved = await reserve(context, checked)
  if (reserved.kind === 'existing') return answerOf(context, reserved.existing, payer)
  if (reserved.kind === 'complete') return reserved.id
  const { prompt } = checked.sent
  const { model } = reserved
  const outcome = isPictureModel(model)
    ? await generatePicture(context, model, prompt)
    : await generateAnswer(context, model, { instructions: checked.purpose.instructions, prompt, payer })
  return record(context, checked, reserved, outcome)
}

async function answerOf(context: Context, { id, state }: ExistingInteraction, payer: string): Promise<string> {
  if (state === 'answered') return id
  await countRequest(context, pollLimit, payer)
  return waitForAnswer(context, id)
}
