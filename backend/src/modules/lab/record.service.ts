import { coachProvider } from '@deepm/schema/rules/lab/lab'
import type { CrisisTopic } from '@deepm/schema/rules/safety/care-texts'
import { refusalText } from '@deepm/schema/rules/safety/refusal'
import { interruptedText } from '@deepm/schema/rules/safety/safety-texts'
import type { Tx } from '../../database/open.ts'
import type { Context } from '../../platform/context.ts'
import type { Completed, Outcome } from './answer.service.ts'
import type { Checked } from './check.service.ts'
import { mailCrisisToStaff } from './crisis.service.ts'
import { complete, releaseReservation, storePicture } from './interaction-rows.service.ts'
import { settleTokens } from './models/token-quota.service.ts'
import type { Reserved } from './reserve.service.ts'

/**
 * Last stage: stores the answer, or the reason why there is none, and releases unused tokens. When the model failed
 * before its first sentence, the reservation is deleted. When it failed or the learner left later, the sentences that
 * the learner saw are stored, so that parents and staff can read them. Both times the same prompt can be sent again.
 *
 * @returns id of the interaction
 * @throws ProviderUnreachableError, AnalysisTimeoutError
 */
export async function record(context: Context, checked: Checked, reserved: Reserved, outcome: Outcome): Promise<string> {
  try {
    if (outcome.kind === 'failed') throw outcome.error
    const id = await context.db.$transaction((tx) => recordIn(context, tx, checked, reserved, outcome))
    if (outcome.kind === 'interrupted') throw outcome.error
    return id
  } catch (error) {
    if (await releaseReservation(context.db, reserved.reservation)) await checked.purpose.uncountPrompt?.()
    throw error
  } finally {
    await settleTokens(context, checked.learner.access.payer, reserved.tokens - outcome.tokens)
  }
}

async function recordIn(
  context: Context,
  tx: Tx,
  { learner, result }: Checked,
  { reservation }: Reserved,
  outcome: Completed,
): Promise<string> {
  const done = { answeredAt: context.clock(), tokens: outcome.tokens }
  if (outcome.kind === 'answered') {
    const id = await complete(tx, reservation, { ...done, response: outcome.response })
    if (outcome.picture) await storePicture(tx, learner.viewer.userId, id, outcome.picture)
    return id
  }
  if (outcome.kind === 'interrupted') {
    const response = `${outcome.response}\n\n${interruptedText}`
    return complete(tx, reservation, { ...done, response, isPartial: true, requestKey: null, firstAnswerId: null })
  }
  const level = 'danger' as const
  if (outcome.kind === 'answerBlocked') {
    const reasons = ['unsafeAnswer', ...result.reasons]
    return complete(tx, reservation, { ...done, level, reasons, response: outcome.response })
  }
  const isCrisis = outcome.reasons.includes('crisis')
  const reasons = [...outcome.reasons, ...result.reasons]
  // The endpoint reports a crisis only for self-harm.
  const crisisTopics: CrisisTopic[] = isCrisis ? ['selfHarm'] : []
  const response = refusalText(reasons, crisisTopics)
  const blocked = { ...done, level, reasons, crisisTopics, response, provider: coachProvider, model: '' }
  const id = await complete(tx, reservation, blocked)
  if (isCrisis) await mailCrisisToStaff(context, tx, learner, id)
  return id
}
