import { coachProvider, realPersonText } from '@deepm/schema/rules/lab/lab'
import { InvalidInputError } from '../../core/errors.ts'
import type { AnalysisTasks } from '../../moderation/analysis-tasks.service.ts'
import type { Context } from '../../platform/context.ts'
import { countRequest } from '../../platform/rate-limit/rate-limit.service.ts'
import type { Admitted } from './admit.service.ts'
import { findSamePrompt, unexpired } from './interaction-rows.service.ts'
import { SecondAnswerUnavailableError } from './lab.errors.ts'
import { assertLabAvailable, countLabTime } from './lab-access.service.ts'
import { type AnswerModel, isPictureModel, selectModel, tokensOf } from './models/model-selection.service.ts'
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
 * Second stage: analyses the prompt in a worker thread, selects the model, and finds a repeat by its text. Used-up minutes, quiet
 * hours and the choice of tools are refused here and not before, because a crisis is accepted in spite of them.
 *
 * @throws InvalidInputError for a picture of a real person, LabClosedError, LabTimeUpError, RateLimitedError, KeyReusedError, SecondAnswerUnavailableError, AnalysisTimeoutError
 */
export async function check(context: Context, { learner, form, sent: typed, first }: Admitted): Promise<Checked> {
  const { access } = learner
  const result = await context.analysis.run('prompt', form, access.payer)
  const sent = { ...typed, prompt: result.prompt }
  const selected = result.level === 'danger' || form.byCoach ? null : selectModel(context, access.controls, form.toolType)
  if (selected && isPictureModel(selected) && result.namesRealPerson) {
    throw new InvalidInputError([{ field: 'prompt', message: realPersonText }])
  }
  const tokens = selected ? tokensOf(selected, form.toolType, sent.prompt) : 0
  const isQuotaUsedUp = selected !== null && !(await isQuotaLeft(context, access.payer, tokens))
  const model = isQuotaUsedUp ? null : selected
  const existing = unexpired(await findSamePrompt(context.db, sent, model?.provider ?? coachProvider, context.clock()))
  const checked = { learner, form, sent, first, existing, result, model, isQuotaUsedUp }
  if (existing) return checked
  if (!result.isCrisis) {
    assertLabAvailable(access, form.toolType)
    await countLabTime(context, learner)
  }
  await countRequest(context, result.isCrisis ? crisisLimit : promptLimit, access.payer)
  // The coach would answer the same again.
  if (first && !model && result.level !== 'danger') throw new SecondAnswerUnavailableError(isQuotaUsedUp)
  return checked
}
