import { checkPrompt, type SafetyReason } from '@deepm/schema/rules/prompt-safety'
import { readAgain } from './second-reader.service.ts'

export type PromptCheck = ReturnType<typeof checkPrompt>

/**
 * How safe a prompt is, as the server judges: by the rules, which the browser asks as well, and by the second reader. Neither takes back
 * what the other found. When one of them breaks, it throws, and nothing is sent or stored.
 */
export function judgePrompt(prompt: string): PromptCheck {
  const byRules = checkPrompt(prompt)
  const { dangers, isOverride } = readAgain(prompt)
  const found: SafetyReason[] = [...dangers, ...(isOverride ? (['override'] as const) : [])]
  const added = found.filter((reason) => !byRules.reasons.includes(reason))
  if (added.length === 0) return byRules
  const reasons = [...byRules.reasons, ...added].toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
  const level = dangers.length > 0 || byRules.level === 'danger' ? 'danger' : 'warning'
  return { ...byRules, level, reasons, isCrisis: byRules.isCrisis || dangers.includes('crisis') }
}

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
  'override',
  'personalData',
  'reviewWord',
]
