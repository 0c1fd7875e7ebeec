import { cleanPrompt } from '../lab/lab.ts'
import { crisisTopics, isPossibleCrisis } from './crisis.ts'
import { findPersonalData } from './personal-data/personal-data.ts'
import { type HarmKind, type SafetyCheck, type SafetyReason, uncheckedPrompt } from './safety-texts.ts'

const dangerWords = ['violent', 'harmful', 'dangerous', 'inappropriate']
const warningWords = ['difficult', 'complex', 'advanced']

/** Everyday uses of these words about weather, animals, substances and numbers. Other checks still read the whole prompt. */
const everydayUses = [
  /\bviolent (?:thunder)?(?:storms?|winds?|weather|waves?|seas?|hurricanes?|tornado(?:e?s)?|earthquakes?|eruptions?|volcano(?:e?s)?)\b/g,
  /\b(?:more|less|most|least) dangerous (?:than|animals?|snakes?|spiders?|sharks?|fish|plants?|insects?|predators?|jobs?|sports?|volcano(?:e?s)?|roads?|planets?|dinosaurs?)\b/g,
  /\bdangerous (?:animals?|snakes?|spiders?|sharks?|jellyfish|insects?|predators?|species|dinosaurs?|currents?|waves?|weather|storms?|volcano(?:e?s)?)\b/g,
  /\bharmful (?:gas(?:es)?|rays|bacteria|algae|insects|effects? of (?:acid rain|pollution|plastic|smoking|the sun))\b/g,
  /\binappropriate fractions?\b/g,
]

/**
 * Returns the level by the specification's keywords (section 5), which also match within other words. A few everyday uses, such as
 * "violent storm", do not count.
 */
export function keywordLevel(prompt: string): 'safe' | 'warning' | 'danger' {
  const text = everydayUses.reduce((rest, use) => rest.replaceAll(use, ' '), prompt.toLowerCase())
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
