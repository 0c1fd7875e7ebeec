import { ageOn } from '@deepm/schema/rules/accounts/ages'
import { type LessonLevel, levelOfAge } from '@deepm/schema/rules/learning/lesson-levels'
import type { Context } from '../../platform/context.ts'

type LevelFacts = { lessonLevel: LessonLevel | null; ageAtSignup: number; createdAt: Date }

/** Returns the level at which a learner reads lessons: the chosen one, or the one for their age. */
export function levelOf({ lessonLevel, ageAtSignup, createdAt }: LevelFacts, now: Date): LessonLevel {
  return lessonLevel ?? levelOfAge(ageOn(ageAtSignup, createdAt, now))
}

/**
 * Sets the level at which the signed-in learner reads lessons; null returns to the level for their age. It is a setting like the theme, so
 * a child who waits for consent may change it, too.
 */
export async function chooseLevel({ db, viewer }: Context, lessonLevel: LessonLevel | null): Promise<void> {
  await db.learner.update({ where: { id: viewer?.userId ?? '' }, data: { lessonLevel }, select: { id: true } })
}
