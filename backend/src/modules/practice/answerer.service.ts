import { coachProvider, type LabTool, labToolIds, learnerTokensPerDay, longestAnswerTokens } from '@deepm/schema/rules/lab'
import type { Answerer } from '../../adapters/ai/ai.ts'
import type { App } from '../../context.ts'
import type { Tx } from '../../database/open.ts'
import { giveBack, isLeft, take } from '../identity/allowance.service.ts'
import type { LabStanding } from './lab.service.ts'
import { systemPrompt } from './system-prompt.service.ts'

/** Who would answer a learner for one tool. */
export type LabAnswerer = { tool: LabTool; isAllowed: boolean; provider: string; model: string }

const perLearner = { name: 'lab-tokens', max: learnerTokensPerDay }
const ofAcademy = ({ config }: App) => ({ name: 'lab-tokens-all', max: config.labDailyTokens })
const everybody = 'academy'

/** Who would answer a learner now, for each tool in their order. */
export async function labAnswerers(app: App, { controls, ...standing }: LabStanding): Promise<LabAnswerer[]> {
  const hasModels = labToolIds.some((tool) => modelFor(app, controls, tool))
  const isEnough = hasModels && (await isShareLeft(app, standing.payer, mostTokens('chatgpt', '')))
  return labToolIds.map((tool) => {
    const model = isEnough ? modelFor(app, controls, tool) : null
    return {
      tool,
      isAllowed: controls.labTools.includes(tool),
      provider: model?.provider ?? coachProvider,
      model: model?.model ?? '',
    }
  })
}

/** The model for a tool; `null` when there is none, or when prompts of this learner go to nobody outside. */
export function modelFor({ ai }: App, controls: LabStanding['controls'], tool: LabTool): Answerer | null {
  return controls.mayAskProviders ? (ai.answerers[tool] ?? null) : null
}

/** Whether the day's shares of the learner and of the academy have room for one more question. */
export async function isShareLeft(app: App, payer: string, tokens: number): Promise<boolean> {
  const now = app.clock()
  return (await isLeft(app.db, perLearner, payer, tokens, now)) && (await isLeft(app.db, ofAcademy(app), everybody, tokens, now))
}

/** Takes the tokens of one question from both shares, or from none of them. */
export async function takeShare(app: App, tx: Tx, payer: string, tokens: number): Promise<boolean> {
  const now = app.clock()
  if (!(await take(tx, perLearner, payer, tokens, now))) return false
  if (await take(tx, ofAcademy(app), everybody, tokens, now)) return true
  await giveBack(tx, perLearner, payer, tokens, now)
  return false
}

/** Gives back what was taken and not counted; a negative amount takes what was counted beyond it. */
export async function settleShare(app: App, payer: string, tokens: number): Promise<void> {
  const now = app.clock()
  await giveBack(app.db, perLearner, payer, tokens, now)
  await giveBack(app.db, ofAcademy(app), everybody, tokens, now)
}

/** Tokens of a text, put high: three letters each. */
export function tokensOf(...texts: string[]): number {
  return Math.ceil(texts.join('').length / 3)
}

/** The most that a question can count. */
export function mostTokens(tool: LabTool, prompt: string): number {
  return tokensOf(systemPrompt(tool), prompt) + longestAnswerTokens
}
