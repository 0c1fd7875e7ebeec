import { learnerTokensPerDay, maxAnswerTokens } from '@deepm/schema/rules/lab/lab'
import type { Tx } from '../../../database/open.ts'
import type { App } from '../../../platform/context.ts'
import { consumeQuota, hasQuota, refundQuota } from '../../../platform/quota/quota.service.ts'
import type { Instructions } from './system-prompt.service.ts'

const perLearner = { name: 'lab-tokens', max: learnerTokensPerDay }
const ofAcademy = ({ config }: App) => ({ name: 'lab-tokens-all', max: config.labDailyTokens })
const academy = 'academy'

/** Returns whether the daily quotas of the learner and of the academy leave room for so many more tokens. */
export async function isQuotaLeft(app: App, payer: string, tokens: number): Promise<boolean> {
  const now = app.clock()
  return (
    (await hasQuota(app.db, perLearner, payer, tokens, now)) && (await hasQuota(app.db, ofAcademy(app), academy, tokens, now))
  )
}

/** Takes the tokens from both quotas, or from neither. Returns whether there were enough. */
export async function reserveTokens(app: App, tx: Tx, payer: string, tokens: number): Promise<boolean> {
  const now = app.clock()
  if (!(await consumeQuota(tx, perLearner, payer, tokens, now))) return false
  if (await consumeQuota(tx, ofAcademy(app), academy, tokens, now)) return true
  await refundQuota(tx, perLearner, payer, tokens, now)
  return false
}

/** Gives back reserved tokens that were not used. A negative number takes tokens that were used beyond the reservation. */
export async function settleTokens(app: App, payer: string, tokens: number): Promise<void> {
  const now = app.clock()
  await refundQuota(app.db, perLearner, payer, tokens, now)
  await refundQuota(app.db, ofAcademy(app), academy, tokens, now)
}

/** Estimates the tokens of a text at three letters each, which is more than most texts need. */
function estimateTokens(...texts: string[]): number {
  return Math.ceil(texts.join('').length / 3)
}

/** Estimates the tokens of everything that a model reads. */
export function inputTokens({ rules, material, earlier }: Instructions, prompt: string): number {
  return estimateTokens(rules, material, ...earlier.flatMap((turn) => [turn.prompt, turn.response]), prompt)
}

/** Returns the most tokens that a prompt with its answer can use. */
export function maxTokens(instructions: Instructions, prompt: string): number {
  return inputTokens(instructions, prompt) + maxAnswerTokens
}
