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

/** A stored prompt that this request sends to a model, and the tokens reserved for it. */
export type Reserved = { kind: 'reserved'; reservation: Reservation; model: AnswerModel; tokens: number }

type Result = Reserved | { kind: 'existing'; existing: ExistingInteraction } | { kind: 'complete'; id: string }

/**
 * Third stage, one transaction: locks the learner, looks for a repeat that arrived at the same time, reserves tokens
 * and stores the interaction. Without a model it is complete: the response is from the coach or a fixed text. In a
 * crisis, staff get an email.
 *
 * @throws SecondAnswerUnavailableError when a parallel request used the last tokens
 */
export function reserve(context: Context, checked: Checked): Promise<Result> {
  return context.db.$transaction((tx) => reserveIn(context, tx, checked))
}

async function reserveIn(context: Context, tx: Tx, checked: Checked): Promise<Result> {
  const { learner, sent, result } = checked
  const now = context.clock()
  await lockLearnerRow(tx, sent.learnerId)
  const found = await findSamePrompt(tx, sent, checked.model?.provider ?? coachProvider, now)
  if (found && found.state !== 'expired') return { kind: 'existing', existing: found }
  const tokens = checked.model ? tokensOf(checked.model, sent.toolType, sent.prompt) : 0
  const hasTokens = checked.model !== null && (await reserveTokens(context, tx, learner.access.payer, tokens))
  const row = { ...sent, level: result.level, reasons: result.reasons, crisisTopics: result.crisisTopics, createdAt: now }
  if (checked.model && hasTokens) {
    const { provider, model } = checked.model
    const reservation = await reserveInteraction(tx, found, { ...row, response: '', answeredAt: null, provider, model })
    return { kind: 'reserved', reservation, model: checked.model, tokens }
  }
  const isQuotaUsedUp = checked.isQuotaUsedUp || checked.model !== null
  if (checked.first && result.level !== 'danger') throw new SecondAnswerUnavailableError(isQuotaUsedUp)
  const response = textFor(checked, isQuotaUsedUp)
  const { id } = await reserveInteraction(tx, found, { ...row, response, answeredAt: now, provider: coachProvider, model: '' })
  if (result.isCrisis) await mailCrisisToStaff(context, tx, learner, id)
  return { kind: 'complete', id }
}

/** What the learner reads when no model answers. */
function textFor({ result }: Checked, isQuotaUsedUp: boolean): string {
  if (result.level === 'danger') return refusalText(result.reasons, result.crisisTopics)
  return isQuotaUsedUp ? `${quotaUsedUp}\n\n${result.coachAnswer}` : result.coachAnswer
}
