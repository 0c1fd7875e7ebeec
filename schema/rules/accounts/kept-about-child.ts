import { interactionDays } from '../lab/lab.ts'

/** What the academy keeps about a child. Every screen on which a parent agrees shows this list. */
export const keptAboutChild = [
  'first name, last name if there is one, age, time zone, and the email address if there is one',
  'the chosen path and plan, and words on experience, goals and interests',
  'lessons begun and completed, answers to their questions, points and achievements',
  'how many minutes of each day the academy was open',
  'projects',
  `prompts of the AI lab and their answers, for ${interactionDays} days`,
] as const
