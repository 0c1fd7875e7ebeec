import type { SafetyReason } from './safety-words.ts'

// How safely a learner uses the lab, as one figure for parents. This file is the published formula; the portal shows the same words.

/** Prompts of so many days count. */
export const safetyDays = 30
/** With fewer prompts than this the score is reckoned as if there were so many, so that one slip does not decide everything. */
export const leastPrompts = 10
/** With fewer prompts than this there is nothing to score, and none is shown. */
export const fewestPromptsToScore = 3
/** So many safe prompts since the last piece of personal data, and personal data count half. */
export const promptsToHalve = 5

/** What a prompt takes at most, in points out of 100, and how that is put to parents. */
export const safetyWeights = {
  harm: {
    points: 100,
    title: 'Asked for something harmful',
    text: 'Blocked: violence, weapons, drugs, sexual things, hate, bullying or crime.',
  },
  override: {
    points: 50,
    title: 'Tried to talk a tool out of its rules',
    text: 'Answered with a warning, and worth a talk.',
  },
  personalData: {
    points: 20,
    title: 'Sent something private',
    text: `It was replaced before anything was stored. After ${promptsToHalve} safe prompts since, it counts half.`,
  },
  keyword: {
    points: 10,
    title: 'Used a word that the lab blocks',
    text: 'Such as “dangerous”. It is often a fair question in the wrong words.',
  },
} as const

export type SafetyPart = keyof typeof safetyWeights

/** What is told and counts nothing, so that nobody loses points by asking for help. */
export const countsNothing = [
  'Reporting an answer, and asking staff to look again.',
  'A blocked prompt that staff found to be fine.',
  'An answer that we stopped: that is not the learner’s doing.',
  'Words such as “difficult” that only make us look twice.',
  'Anything that sounds as if somebody needs help.',
] as const

/** One prompt as the score sees it. */
export type ScoredPrompt = {
  sentAt: Date
  reasons: readonly string[]
  /** Whether staff looked at it, because the learner asked, and found it to be fine. */
  isGranted: boolean
}

export type PartScore = {
  part: SafetyPart
  /** How many prompts. */
  count: number
  /** What they take from the score together, in points with one decimal. */
  points: number
}

export type SafetyScore = {
  /** Whole, 0 to 100. */
  score: number
  /** Prompts that count. */
  prompts: number
  /** What takes something, the most first. */
  parts: PartScore[]
}

/** Reasons that are harm. */
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

/** The gravest thing about a prompt; `null` when nothing of it counts. Reasons that are not the learner's doing are none. */
export function gravestPart({ reasons, isGranted }: Pick<ScoredPrompt, 'reasons' | 'isGranted'>): SafetyPart | null {
  if (isGranted || reasons.includes('crisis')) return null
  if (reasons.some((reason) => harms.has(reason))) return 'harm'
  return (['override', 'personalData', 'keyword'] as const).find((part) => reasons.includes(part)) ?? null
}

/** The prompts of one learner as counts: all that the score depends on. */
export type SafetyTally = {
  /** Prompts that count. */
  prompts: number
  counts: Readonly<Record<SafetyPart, number>>
  /** Prompts of which nothing counts, sent since the last piece of personal data; 0 where there was none. */
  safeSincePrivate: number
}

/**
 * 100, less what the prompts of the last 30 days take on average: each takes the points of the gravest thing about it. Nobody has a
 * score below 0, and whoever sent nothing has 100.
 *
 * @param prompts what was sent in these days, in any order; those that sound like a crisis are left out altogether
 */
export function safetyScore(prompts: readonly ScoredPrompt[]): SafetyScore {
  return scoreOfTally(safetyTally(prompts))
}

function safetyTally(prompts: readonly ScoredPrompt[]): SafetyTally {
  const counted = prompts
    .filter(({ reasons }) => !reasons.includes('crisis'))
    .toSorted((one, other) => other.sentAt.getTime() - one.sentAt.getTime())
    .map(gravestPart)
  const since = counted.slice(0, Math.max(0, counted.indexOf('personalData')))
  const counts = { harm: 0, override: 0, personalData: 0, keyword: 0 }
  for (const part of counted) if (part) counts[part] += 1
  return { prompts: counted.length, counts, safeSincePrivate: since.filter((part) => part === null).length }
}

/** The score by counts, for whoever reckons with many learners. */
export function scoreOfTally({ prompts, counts, safeSincePrivate }: SafetyTally): SafetyScore {
  const total = Math.max(prompts, leastPrompts)
  const privateShare = safeSincePrivate >= promptsToHalve ? 0.5 : 1
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

/** The score to show; null as long as there are too few prompts to say anything. */
export function shownScore({ score, prompts }: Pick<SafetyScore, 'score' | 'prompts'>): number | null {
  return prompts < fewestPromptsToScore ? null : score
}

/** In the place of a score that is not shown. */
export function noScoreWords(prompts: number): string {
  return prompts === 0 ? 'No lab use yet' : 'Too little lab use yet'
}

/** What the score is about, so that nobody takes it for the skill with a similar name. */
export const scoreMeaning =
  'The safety score is about prompts in the AI lab. The skill “Digital Safety” is about lessons: it grows with each one that teaches it.'

/** The bands of the specification (section 9). */
export function safetyBand(score: number): 'high' | 'fair' | 'low' {
  if (score >= 95) return 'high'
  return score >= 90 ? 'fair' : 'low'
}

export const bandWords = {
  high: 'Uses the lab safely',
  fair: 'Mostly safe, with something to talk about',
  low: 'Time for a talk about the lab',
} as const
