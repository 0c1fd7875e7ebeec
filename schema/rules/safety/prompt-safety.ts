import { cleanPrompt } from '../lab/lab.ts'
import { crisisTopics, isPossibleCrisis } from './crisis.ts'
import { findPersonalData } from './personal-data/personal-data.ts'
import { type HarmKind, type SafetyCheck, type SafetyReason, uncheckedPrompt } from './safety-texts.ts'

const dangerWords = ['violent', 'harmful', 'dangerous', 'inappropriate']
const warningWords = ['difficult', 'complex', 'advanced']

/** Returns the level by the specification's keywords (section 5), which also match within other words. */
export function keywordLevel(prompt: string): 'safe' | 'warning' | 'danger' {
  const text = prompt.toLowerCase()
  if (dangerWords.some((word) => text.includes(word))) return 'danger'
  return warningWords.some((word) => text.includes(word)) ? 'warning' : 'safe'
}

/** Findings only the server can make, because its lexicon must not be published. */
export type ServerFindings = { harms: readonly HarmKind[]; isOverride: boolean }
const noFindings: ServerFindings = { harms: [], isOverride: false }

/**
 * Checks a prompt for a crisis, personal data and the specification's keywords, in the browser and on the server. A prompt at
 * level danger is never answered.
 */
export function checkPrompt(
  prompt: string,
  { harms, isOverride } = noFindings,
): SafetyCheck & { level: 'safe' | 'warning' | 'danger' } {
  const text = cleanPrompt(prompt)
  const personal = findPersonalData(text)
  const isCrisis = isPossibleCrisis(text)
  const words = keywordLevel(text)
  const blocking: SafetyReason[] = [
    ...(isCrisis ? (['crisis'] as const) : []),
    ...harms,
    ...(words === 'danger' ? (['keyword'] as const) : []),
  ]
  const marking: SafetyReason[] = [
    ...(isOverride ? (['override'] as const) : []),
    ...(personal.length > 0 ? (['personalData'] as const) : []),
    ...(words === 'warning' ? (['reviewWord'] as const) : []),
  ]
  const level = blocking.length > 0 ? 'danger' : marking.length > 0 ? 'warning' : 'safe'
  return { level, reasons: [...blocking, ...marking], personal, isCrisis, crisisTopics: isCrisis ? crisisTopics(text) : [] }
}

/** Checks a prompt for a screen. If the check throws, the level is unknown and nothing can be sent. */
export function checkOrUnknown(prompt: string, check: (prompt: string) => SafetyCheck = checkPrompt): SafetyCheck {
  try {
    return check(prompt)
  } catch {
    return uncheckedPrompt
  }
}
