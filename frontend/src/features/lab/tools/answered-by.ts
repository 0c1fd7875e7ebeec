import { coachProvider, type LabTool, ownServer } from '@deepm/schema/rules/lab/lab'
import { toolNames } from '@deepm/schema/rules/learning/tools'

/** Who answers, or answered: the Practice Coach, or a model of a provider. */
export type By = { provider: string; providerName: string; model: string }

export function isModel({ provider }: By): boolean {
  return provider !== coachProvider
}

/** Whose product a tool is. What DALL-E makes, pictures, no answer of the lab is. */
const makers: Partial<Record<LabTool, string>> = { chatgpt: 'OpenAI', gemini: 'Google', claude: 'Anthropic' }

/** Whether what is asked leaves the academy. */
export function isCompany(by: By): boolean {
  return isModel(by) && by.provider !== ownServer
}

/** In a few words: `gpt-5-mini of OpenAI`, or the coach. */
export function nameOf(by: By): string {
  if (!isModel(by)) return 'the Practice Coach'
  return `${by.model} ${isCompany(by) ? 'of' : 'on'} ${by.providerName}`
}

/** Says of an answer who gave it. Whatever stands in for a tool is not called by its name. */
export function whoAnswered(tool: LabTool, by: By): string {
  const name = toolNames[tool]
  if (!isModel(by)) return `The Practice Coach answered: fixed rules, no AI model. ${name} did not answer this.`
  return `${name} is answered here by ${nameOf(by)}.${isItself(tool, by) ? '' : ` It is not ${name} itself.`}`
}

function isItself(tool: LabTool, { providerName }: By): boolean {
  return makers[tool] === providerName
}
