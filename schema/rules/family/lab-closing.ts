import type { FamilyControls } from './family-controls.ts'

// Why the lab is closed for a learner, and the message shown for it.

export const labClosings = ['tooYoung', 'family', 'paused', 'quietHours'] as const
export type LabClosing = (typeof labClosings)[number]

/** Messages for the learner. `tooYoung` has its own message, because it includes the number of days. */
export const closingTexts: Record<Exclude<LabClosing, 'tooYoung'>, string> = {
  family: 'Your family has turned the lab off. Talk to them if you would like to use it.',
  paused: 'Your family has paused your account. Talk to them if you would like to continue.',
  quietHours: 'It’s quiet time in your family. The lab opens again when it ends.',
}

/** Shown for a single tool while others are available. */
export const toolClosedText = 'Your family has not chosen this tool for you. Choose another one, or talk to them.'

/** Returns why the lab is closed, or null when it is open. The longest-lasting reason comes first. */
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
