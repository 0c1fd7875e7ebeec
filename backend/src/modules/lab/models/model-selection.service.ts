import type { FamilyControls } from '@deepm/schema/rules/family/family-controls'
import { coachProvider, type LabTool, labToolIds, pictureTokens } from '@deepm/schema/rules/lab/lab'
import type { ChatModel, PictureModel } from '../../../adapters/ai/ai.ts'
import type { App } from '../../../platform/context.ts'
import { type Instructions, labInstructions } from './system-prompt.service.ts'
import { isQuotaLeft, maxTokens } from './token-quota.service.ts'

/** A model that answers in words or makes a picture. */
export type AnswerModel = ChatModel | PictureModel

/** What answers a learner for one tool: a model, or the Practice Coach. */
export type LabModel = { tool: LabTool; isAllowed: boolean; provider: string; model: string; makesPictures: boolean }

export function isPictureModel(model: AnswerModel): model is PictureModel {
  return 'draw' in model
}

/** Returns what answers a learner now, for each tool in the order of the lab. */
export async function labModels(app: App, { controls, payer }: { controls: FamilyControls; payer: string }): Promise<LabModel[]> {
  const selected = labToolIds.map((tool) => selectModel(app, controls, tool))
  const isEnough = selected.some((it) => it) && (await isQuotaLeft(app, payer, maxTokens(labInstructions('chatgpt'), '')))
  const isEnoughForPicture = selected.some((it) => it && isPictureModel(it)) && (await isQuotaLeft(app, payer, pictureTokens))
  return labToolIds.map((tool, at) => {
    const found = selected[at] ?? null
    const makesPictures = found !== null && isPictureModel(found)
    const model = (makesPictures ? isEnoughForPicture : isEnough) ? found : null
    return {
      tool,
      isAllowed: controls.labTools.includes(tool),
      provider: model?.provider ?? coachProvider,
      model: model?.model ?? '',
      makesPictures: model !== null && makesPictures,
    }
  })
}

/**
 * Returns the model for a tool; `null` without one, or when the family does not allow AI companies. Pictures are for DALL-E, and a family
 * allows them separately.
 */
export function selectModel({ ai }: Pick<App, 'ai'>, controls: FamilyControls, tool: LabTool): AnswerModel | null {
  if (controls.mayAskProviders && tool === 'dalle' && controls.mayMakePictures && ai.pictures) return ai.pictures
  return selectChatModel({ ai }, controls, tool)
}

/** Returns the model that answers in words for a tool; `null` without one, or when the family does not allow AI companies. */
export function selectChatModel({ ai }: Pick<App, 'ai'>, controls: FamilyControls, tool: LabTool): ChatModel | null {
  return controls.mayAskProviders ? (ai.models[tool] ?? null) : null
}

/** Returns the most tokens that a prompt with its answer counts. */
export function tokensOf(model: AnswerModel, instructions: Instructions, prompt: string): number {
  return isPictureModel(model) ? pictureTokens : maxTokens(instructions, prompt)
}
