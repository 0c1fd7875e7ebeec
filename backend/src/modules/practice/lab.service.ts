import { needsConsent } from '@deepm/schema/rules/ages'
import { daysFrom } from '@deepm/schema/rules/deadline'
import { controlsOf, type FamilyControls, isQuietIn } from '@deepm/schema/rules/family-controls'
import type { LabTool } from '@deepm/schema/rules/lab'
import { type LabClosing, labClosing } from '@deepm/schema/rules/lab-closing'
import { learnerDay, zonesInForce } from '@deepm/schema/rules/learner-day'
import { daysUntilUnlock, unlockDays } from '@deepm/schema/rules/unlocks'
import type { Context, Viewer } from '../../context.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { consentedLearner } from '../identity/identity.policy.ts'
import { zoneColumns, zoneOf } from '../identity/time-zone.service.ts'
import { countMinute } from '../rewards/minute.service.ts'
import { LabClosedError, LabLockedError, LabTimeUpError } from './practice.errors.ts'

/** How a learner stands with the lab: why it is closed, days until it opens, and minutes left of today. */
export type LabStanding = {
  closedBecause: LabClosing | null
  daysLeft: number
  /** When it opens because the account is old enough; null when it is, or when a parent opened it early. */
  opensAt: Date | null
  minutesLeft: number
  minutesPerDay: number
  controls: FamilyControls
  /** Whose share the tokens of an answer come from: the learner's, or in the demo, which everybody opens, that of the visitor's network. */
  payer: string
}

/** What of a learner decides how they stand with the lab. */
export const labOwner = {
  id: true,
  createdAt: true,
  ageAtSignup: true,
  consent: true,
  ...zoneColumns,
  user: { select: { timeZone: true, isDemo: true } },
  controls: { omit: { learnerId: true, updatedAt: true } },
} as const satisfies Prisma.LearnerSelect

type Owner = Prisma.LearnerGetPayload<{ select: typeof labOwner }>

export async function labStanding({ db, clock, ip }: Context, owner: Owner) {
  const { id, createdAt, ageAtSignup, consent, user, controls: stored } = owner
  const now = clock()
  const zone = zoneOf(owner)
  const controls = controlsOf(stored, needsConsent(ageAtSignup) || consent !== 'notRequired')
  const daysLeft = controls.opensLabEarly ? 0 : daysUntilUnlock('advancedAi', createdAt, now)
  const row = await db.labDay.findUnique({
    where: { learnerId_day: { learnerId: id, day: learnerDay(now, zone) } },
    select: { minutes: true, extraMinutes: true },
  })
  const minutesPerDay = controls.labMinutesPerDay + (row?.extraMinutes ?? 0)
  return {
    closedBecause: labClosing(controls, daysLeft, isQuietIn(zonesInForce(now, zone), now, controls)),
    daysLeft,
    opensAt: daysLeft > 0 ? daysFrom(createdAt, unlockDays.advancedAi) : null,
    minutesLeft: Math.max(0, minutesPerDay - (row?.minutes ?? 0)),
    minutesPerDay,
    controls,
    payer: user.isDemo ? ip : id,
  } satisfies LabStanding
}

export type LabLearner = { viewer: Viewer; isDemo: boolean; standing: LabStanding }

/**
 * The learner who is asking, with how they stand with the lab.
 *
 * @throws ConsentRequiredError
 */
export async function labLearner(context: Context): Promise<LabLearner> {
  // Quiet hours and a pause are told by the standing, since a cry for help is heard in some of them.
  const viewer = consentedLearner(context.viewer)
  const learner = await context.db.learner.findUniqueOrThrow({ where: { id: viewer.userId }, select: labOwner })
  return { viewer, isDemo: learner.user.isDemo, standing: await labStanding(context, learner) }
}

/** @throws LabLockedError, LabClosedError */
export function expectOpen({ closedBecause, daysLeft }: LabStanding): void {
  if (closedBecause === 'tooYoung') throw new LabLockedError(daysLeft)
  if (closedBecause) throw new LabClosedError(closedBecause)
}

/** @throws LabLockedError, LabClosedError, also for a tool that the family has not chosen; LabTimeUpError without minutes */
export function expectPlace(standing: LabStanding, tool: LabTool): void {
  expectOpen(standing)
  if (!standing.controls.labTools.includes(tool)) throw new LabClosedError('family', tool)
  if (standing.minutesLeft === 0) throw new LabTimeUpError(standing.minutesPerDay)
}

/**
 * Whoever may be in danger is heard although the day's minutes are used up, it is quiet time, or the family chose otherwise. While an
 * account is paused or too young nothing is recorded, a cry included; the screen shows its helplines without asking us.
 *
 * @throws LabLockedError, LabClosedError
 */
export function expectEar(standing: LabStanding): void {
  if (standing.closedBecause === 'tooYoung' || standing.closedBecause === 'paused') expectOpen(standing)
}

/** Between two requests of the lab that are at most so many minutes apart, the learner is taken to be in the lab. */
const pauseMinutes = 5

/**
 * Counts the time that a request of the lab stands for: its minute, and the minutes since the last one, unless that was a longer pause.
 * The server measures this way what counts against the daily limit, whether or not the browser reports its minutes.
 */
export async function countLabTime(
  context: Context,
  { viewer, standing }: Pick<LabLearner, 'viewer' | 'standing'>,
): Promise<void> {
  if (standing.closedBecause === null) await countMinute(context, viewer, 'LabDay', pauseMinutes)
}

/**
 * Counts one minute that the browser reports of the signed-in learner's day in the lab, as `countMinute` does. It adds to what
 * `countLabTime` measured.
 *
 * @returns minutes that are left of the day
 * @throws ConsentRequiredError, LabLockedError, LabClosedError
 */
export async function recordLabMinute(context: Context): Promise<number> {
  const { viewer, standing } = await labLearner(context)
  expectOpen(standing)
  const { minutes, extraMinutes } = await countMinute(context, viewer, 'LabDay')
  return Math.max(0, standing.controls.labMinutesPerDay + extraMinutes - minutes)
}
