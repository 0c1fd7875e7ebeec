import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { Ai, ChatModel, LogFailure, ModerationTimeoutPolicy, TimeoutPolicy } from './ai.ts'
import { chatModel } from './model.ts'
import { moderationEndpoint, pictureModeration } from './moderation.ts'
import { pictureModel } from './pictures.ts'

export type AiSettings = {
  /** A server that implements OpenAI's protocol. Its id is stored with its answers. */
  openai: { id: string; key: string | undefined; baseUrl: string } | undefined
  anthropic: { key: string; baseUrl: string } | undefined
  /** By id of the lab's tool. */
  models: Readonly<Partial<Record<string, { provider: 'openai' | 'anthropic'; model: string }>>>
  /** Runs on the server of `openai`. */
  moderationModel: string | undefined
  /** The model that makes pictures, and the one that checks them, on the server of `openai`. */
  pictures: { model: string; moderationModel: string | undefined } | undefined
}

/** Settings that are not configurable. */
export type AiOptions = { longestTokens: number; answerPatience?: TimeoutPolicy; checkPatience?: ModerationTimeoutPolicy }

/** Keys and prompts are sent to the configured URL only, so redirects fail. */
const withoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })

/** Returns clients for the configured models and for the moderation endpoint. Sends no request. */
export function connectAi(
  { openai, anthropic, models, moderationModel, pictures }: AiSettings,
  { longestTokens, answerPatience: patience, checkPatience }: AiOptions,
  report: LogFailure,
): Ai {
  const compatible = openai && createOpenAICompatible(openaiSettings(openai))
  const claude = anthropic && createAnthropic({ apiKey: anthropic.key, baseURL: anthropic.baseUrl, fetch: withoutRedirects })
  const modelOf = (provider: 'openai' | 'anthropic', name: string): ChatModel | undefined => {
    const model: LanguageModel | undefined = provider === 'openai' ? compatible?.chatModel(name) : claude?.(name)
    const id = provider === 'openai' ? openai?.id : 'anthropic'
    return model && id
      ? chatModel({ provider: id, name, model, longestTokens, report, ...(patience && { patience }) })
      : undefined
  }
  const byTool = Object.entries(models).map(([tool, it]) => [tool, it && modelOf(it.provider, it.model)])
  return {
    models: Object.fromEntries(byTool),
    moderator:
      openai && moderationModel
        ? moderationEndpoint({ ...openai, model: moderationModel, report, ...(checkPatience && { patience: checkPatience }) })
        : null,
    pictures:
      openai && pictures
        ? pictureModel({ ...openai, provider: openai.id, name: pictures.model, report, ...(patience && { patience }) })
        : null,
    pictureModerator:
      openai && pictures?.moderationModel
        ? pictureModeration({
            ...openai,
            model: pictures.moderationModel,
            report,
            ...(checkPatience && { patience: checkPatience }),
          })
        : null,
  }
}

function openaiSettings({ id, key, baseUrl }: NonNullable<AiSettings['openai']>) {
  return {
    name: id,
    baseURL: baseUrl,
    includeUsage: true,
    fetch: withoutRedirects,
    ...(key && { apiKey: key }),
    // OpenAI's newer models reject `max_tokens`.
    ...(id === 'openai' && {
      transformRequestBody: ({ max_tokens, ...body }: Record<string, unknown>) => ({
        ...body,
        max_completion_tokens: max_tokens,
      }),
    }),
  }
}
