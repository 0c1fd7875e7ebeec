import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { Ai, Answerer, CheckPatience, Patience, Report } from './ai.ts'
import { modelAnswerer } from './model.ts'
import { moderationEndpoint } from './moderation.ts'

export type AiSettings = {
  /** A server that speaks OpenAI's protocol, under the id that is stored with its answers. */
  openai: { id: string; key: string | undefined; baseUrl: string } | undefined
  anthropic: { key: string; baseUrl: string } | undefined
  /** By id of the lab's tool. */
  models: Readonly<Partial<Record<string, { provider: 'openai' | 'anthropic'; model: string }>>>
  /** At the server of `openai`. */
  moderationModel: string | undefined
}

/** Settings that are no operator's business. */
export type AiOptions = { longestTokens: number; answerPatience?: Patience; checkPatience?: CheckPatience }

/** Keys and prompts go to the address that was configured, and to none that it points to. */
const straight: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })

/** The models and the moderation that are configured. Nobody is asked yet. */
export function connectAi(
  { openai, anthropic, models, moderationModel }: AiSettings,
  { longestTokens, answerPatience: patience, checkPatience }: AiOptions,
  report: Report,
): Ai {
  const compatible = openai && createOpenAICompatible(openaiSettings(openai))
  const claude = anthropic && createAnthropic({ apiKey: anthropic.key, baseURL: anthropic.baseUrl, fetch: straight })
  const answererOf = (provider: 'openai' | 'anthropic', name: string): Answerer | undefined => {
    const model: LanguageModel | undefined = provider === 'openai' ? compatible?.chatModel(name) : claude?.(name)
    const id = provider === 'openai' ? openai?.id : 'anthropic'
    return model && id
      ? modelAnswerer({ provider: id, name, model, longestTokens, report, ...(patience && { patience }) })
      : undefined
  }
  const answerers = Object.entries(models).map(([tool, it]) => [tool, it && answererOf(it.provider, it.model)])
  return {
    answerers: Object.fromEntries(answerers),
    moderator:
      openai && moderationModel
        ? moderationEndpoint({ ...openai, model: moderationModel, report, ...(checkPatience && { patience: checkPatience }) })
        : null,
  }
}

function openaiSettings({ id, key, baseUrl }: NonNullable<AiSettings['openai']>) {
  return {
    name: id,
    baseURL: baseUrl,
    includeUsage: true,
    fetch: straight,
    ...(key && { apiKey: key }),
    // OpenAI's own models refuse the name that everybody else understands.
    ...(id === 'openai' && {
      transformRequestBody: ({ max_tokens, ...body }: Record<string, unknown>) => ({
        ...body,
        max_completion_tokens: max_tokens,
      }),
    }),
  }
}
