import type { FamilyControls } from './family-controls.ts'

// Why the lab is closed for a learner, and how that is put to them.

export const labClosings = ['tooYoung', 'family', 'paused', 'quietHours'] as const
export type LabClosing = (typeof labClosings)[number]

/** What a learner reads. How long an account is too young stands in a message of its own. */
export const closingTexts: Record<Exclude<LabClosing, 'tooYoung'>, string> = {
  family: 'Your family has switched the lab off. Talk to them when you would like to use it.',
  paused: 'Your family has paused your account. Talk to them when you would like to go on.',
  quietHours: 'It is quiet time in your family. The lab opens again when it ends.',
}

/** Said of one tool, while the others are there. */
export const toolClosedText = 'Your family has not chosen this tool for you. Take another one, or talk to them.'

/** Why the lab is closed; null when it is open. What lasts longest is said first. */
export function labClosing(
  { pausedAt, isLabOn }: Pick<FamilyControls, 'pausedAt' | 'isLabOn'>,
  daysLeft: number,
  isQuiet: boolean,
): LabClosing | null {
  if (pausedAt) return 'paused'
  if (!isLabOn) return 'family'
  if (daysLeft > 0) return 'tooYoung'
  return isQuiet ? 'quietHours' : null
}
