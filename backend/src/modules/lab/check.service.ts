import { coachProvider, realPersonText } from '@deepm/schema/rules/lab/lab'
import { InvalidInputError } from '../../core/errors.ts'
import type { AnalysisTasks } from '../../moderation/analysis-tasks.service.ts'
import type { Context } from '../../platform/context.ts'
import { countRequest } from '../../platform/rate-limit/rate-limit.service.ts'
import type { Admitted } from './admit.service.ts'
import { findSamePrompt, unexpired } from './interaction-rows.service.ts'
import { SecondAnswerUnavailableError } from './lab.errors.ts'
import { type AnswerModel, isPictureModel, tokensOf } from './models/model-selection.service.ts'
import { isQuotaLeft } from './models/token-quota.service.ts'

const promptLimit = { name: 'lab-prompt', max: 60, windowSeconds: 3600 }
/** A separate limit, so that a learner in need still gets help when the other is used up. */
const crisisLimit = { name: 'lab-crisis', max: 60, windowSeconds: 3600 }

/**
 * A prompt with the result of its check. `sent.prompt` has no personal data; `model` is null when the coach answers, or
 * when there is no answer.
 */
export type Checked = Admitted & {
  result: ReturnType<AnalysisTasks['prompt']>
  model: AnswerModel | null
  isQuotaUsedUp: boolean
}

/**
 * Second stage: analyses the prompt in a worker thread, selects the model, and finds a repeat by its text. What a crisis is accepted in
 * spite of, such as quiet hours, is refused here and not before.
 *
 * @throws InvalidInputError for a picture of a real person, RateLimitedError, KeyReusedError, SecondAnswerUnavailableError,
 *   AnalysisTimeoutError, and the errors of the purpose
 */
export async function check(context: Context, { learner, sent: typed, first, purpose }: Admitted): Promise<Checked> {
  const { access } = learner
  const result = await context.analysis.run('prompt', { prompt: typed.prompt, toolType: typed.toolType }, access.payer)
  const sent = { ...typed, prompt: result.prompt }
  const selected = result.level === 'danger' ? null : purpose.selectModel(sent.prompt)
  if (selected && isPictureModel(selected) && result.namesRealPerson) {
    throw new InvalidInputError([{ field: 'prompt', message: realPersonText }])
  }
  const tokens = selected ? tokensOf(selected, purpose.instructions, sent.prompt) : 0
  const isQuotaUsedUp = selected !== null && !(await isQuotaLeft(context, access.payer, tokens))
  const model = isQuotaUsedUp ? null : selected
  const existing = unexpired(await findSamePrompt(context.db, sent, model?.provider ?? coachProvider, context.clock()))
  const checked = { learner, sent, first, existing, purpose, result, model, isQuotaUsedUp }
  if (existing) return checked
  if (!result.isCrisis) await purpose.assertAvailable(model)
  await countRequest(context, result.isCrisis ? crisisLimit : promptLimit, access.payer)
  // The coach would answer the same again.
  if (first && !model && result.level !== 'danger') throw new SecondAnswerUnavailableError(isQuotaUsedUp)
  return checked
}
