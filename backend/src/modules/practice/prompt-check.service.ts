import { isSurelyCrisis } from '@deepm/schema/rules/crisis'
import { cleanPrompt } from '@deepm/schema/rules/lab'
import { checkPrompt } from '@deepm/schema/rules/prompt-safety'
import type { SafetyReason } from '@deepm/schema/rules/safety-words'
import { readAgain } from './second-reader.service.ts'

export type PromptCheck = ReturnType<typeof checkPrompt>

/**
 * How safe a prompt is, as the server judges: by the rules, which the browser asks as well, and by the second reader. What the rules
 * surely find stands. What only hints at a crisis opens the help card in the browser at once; here the second reader has to agree. When
 * one of them breaks, it throws, and nothing is sent or stored.
 */
export function judgePrompt(prompt: string): PromptCheck {
  const byRules = checkPrompt(prompt)
  const { dangers, isOverride } = readAgain(prompt)
  const isHint = byRules.isCrisis && dangers.length === 0 && !isSurelyCrisis(cleanPrompt(prompt))
  const found = new Set<SafetyReason>([...byRules.reasons, ...dangers, ...(isOverride ? (['override'] as const) : [])])
  if (isHint) found.delete('crisis')
  const reasons = order.filter((reason) => found.has(reason))
  const level = reasons.some((reason) => !marking.includes(reason)) ? 'danger' : reasons.length > 0 ? 'warning' : 'safe'
  return { ...byRules, level, reasons, isCrisis: found.has('crisis') }
}

const marking: SafetyReason[] = ['override', 'personalData', 'reviewWord']

/** The reasons, the gravest first: the first is what a learner is told first. */
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
