import { z } from '@deepm/schema/rules/forms/zod-with-messages'
import { type LabTool, labToolIds, selfHostedProvider } from '@deepm/schema/rules/lab/lab'
import type { AiSettings } from '../adapters/ai/connect.ts'
import { flag, httpUrl, key, optional, require, wholeNumber } from './values.ts'

/** The model of a lab tool. */
const labModel = z.pipe(
  z
    .string()
    .check(
      z.regex(/^(?:coach|(?:openai|anthropic):[^\s:]\S{0,199})$/, 'must be coach, or a model as openai:NAME or anthropic:NAME'),
    ),
  z.transform((text) => {
    const at = text.indexOf(':')
    return at < 0 ? ('coach' as const) : { provider: text.slice(0, at) as 'openai' | 'anthropic', model: text.slice(at + 1) }
  }),
)

const aiUrl = httpUrl.check(
  z.refine(isNearOrSecure, 'must be an https address, or one of this machine or its own network'),
  z.refine((url) => !/[?#@]/.test(url), 'must be an address without a query and without a password'),
  z.refine(
    (url) => !/(^|\.)googleapis\.com$/.test(URL.parse(url)?.hostname ?? ''),
    'must not be the Gemini API, whose terms forbid services for people under 18',
  ),
)

export const aiVariables = {
  OPENAI_API_KEY: optional(key),
  OPENAI_BASE_URL: optional(aiUrl),
  OPENAI_MODERATION_MODEL: optional(z.string().check(z.regex(/^\S{1,200}$/, 'must be the name of a model'))),
  ANTHROPIC_API_KEY: optional(key),
  ANTHROPIC_BASE_URL: optional(aiUrl),
  LAB_CHATGPT_MODEL: optional(labModel),
  LAB_GEMINI_MODEL: optional(labModel),
  LAB_CLAUDE_MODEL: optional(labModel),
  LAB_DALLE_MODEL: optional(labModel),
  LAB_DALLE_IMAGE_MODEL: optional(
    z.pipe(
      z.string().check(z.regex(/^openai:[^\s:]\S{0,199}$/, 'must be a model of an images API as openai:NAME')),
      z.transform((text) => text.slice('openai:'.length)),
    ),
  ),
  OPENAI_IMAGE_MODERATION_MODEL: optional(z.string().check(z.regex(/^\S{1,200}$/, 'must be the name of a model'))),
  LAB_UNCHECKED_PICTURES: optional(flag),
  LAB_DAILY_TOKENS: optional(wholeNumber('a whole number of tokens', 1_000_000_000)),
}

const variables = z.object(aiVariables)
type Vars = z.output<typeof variables>

const openaiUrl = 'https://api.openai.com/v1'

/**
 * Returns the models of the lab.
 *
 * @throws Error that names missing variables
 */
export function aiSettings(vars: Vars): AiSettings {
  const baseUrl = versioned(vars.OPENAI_BASE_URL ?? openaiUrl)
  const isNear = vars.OPENAI_BASE_URL !== undefined && isNearHost(new URL(baseUrl).hostname)
  if (vars.OPENAI_BASE_URL && !isNear) require(vars, ['OPENAI_API_KEY'], 'is required with an OPENAI_BASE_URL elsewhere')
  if (vars.ANTHROPIC_BASE_URL) require(vars, ['ANTHROPIC_API_KEY'], 'is required with ANTHROPIC_BASE_URL')
  const hasOpenai = vars.OPENAI_API_KEY !== undefined || isNear
  const isOpenaiItself = hasOpenai && /(^|\.)api\.openai\.com$/.test(new URL(baseUrl).hostname)
  if (vars.OPENAI_MODERATION_MODEL && !hasOpenai)
    require(vars, ['OPENAI_API_KEY'], 'or OPENAI_BASE_URL is required with OPENAI_MODERATION_MODEL')
  for (const name of ['LAB_DALLE_IMAGE_MODEL', 'OPENAI_IMAGE_MODERATION_MODEL'] as const)
    if (vars[name] && !hasOpenai) require(vars, ['OPENAI_API_KEY'], `or OPENAI_BASE_URL is required with ${name}`)
  const moderationModel = vars.OPENAI_MODERATION_MODEL ?? (isOpenaiItself ? 'omni-moderation-latest' : undefined)
  return {
    openai: hasOpenai ? { id: openaiId(baseUrl, isOpenaiItself, isNear), key: vars.OPENAI_API_KEY, baseUrl } : undefined,
    anthropic: vars.ANTHROPIC_API_KEY
      ? { key: vars.ANTHROPIC_API_KEY, baseUrl: versioned(vars.ANTHROPIC_BASE_URL ?? 'https://api.anthropic.com/v1') }
      : undefined,
    models: labModels(vars, hasOpenai, isOpenaiItself),
    moderationModel,
    pictures: pictureSettings(vars, isOpenaiItself ? moderationModel : undefined),
  }
}

/** Without a model that checks pictures, there are none, unless the operator accepts that nothing checks them. */
function pictureSettings(vars: Vars, textModel: string | undefined): AiSettings['pictures'] {
  const model = vars.LAB_DALLE_IMAGE_MODEL
  // OpenAI's other moderation models take only texts.
  const checksPictures = textModel?.startsWith('omni-moderation') ? textModel : undefined
  const moderationModel = vars.OPENAI_IMAGE_MODERATION_MODEL ?? checksPictures
  return model && (moderationModel || vars.LAB_UNCHECKED_PICTURES) ? { model, moderationModel } : undefined
}

/** Returns the provider id stored in rows and shown on screens. It names the actual company behind the URL. */
function openaiId(baseUrl: string, isOpenaiItself: boolean, isNear: boolean): string {
  if (isOpenaiItself) return 'openai'
  return isNear ? selfHostedProvider : new URL(baseUrl).hostname
}

function labModels(vars: Vars, hasOpenai: boolean, isOpenaiItself: boolean): AiSettings['models'] {
  // Neither model reasons before it answers, so the few tokens are all text.
  const defaults: AiSettings['models'] = {
    ...(isOpenaiItself && { chatgpt: { provider: 'openai', model: 'gpt-4.1-mini' } }),
    ...(vars.ANTHROPIC_API_KEY && { claude: { provider: 'anthropic', model: 'claude-haiku-4-5' } }),
  }
  const chosen = labToolIds.flatMap((tool) => {
    const name = nameOf(tool)
    const model = vars[name] ?? defaults[tool]
    return model && model !== 'coach' ? [{ tool, name, model }] : []
  })
  const missing = chosen.flatMap(({ name, model }) => {
    if (model.provider === 'openai') return hasOpenai ? [] : [`${name}: needs OPENAI_API_KEY, or OPENAI_BASE_URL`]
    return vars.ANTHROPIC_API_KEY ? [] : [`${name}: needs ANTHROPIC_API_KEY`]
  })
  if (missing.length > 0) throw new Error(missing.join('; '))
  return Object.fromEntries(chosen.map(({ tool, model }) => [tool, model]))
}

const nameOf = (tool: LabTool) => `LAB_${tool.toUpperCase() as Uppercase<LabTool>}_MODEL` as const

/** Adds the API version, which is often missing in configured URLs. */
function versioned(address: string): string {
  const url = new URL(address)
  return url.pathname === '/' ? `${url.origin}/v1` : address.replace(/\/+$/, '')
}

/** Returns whether a host is local: this machine, or one in the local network by IP address or by a host name that no public server has. */
function isNearHost(host: string): boolean {
  return (
    /^(127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(1[6-9]|2\d|3[01])\.[\d.]+|\[::1\]|\[f[cd][\da-f:]*\])$/.test(host) ||
    /^[a-z\d_-]+$|\.(localhost|local|internal|lan)$/i.test(host)
  )
}

function isNearOrSecure(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' || isNearHost(url?.hostname ?? '')
}
