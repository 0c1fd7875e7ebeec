import { coachProvider, quotaUsedUp } from '@deepm/schema/rules/lab/lab'
import { refusalText } from '@deepm/schema/rules/safety/refusal'
import { lockLearnerRow } from '../../database/lock-learner-row.ts'
import type { Tx } from '../../database/open.ts'
import type { Context } from '../../platform/context.ts'
import type { Checked } from './check.service.ts'
import { mailCrisisToStaff } from './crisis.service.ts'
import { type ExistingInteraction, findSamePrompt, type Reservation, reserveInteraction } from './interaction-rows.service.ts'
import { SecondAnswerUnavailableError } from './lab.errors.ts'
import { type AnswerModel, tokensOf } from './models/model-selection.service.ts'
import { reserveTokens } from './models/token-quota.service.ts'
import type { OwnAnswer } from './purpose.service.ts'

/** A stored prompt that this request sends to a model, and the tokens reserved for it. */
export type Reserved = { kind: 'reserved'; reservation: Reservation; model: AnswerModel; tokens: number }

type Result = Reserved | { kind: 'existing'; existing: ExistingInteraction } | { kind: 'complete'; id: string }

/**
 * Third stage, one transaction: locks the learner, looks for a repeat that arrived at the same time, reserves tokens
 * and stores the interaction. Without a model it is complete: the response is our own or a fixed text. In a
 * crisis, staff get an email.
 *
 * @throws SecondAnswerUnavailableError when a parallel request used the last tokens
 */
export function reserve(context: Context, checked: Checked): Promise<Result> {
  // Not in the transaction, which holds a lock.
  const own = answerWithoutModel(checked)
  return context.db.$transaction((tx) => reserveIn(context, tx, checked, own))
}

async function reserveIn(context: Context, tx: Tx, checked: Checked, { text, step }: OwnAnswer): Promise<Result> {
  const { learner, sent, result, purpose } = checked
  const now = context.clock()
  await lockLearnerRow(tx, sent.learnerId)
  const found = await findSamePrompt(tx, sent, checked.model?.provider ?? coachProvider, now)
  if (found && found.state !== 'expired') return { kind: 'existing', existing: found }
  if (!result.isCrisis) await purpose.countPrompt?.(tx)
  const tokens = checked.model ? tokensOf(checked.model, purpose.instructions, sent.prompt) : 0
  const hasTokens = checked.model !== null && (await reserveTokens(context, tx, learner.access.payer, tokens))
  const { level, reasons, crisisTopics } = result
  const row = { ...sent, step, level, reasons, crisisTopics, createdAt: now }
  if (checked.model && hasTokens) {
    const { provider, model } = checked.model
    const reservation = await reserveInteraction(tx, found, { ...row, response: '', answeredAt: null, provider, model })
    return { kind: 'reserved', reservation, model: checked.model, tokens }
  }
  const isQuotaUsedUp = checked.isQuotaUsedUp || checked.model !== null
  if (checked.first && result.level !== 'danger') throw new SecondAnswerUnavailableError(isQuotaUsedUp)
  const response = isQuotaUsedUp ? `${quotaUsedUp}\n\n${text}` : text
  const { id } = await reserveInteraction(tx, found, { ...row, response, answeredAt: now, provider: coachProvider, model: '' })
  if (result.isCrisis) await mailCrisisToStaff(context, tx, learner, id)
  return { kind: 'complete', id }
}

/** What the learner reads when no model answers. */
function answerWithoutModel({ result, purpose }: Checked): OwnAnswer {
  if (result.level === 'danger') return { text: refusalText(result.reasons, result.crisisTopics), step: null }
  return purpose.answerWithoutModel(result)
}
