import { coachProvider, type LabTool, selfHostedProvider } from '@deepm/schema/rules/lab/lab'
import { toolNames } from '@deepm/schema/rules/learning/tools'

/** Who answers: the Practice Coach or a provider's model. */
export type AnswerSource = { provider: string; providerName: string; model: string }

export function isModel({ provider }: AnswerSource): boolean {
  return provider !== coachProvider
}

/** The maker of each tool. DALL-E is omitted because its pictures come from newer models. */
const makers: Partial<Record<LabTool, string>> = { chatgpt: 'OpenAI', gemini: 'Google', claude: 'Anthropic' }

/** Returns whether the prompt leaves the academy. */
export function isExternalProvider(by: AnswerSource): boolean {
  return isModel(by) && by.provider !== selfHostedProvider
}

/** Returns a short name, such as `gpt-5-mini from OpenAI`, or the coach. */
export function answerSourceName(by: AnswerSource): string {
  if (!isModel(by)) return 'the Practice Coach'
  return `${by.model} ${isExternalProvider(by) ? 'from' : 'on'} ${by.providerName}`
}

/** States who answered. A model that stands in for a tool is named as such. */
export function describeAnswerSource(tool: LabTool, by: AnswerSource, isPicture = false): string {
  const name = toolNames[tool]
  if (isPicture) return `Here, ${answerSourceName(by)} makes the pictures for ${name}. It is not ${name} itself.`
  if (!isModel(by)) return `Our Practice Coach answered. It is not an AI chatbot, and ${name} did not answer this.`
  return `Here, ${answerSourceName(by)} answers for ${name}.${isItself(tool, by) ? '' : ` It is not ${name} itself.`}`
}

function isItself(tool: LabTool, { providerName }: AnswerSource): boolean {
  return makers[tool] === providerName
}
