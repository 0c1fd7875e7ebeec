import { type LabTool, labToolIds, maxAnswerTokens, providerName } from '@deepm/schema/rules/lab/lab'
import type { Ai, ChatModel } from '../src/adapters/ai/ai.ts'
import { connectAi } from '../src/adapters/ai/connect.ts'
import type { Config } from '../src/config/config.ts'
import type { Analysis } from '../src/moderation/analysis.service.ts'
import { generateAnswer, type Outcome } from '../src/modules/lab/answer.service.ts'
import { labInstructions } from '../src/modules/lab/models/system-prompt.service.ts'
import { type CheckPrompt, checkPrompts } from './prompts.ts'

/** What happened to one prompt. */
export type CheckResult = {
  tool: LabTool
  provider: string
  model: string
  prompt: string
  result: string
  /** Milliseconds until the first checked sentence, or until the end without one. */
  firstMs: number
  tokens: number
  /** False for a harmless prompt without an answer, and for a model that could not be reached. */
  isAsExpected: boolean
}

/**
 * Sends harmless and harmful prompts through the checks of the lab to each configured model, as the lab does: rules, moderation, model,
 * moderation of the answer. No database and no learner is involved.
 */
export async function checkLab(config: Pick<Config, 'ai'>, analysis: Analysis): Promise<CheckResult[]> {
  const failures: string[] = []
  const ai = connectAi(config.ai, { longestTokens: maxAnswerTokens }, (failure) => failures.push(failure))
  const results: CheckResult[] = []
  for (const tool of labToolIds) {
    const model = ai.models[tool]
    if (!model) continue
    for (const prompt of checkPrompts) {
      failures.length = 0
      results.push(await checkPrompt(prompt, { tool, model, ai, analysis, failures }))
    }
  }
  return results
}

type Target = { tool: LabTool; model: ChatModel; ai: Ai; analysis: Analysis; failures: string[] }

async function checkPrompt(
  { prompt, isHarmless }: CheckPrompt,
  { tool, model, ai, analysis, failures }: Target,
): Promise<CheckResult> {
  const started = performance.now()
  const found = { tool, provider: providerName(model.provider), model: model.model, prompt }
  const elapsed = () => Math.round(performance.now() - started)
  const { level, reasons, prompt: clean } = await analysis.run('prompt', { prompt, toolType: tool }, 'lab-check')
  if (level === 'danger') {
    const result = `blocked by the rules: ${reasons.join(', ')}`
    return { ...found, result, firstMs: elapsed(), tokens: 0, isAsExpected: !isHarmless }
  }
  let firstMs = 0
  const onText = () => {
    firstMs ||= elapsed()
  }
  const outcome = await generateAnswer({ ai, analysis, onText }, model, {
    instructions: labInstructions(tool),
    prompt: clean,
    payer: 'lab-check',
  })
  return {
    ...found,
    result: describe(outcome, failures),
    firstMs: firstMs || elapsed(),
    tokens: outcome.tokens,
    isAsExpected: outcome.kind === 'answered' || (!isHarmless && outcome.kind.endsWith('Blocked')),
  }
}

function describe(outcome: Outcome, failures: readonly string[]): string {
  switch (outcome.kind) {
    case 'answered':
      return `answered: ${outcome.response.replaceAll(/\s+/g, ' ').slice(0, 200)}`
    case 'answerBlocked':
      return 'answer stopped by a check'
    case 'promptBlocked':
      return `blocked by moderation: ${outcome.reasons.join(', ')}`
    case 'interrupted':
      return `broke off: ${failures.at(-1) ?? 'unknown cause'}`
    case 'failed':
      return `no answer: ${failures.at(-1) ?? 'not tried, because the requests before failed'}`
  }
}
