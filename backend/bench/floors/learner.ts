import { levelProgress } from '@deepm/schema/rules/levels'
import { daysUntilUnlock, type Feature, unlockDays } from '@deepm/schema/rules/unlocks'
import { one, type Select } from './floor.ts'

export type Learner = {
  firstName: string
  consent: string
  xp: number
  level: number
  days: number
  longest: number
  freezes: number
  lastDay: string | null
  ageAtSignup: number
  createdAt: Date
  leaderboardOptOut: boolean
  leaderboardPermitted: boolean
  isDemo: boolean
  personaId: string | null
  personaName: string
  personaIcon: string
}

/** A learner's own row, with account and path. */
export function selectLearner(select: Select, id: string): Promise<Learner> {
  return one(
    select<Learner>(
      'learner',
      `SELECT u."firstName", u."isDemo", l.consent::text AS consent, l.xp, l.level, l."streakDays" AS days,
        l."streakLongest" AS longest, l."streakFreezes" AS freezes, l."streakLastDay" AS "lastDay", l."ageAtSignup", l."createdAt",
        l."leaderboardOptOut", l."leaderboardPermitted", p.id AS "personaId", p.name AS "personaName", p.icon AS "personaIcon"
      FROM "User" u JOIN "Learner" l ON l.id = u.id LEFT JOIN "Persona" p ON p.id = l."selectedPersona" WHERE u.id = $1`,
      [id],
    ),
  )
}

export function unlocks(createdAt: Date, now: Date): object[] {
  return (Object.keys(unlockDays) as Feature[]).map((feature) => {
    const daysLeft = daysUntilUnlock(feature, createdAt, now)
    return { feature, daysLeft, isUnlocked: daysLeft === 0, __typename: 'FeatureUnlock' }
  })
}

export function levelOf(xp: number): object {
  const { xpIntoLevel, xpForNext, percent } = levelProgress(xp)
  return { xpIntoLevel, xpForNext, percent, __typename: 'LevelProgress' }
}
