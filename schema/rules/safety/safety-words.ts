import { labToasts } from '../lab/lab.ts'
import { careText } from './care-words.ts'
import type { Finding } from './personal-data/personal-data.ts'

// What is said about how safe a prompt is. Screens that only show it do without the vocabulary of prompt-safety, which is large.

/** `unknown` is never stored: it is what stands there until the rules have answered. */
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

/** What stands in the place of an answer that was stopped. */
export const stoppedAnswer =
  'We stopped this answer. Something in it was not fit for young people. You did nothing wrong: models make mistakes. Ask in another way, or talk to an adult you trust about it.'

/** What stands in the place of an answer to a prompt at danger. */
export function insteadOfAnswer(isCrisis: boolean): string {
  return isCrisis ? careText : labToasts.blocked
}
