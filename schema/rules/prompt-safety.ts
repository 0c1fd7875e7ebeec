import { careText, soundsLikeCrisis } from './crisis.ts'
import { cleanPrompt, labToasts } from './lab.ts'
import { type Finding, findPersonalData } from './personal-data.ts'
import { type HarmKind, harmsIn, triesToOverride } from './prompt-harm.ts'

// How safe a prompt is. The screen asks before it sends, the server again before it stores; when the rules themselves fail, nothing is
// sent and nothing stored.

/** `unknown` is never stored: it is what stands there until the rules have answered. */
export type SafetyLevel = 'safe' | 'warning' | 'danger' | 'unknown'

/** Texts of the specification, section 4. */
export const safetyTexts: Record<SafetyLevel, string> = {
  safe: 'Content is safe and appropriate',
  warning: 'Content needs review',
  danger: 'Content blocked for safety',
  unknown: 'Safety check in progress',
}

const dangerWords = ['violent', 'harmful', 'dangerous', 'inappropriate']
const warningWords = ['difficult', 'complex', 'advanced']

/** The level by the words of the specification (section 5), found anywhere in the lower-case prompt, within other words too. */
export function keywordLevel(prompt: string): 'safe' | 'warning' | 'danger' {
  const text = prompt.toLowerCase()
  if (dangerWords.some((word) => text.includes(word))) return 'danger'
  return warningWords.some((word) => text.includes(word)) ? 'warning' : 'safe'
}

/** Why a prompt has its level. The first of them is what a learner is told first. */
export const safetyReasons = {
  crisis: 'It sounds as if somebody needs help from a person.',
  violence: 'It asks for violence.',
  weapons: 'It asks for weapons or explosives.',
  drugs: 'It asks for drugs, alcohol or smoking.',
  sexual: 'It asks for something sexual.',
  hate: 'It is against people for what they are.',
  bullying: 'It would hurt somebody you know.',
  crime: 'It asks for something that is against the law.',
  keyword: 'It has a word in it that the lab does not answer: violent, harmful, dangerous or inappropriate.',
  override: 'It tries to talk a machine out of its rules.',
  personalData: 'It has private things in it. They are replaced before anything is stored.',
  reviewWord: 'It has a word in it that makes us look twice: difficult, complex or advanced.',
  flagged: 'A second look found something in it that is not for young people.',
  unsafeAnswer: 'The answer was the problem, not you: it was not fit for young people, so we stopped it.',
} as const satisfies Record<
  HarmKind | 'crisis' | 'keyword' | 'override' | 'personalData' | 'reviewWord' | 'flagged' | 'unsafeAnswer',
  string
>

export type SafetyReason = keyof typeof safetyReasons

export type SafetyCheck = { level: SafetyLevel; reasons: SafetyReason[]; personal: Finding[]; isCrisis: boolean }

/** Until the rules have answered, and when they cannot. */
export const unchecked: SafetyCheck = { level: 'unknown', reasons: [], personal: [], isCrisis: false }

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

/** What stands in the place of an answer that was stopped. */
export const stoppedAnswer =
  'We stopped this answer. Something in it was not fit for young people. You did nothing wrong: models make mistakes. Ask in another way, or talk to an adult you trust about it.'

/** What stands in the place of an answer to a prompt at danger. */
export function insteadOfAnswer(isCrisis: boolean): string {
  return isCrisis ? careText : labToasts.blocked
}
