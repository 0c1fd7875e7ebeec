import { needsConsent } from '@deepm/schema/rules/accounts/ages'
import { controlsOf, type FamilyControls, isQuietIn } from '@deepm/schema/rules/family/family-controls'
import { type LabClosing, labClosing } from '@deepm/schema/rules/family/lab-closing'
import type { LabTool } from '@deepm/schema/rules/lab/lab'
import { daysUntilUnlock, unlockDays } from '@deepm/schema/rules/rewards/unlocks'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { type LearnerZone, learnerDay, zonesInForce } from '@deepm/schema/rules/time/learner-day'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { Context, Viewer } from '../../platform/context.ts'
import { consentedLearner, rateLimitSubject } from '../../platform/viewer.policy.ts'
import { zoneColumns, zoneOf } from '../accounts/profile/time-zone.service.ts'
import { countMinute } from '../rewards/minute.service.ts'
import { LabClosedError, LabLockedError, LabTimeUpError } from './lab.errors.ts'

/** A learner's access to the lab: why it is closed, days until it opens, and minutes left today. */
export type LabAccess = {
  closedBecause: LabClosing | null
  daysLeft: number
  /** When it opens because the account is old enough; null when it is, or when a parent opened it early. */
  opensAt: Date | null
  minutesLeft: number
  minutesPerDay: number
  controls: FamilyControls
  /** What determines the learner's day. */
  zone: LearnerZone
  /** The account or network whose token quota and rate limits apply; see `rateLimitSubject`. */
  payer: string
}

/** The columns of a learner that decide about access to the lab. */
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

export async function labAccess(context: Context, owner: Owner) {
  const { db, clock } = context
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
    zone,
    payer: rateLimitSubject(context, { id, isDemo: user.isDemo }),
  } satisfies LabAccess
}

export type LabLearner = { viewer: Viewer; isDemo: boolean; access: LabAccess }

/**
 * Returns the signed-in learner with their access to the lab.
 *
 * @throws ConsentRequiredError
 */
export async function labLearner(context: Context): Promise<LabLearner> {
  // Quiet hours and a pause are part of the access, because a crisis is accepted in some of them.
  const viewer = consentedLearner(context.viewer)
  const learner = await context.db.learner.findUniqueOrThrow({ where: { id: viewer.userId }, select: labOwner })
  return { viewer, isDemo: learner.user.isDemo, access: await labAccess(context, learner) }
}

/** @throws LabLockedError, LabClosedError */
function assertOpen({ closedBecause, daysLeft }: LabAccess): void {
  if (closedBecause === 'tooYoung') throw new LabLockedError(daysLeft)
  if (closedBecause) throw new LabClosedError(closedBecause)
}

/** @throws LabLockedError, LabClosedError, also for a tool that the family has not chosen; LabTimeUpError without minutes */
export function assertLabAvailable(access: LabAccess, tool: LabTool): void {
  assertOpen(access)
  if (!access.controls.labTools.includes(tool)) throw new LabClosedError('family', tool)
  if (access.minutesLeft === 0) throw new LabTimeUpError(access.minutesPerDay)
}

/**
 * A crisis is accepted when minutes are used up, in quiet hours, and for a tool that the family did not choose. While the account is
 * paused or too young, nothing is recorded; the screen shows the helplines without a request.
 *
 * @throws LabLockedError, LabClosedError
 */
export function assertCrisisAllowed(access: LabAccess): void {
  if (access.closedBecause === 'tooYoung' || access.closedBecause === 'paused') assertOpen(access)
}

/** At most this many minutes count between two requests, so that a long absence costs no more. */
const maxPauseMinutes = 5

/**
 * Counts the minutes since the last lab request of the day, at most five, or the first minute of the day. This way the
 * server measures the daily limit even if the browser reports no minutes.
 */
export async function countLabTime(context: Context, { viewer, access }: Pick<LabLearner, 'viewer' | 'access'>): Promise<void> {
  if (access.closedBecause === null) await countMinute(context, viewer, 'LabDay', maxPauseMinutes)
}

/**
 * Counts a minute that the browser reports for the signed-in learner, by the rules of `countLabTime`: a report right
 * before a request must not shorten the pause that the request ends.
 *
 * @returns minutes left today
 */
export async function recordLabMinute(context: Context): Promise<number> {
  const { viewer, access } = await labLearner(context)
  assertOpen(access)
  const { minutes, extraMinutes } = await countMinute(context, viewer, 'LabDay', maxPauseMinutes)
  return Math.max(0, access.controls.labMinutesPerDay + extraMinutes - minutes)
}
