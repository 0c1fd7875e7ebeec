import type { SafetyReason } from './safety-texts.ts'

// How safely a learner uses the lab, as one number for parents. This file is the published formula; the portal shows its text.

/** Days of prompts that count. */
export const safetyDays = 30
/** Fewer prompts are scored as if there were this many, so that one slip does not decide everything. */
export const minScoredPrompts = 10
/** Below this number of prompts, no score is shown. */
export const minPromptsToScore = 3
/** Safe prompts after which the last personal data counts half. */
export const promptHalfLife = 5

/** The points out of 100 each reason deducts, and its label for parents. */
export const safetyWeights = {
  harm: {
    points: 100,
    title: 'Asked for something harmful',
    text: 'Blocked: violence, weapons, drugs, sexual things, hate, bullying or crime.',
  },
  override: {
    points: 50,
    title: 'Tried to get a tool to ignore its rules',
    text: 'Answered with a warning. Worth talking about.',
  },
  personalData: {
    points: 20,
    title: 'Sent something private',
    text: `We replaced it before we saved anything. After ${promptHalfLife} more safe prompts, it counts half.`,
  },
  keyword: {
    points: 10,
    title: 'Used a word that the lab blocks',
    text: 'For example “dangerous”. It is often a fair question in the wrong words.',
  },
} as const

export type SafetyPart = keyof typeof safetyWeights

/** Reported without a deduction, so that asking for help costs no points. */
export const reasonsWithoutDeduction = [
  'Reporting an answer, and asking our staff to look again.',
  'A blocked prompt that our staff found to be fine.',
  'An answer that we stopped. That is not the learner’s fault.',
  'Words such as “difficult” that only make us look twice.',
  'Anything that sounds as if someone needs help.',
] as const

/** A prompt's data for the score. */
export type ScoredPrompt = {
  sentAt: Date
  reasons: readonly string[]
  /** Whether staff reviewed it at the learner's request and approved it. */
  isGranted: boolean
}

export type PartScore = {
  part: SafetyPart
  /** Number of prompts. */
  count: number
  /** Total points deducted, with one decimal. */
  points: number
}

export type SafetyScore = {
  /** Whole, 0 to 100. */
  score: number
  /** Prompts that count. */
  prompts: number
  /** Deductions, largest first. */
  parts: PartScore[]
}

/** Reasons that count as harm. */
export const harmReasons = [
  'violence',
  'weapons',
  'drugs',
  'sexual',
  'hate',
  'bullying',
  'crime',
] as const satisfies SafetyReason[]
const harms: ReadonlySet<string> = new Set(harmReasons)

/** Returns the most serious reason of a prompt, or `null`. Reasons outside the learner's control don't count. */
export function mostSeriousPart({ reasons, isGranted }: Pick<ScoredPrompt, 'reasons' | 'isGranted'>): SafetyPart | null {
  if (isGranted || reasons.includes('crisis')) return null
  if (reasons.some((reason) => harms.has(reason))) return 'harm'
  return (['override', 'personalData', 'keyword'] as const).find((part) => reasons.includes(part)) ?? null
}

/** Counts of one learner's prompts: everything the score depends on. */
export type SafetyTally = {
  /** Prompts that count. */
  prompts: number
  counts: Readonly<Record<SafetyPart, number>>
  /** Prompts without a deduction since the last personal data; 0 if there was none. */
  safeSincePrivate: number
}

/**
 * Returns 100 minus the average deduction of the last 30 days' prompts: each deducts the points of its most serious reason.
 * The score is never below 0, and 100 without prompts.
 *
 * @param prompts the prompts of these days, in any order; those that sound like a crisis are ignored
 */
export function safetyScore(prompts: readonly ScoredPrompt[]): SafetyScore {
  return scoreOfTally(safetyTally(prompts))
}

function safetyTally(prompts: readonly ScoredPrompt[]): SafetyTally {
  const counted = prompts
    .filter(({ reasons }) => !reasons.includes('crisis'))
    .toSorted((one, other) => other.sentAt.getTime() - one.sentAt.getTime())
    .map(mostSeriousPart)
  const since = counted.slice(0, Math.max(0, counted.indexOf('personalData')))
  const counts = { harm: 0, override: 0, personalData: 0, keyword: 0 }
  for (const part of counted) if (part) counts[part] += 1
  return { prompts: counted.length, counts, safeSincePrivate: since.filter((part) => part === null).length }
}

/** Returns the score from counts, for aggregating many learners. */
export function scoreOfTally({ prompts, counts, safeSincePrivate }: SafetyTally): SafetyScore {
  const total = Math.max(prompts, minScoredPrompts)
  const privateShare = safeSincePrivate >= promptHalfLife ? 0.5 : 1
  const parts = (Object.keys(safetyWeights) as SafetyPart[])
    .filter((part) => counts[part] > 0)
    .map((part): PartScore => {
      const taken = counts[part] * safetyWeights[part].points * (part === 'personalData' ? privateShare : 1)
      return { part, count: counts[part], points: taken / total }
    })
  const taken = parts.reduce((sum, { points }) => sum + points, 0)
  return {
    score: Math.max(0, Math.round(100 - taken)),
    prompts,
    parts: parts
      .toSorted((one, other) => other.points - one.points)
      .map((it) => ({ ...it, points: Math.round(it.points * 10) / 10 })),
  }
}

/** Returns the score to show, or null with too few prompts. */
export function scoreToShow({ score, prompts }: Pick<SafetyScore, 'score' | 'prompts'>): number | null {
  return prompts < minPromptsToScore ? null : score
}

/** Shown instead of a score. */
export function noScoreText(prompts: number): string {
  return prompts === 0 ? 'No lab use yet' : 'Not enough lab use yet'
}

/** Explains the score, so that it is not confused with the skill of a similar name. */
export const scoreMeaning =
  'The safety score is based on prompts in the AI lab. The Digital Safety skill is based on lessons and goes up with each lesson that teaches it.'

/** The specification's bands (section 9). */
export function safetyBand(score: number): 'high' | 'fair' | 'low' {
  if (score >= 95) return 'high'
  return score >= 90 ? 'fair' : 'low'
}

export const safetyBandTexts = {
  high: 'Uses the lab safely',
  fair: 'Mostly safe, with something to talk about',
  low: 'Time to talk about the lab',
} as const
