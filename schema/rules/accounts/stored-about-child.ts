import { interactionDays } from '../lab/lab.ts'

/** What the academy keeps about a child. Every screen on which a parent agrees shows this list. */
export const storedAboutChild = [
  'first name, last name if there is one, age, time zone, and the email address if there is one',
  'the chosen path and plan, and what was written about experience, goals and interests',
  'lessons started and completed, answers to their questions, points and achievements',
  'experiments started and completed, and the results that were saved',
  'how many minutes the academy was open each day',
  'projects',
  `AI lab prompts and answers, for ${interactionDays} days`,
] as const
