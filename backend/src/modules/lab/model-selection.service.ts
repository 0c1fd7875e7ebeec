import { coachProvider, type LabTool, labToolIds } from '@deepm/schema/rules/lab/lab'
import type { ChatModel } from '../../adapters/ai/ai.ts'
import type { App } from '../../platform/context.ts'
import type { LabAccess } from './lab-access.service.ts'
import { labInstructions } from './model/system-prompt.service.ts'
import { isQuotaLeft, maxTokens } from './model/token-quota.service.ts'

/** What answers a learner for one tool: a model, or the Practice Coach. */
export type LabModel = { tool: LabTool; isAllowed: boolean; provider: string; model: string }

/** Returns what answers a learner now, for each tool in the order of the lab. */
export async function labModels(app: App, { controls, payer }: LabAccess): Promise<LabModel[]> {
  const hasModels = labToolIds.some((tool) => selectModel(app, controls, tool))
  const isEnough = hasModels && (await isQuotaLeft(app, payer, maxTokens(labInstructions('chatgpt'), '')))
  return labToolIds.map((tool) => {
    const model = isEnough ? selectModel(app, controls, tool) : null
    return {
      tool,
      isAllowed: controls.labTools.includes(tool),
      provider: model?.provider ?? coachProvider,
      model: model?.model ?? '',
    }
  })
}

/** Returns the model for a tool; `null` without one, or when the family does not allow AI companies. */
export function selectModel({ ai }: App, controls: LabAccess['controls'], tool: LabTool): ChatModel | null {
  return controls.mayAskProviders ? (ai.models[tool] ?? null) : null
}
