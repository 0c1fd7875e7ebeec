import { soundsLikeCrisis } from './crisis.ts'
import { cleanPrompt } from './lab.ts'
import { findPersonalData } from './personal-data.ts'
import { harmsIn, triesToOverride } from './prompt-harm.ts'
import { type SafetyCheck, type SafetyReason, unchecked } from './safety-words.ts'

// How safe a prompt is. The screen asks before it sends, the server again before it stores; when the rules themselves fail, nothing is
// sent and nothing stored.

const dangerWords = ['violent', 'harmful', 'dangerous', 'inappropriate']
const warningWords = ['difficult', 'complex', 'advanced']

/** The level by the words of the specification (section 5), found anywhere in the lower-case prompt, within other words too. */
export function keywordLevel(prompt: string): 'safe' | 'warning' | 'danger' {
  const text = prompt.toLowerCase()
  if (dangerWords.some((word) => text.includes(word))) return 'danger'
  return warningWords.some((word) => text.includes(word)) ? 'warning' : 'safe'
}

/** What the rules find in a prompt. A prompt at danger is never answered; one with private things only without them. */
export function checkPrompt(prompt: string): SafetyCheck & { level: 'safe' | 'warning' | 'danger' } {
  const text = cleanPrompt(prompt)
  const personal = findPersonalData(text)
  const isCrisis = soundsLikeCrisis(text)
  const words = keywordLevel(text)
  const blocking: SafetyReason[] = [
    ...(isCrisis ? (['crisis'] as const) : []),
    ...harmsIn(text),
    ...(words === 'danger' ? (['keyword'] as const) : []),
  ]
  const marking: SafetyReason[] = [
    ...(triesToOverride(text) ? (['override'] as const) : []),
    ...(personal.length > 0 ? (['personalData'] as const) : []),
    ...(words === 'warning' ? (['reviewWord'] as const) : []),
  ]
  const level = blocking.length > 0 ? 'danger' : marking.length > 0 ? 'warning' : 'safe'
  return { level, reasons: [...blocking, ...marking], personal, isCrisis }
}

/** The check for a screen: when the rules break, the level stays unknown and nothing can be sent. */
export function checkOrUnknown(prompt: string, check: (prompt: string) => SafetyCheck = checkPrompt): SafetyCheck {
  try {
    return check(prompt)
  } catch {
    return unchecked
  }
}
