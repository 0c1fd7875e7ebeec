import { cleanPrompt } from '@deepm/schema/rules/lab/lab'
import { crisisTopics, isClearlyCrisis } from '@deepm/schema/rules/safety/crisis'
import { checkPrompt } from '@deepm/schema/rules/safety/prompt-safety'
import type { SafetyReason } from '@deepm/schema/rules/safety/safety-texts'
import { classifyPrompt } from './classifier/classify-prompt.service.ts'
import { harmsIn, triesToOverride } from './patterns/harm-patterns.service.ts'

export type PromptCheck = ReturnType<typeof checkPrompt>

/**
 * Checks a prompt with the rules (which the browser runs, too) and the classifier. Certain results of the rules are
 * final; a pattern for harm does not count in a prompt that the classifier takes for clearly harmless. A sign of a crisis opens the help
 * card in the browser; here it counts only when the classifier agrees.
 *
 * @throws Error when a check fails, so that no unchecked prompt is sent or stored
 */
export function classifyAndCheckPrompt(prompt: string): PromptCheck {
  const text = cleanPrompt(prompt)
  const { dangers, isOverride, isClearlyHarmless } = classifyPrompt(prompt)
  const harms = isClearlyHarmless ? [] : harmsIn(text)
  const byRules = checkPrompt(prompt, { harms, isOverride: triesToOverride(text) })
  const isHint = byRules.isCrisis && dangers.length === 0 && !isClearlyCrisis(text)
  const found = new Set<SafetyReason>([...byRules.reasons, ...dangers, ...(isOverride ? (['override'] as const) : [])])
  if (isHint) found.delete('crisis')
  const reasons = order.filter((reason) => found.has(reason))
  const level = reasons.some((reason) => !marking.includes(reason)) ? 'danger' : reasons.length > 0 ? 'warning' : 'safe'
  const isCrisis = found.has('crisis')
  return { ...byRules, level, reasons, isCrisis, crisisTopics: isCrisis ? crisisTopics(text) : [] }
}

const marking: SafetyReason[] = ['override', 'personalData', 'reviewWord']

/** The reasons by severity. The screen shows the first one at the top. */
const order: SafetyReason[] = [
  'crisis',
  'violence',
  'weapons',
  'drugs',
  'sexual',
  'hate',
  'bullying',
  'crime',
  'keyword',
  ...marking,
]
