import { labToasts } from '../lab/lab.ts'
import { careText } from './care-texts.ts'
import type { Finding } from './personal-data/personal-data.ts'

// Texts about prompt safety. Apart from prompt-safety.ts, so that showing them does not load its large vocabulary.

/** `unknown` is never stored: it applies until the rules have answered. */
export type SafetyLevel = 'safe' | 'warning' | 'danger' | 'unknown'

export const harmKinds = ['violence', 'weapons', 'drugs', 'sexual', 'hate', 'bullying', 'crime'] as const
export type HarmKind = (typeof harmKinds)[number]

/** Texts of the specification, section 4. */
export const safetyTexts: Record<SafetyLevel, string> = {
  safe: 'Content is safe and appropriate',
  warning: 'Content needs review',
  danger: 'Content blocked for safety',
  unknown: 'Safety check in progress',
}

/** Reasons for a level; the first one is shown to the learner first. */
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

/** Until the rules have answered, or if they fail. */
export const uncheckedPrompt: SafetyCheck = { level: 'unknown', reasons: [], personal: [], isCrisis: false }

/** Stored after an answer that ended early. */
export const interruptedText = '(The answer ended here.)'

/** Shown instead of a blocked answer. */
export const blockedAnswerText =
  'We stopped this answer. Something in it was not fit for young people. You did nothing wrong: models make mistakes. Ask in another way, or talk to an adult you trust about it.'

/** Returns the text shown instead of an answer to a prompt at level danger. */
export function refusalText(isCrisis: boolean): string {
  return isCrisis ? careText : labToasts.blocked
}
