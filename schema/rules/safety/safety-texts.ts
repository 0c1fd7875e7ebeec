import type { CrisisTopic } from './care-texts.ts'
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
  crisis: 'It sounds as if someone needs help from a real person.',
  violence: 'It asks for violence.',
  weapons: 'It asks for weapons or explosives.',
  drugs: 'It asks for drugs, alcohol or smoking.',
  sexual: 'It asks for something sexual.',
  hate: 'It attacks people for who they are.',
  bullying: 'It would hurt someone you know.',
  crime: 'It asks for something that is against the law.',
  keyword: 'It uses a word that the lab blocks: violent, harmful, dangerous or inappropriate.',
  override: 'It tries to get an AI to ignore its rules.',
  personalData: 'It has private things in it. We replace them before we save anything.',
  reviewWord: 'It uses a word that makes us look twice: difficult, complex or advanced.',
  flagged: 'Our second check found something in it that is not right for young people.',
  unsafeAnswer: 'The answer was the problem, not you. It was not right for young people, so we stopped it.',
} as const satisfies Record<
  HarmKind | 'crisis' | 'keyword' | 'override' | 'personalData' | 'reviewWord' | 'flagged' | 'unsafeAnswer',
  string
>

export type SafetyReason = keyof typeof safetyReasons

/** `crisisTopics` has at least one entry in a crisis, and none otherwise. */
export type SafetyCheck = {
  level: SafetyLevel
  reasons: SafetyReason[]
  personal: Finding[]
  isCrisis: boolean
  crisisTopics: CrisisTopic[]
}

/** Until the rules have answered, or if they fail. */
export const uncheckedPrompt: SafetyCheck = { level: 'unknown', reasons: [], personal: [], isCrisis: false, crisisTopics: [] }

/** Stored after an answer that ended early. */
export const interruptedText = '(The answer ended here.)'

/** Shown instead of a blocked answer. */
export const blockedAnswerText =
  'We stopped this answer. Something in it was not right for young people. You did nothing wrong: AI models make mistakes. Ask in a different way, or talk to an adult you trust about it.'
