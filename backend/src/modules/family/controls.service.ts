import type { FamilyControlsForm } from '@deepm/schema/rules/family/family-control-forms'
import { controlsOf, type FamilyControls } from '@deepm/schema/rules/family/family-controls'
import { NotFoundError } from '../../core/errors.ts'
import { lockLearnerRow } from '../../database/lock-learner-row.ts'
import type { Tx } from '../../database/open.ts'
import type { FamilyControls as Row } from '../../generated/prisma/client.ts'
import type { Context } from '../../platform/context.ts'
import { DemoAccountError } from '../accounts/profile/profile.errors.ts'
import { changeTimeZone } from '../accounts/profile/time-zone.service.ts'
import { recordDecisions } from '../guardianship/decision.service.ts'
import { notifyOfChange } from '../guardianship/guardianship.service.ts'
import type { SettingsArea } from '../notifications/family-notices.service.ts'
import { changedControls, describeControls } from './controls.policy.ts'

/** Returns the family controls of a learner, from the stored row if there is one. */
export function controlsOfLearner(learner: { consent: string; controls: Row | null }): FamilyControls {
  return controlsOf(learner.controls, learner.consent !== 'notRequired')
}

/**
 * Stores one or more family controls of a child; the others stay. They apply from the next request on. Repeating the call changes
 * and records nothing.
 *
 * @throws NotFoundError when the child is not theirs, DemoAccountError for a control that would lock visitors out of the demo
 */
export async function setFamilyControls(context: Context, learnerId: string, form: FamilyControlsForm): Promise<void> {
  const { db, viewer, clock } = context
  const parentId = viewer?.userId ?? ''
  const child = await db.learner.findFirst({
    where: { id: learnerId, guardianships: { some: { parentId } } },
    select: { user: { select: { isDemo: true } } },
  })
  if (!child) throw new NotFoundError('child')
  if (child.user.isDemo && (form.isPaused || form.quietHours || form.isLabOn === false)) {
    throw new DemoAccountError(
      'All visitors share the demo learner, so this does not apply here. In your own family, it applies right away.',
    )
  }
  await db.$transaction(async (tx) => {
    await lockFamilyControls(tx, learnerId)
    await lockGuardianship(tx, parentId, learnerId)
    const { learner, ...stored } = await tx.familyControls.findUniqueOrThrow({
      where: { learnerId },
      include: { learner: { select: { user: { select: { timeZone: true } } } } },
    })
    const changes = changedControls(form, { ...stored, timeZone: learner.user.timeZone })
    const { quietHours, isPaused, timeZone, ...plain } = changes
    await tx.familyControls.update({
      where: { learnerId },
      data: {
        ...plain,
        ...(quietHours !== undefined && { quietFrom: quietHours?.from ?? null, quietUntil: quietHours?.until ?? null }),
        ...(isPaused !== undefined && { pausedAt: isPaused ? clock() : null }),
      },
    })
    if (timeZone) await changeTimeZone(tx, learnerId, timeZone, clock())
    await recordDecisions(tx, { parentId, learnerId, at: clock() }, describeControls(changes))
    await notifyOfChange(tx, parentId, learnerId, changedAreas(changes), clock())
  })
}

const areas: Record<keyof FamilyControlsForm, SettingsArea> = {
  isPaused: 'pause',
  quietHours: 'quiet hours',
  timeZone: 'time zone',
  isLabOn: 'AI lab',
  opensLabEarly: 'AI lab',
  labTools: 'AI lab',
  labMinutesPerDay: 'AI lab',
  mayAskProviders: 'AI companies',
  mayMakePictures: 'AI companies',
  mayShowProjects: 'what others see',
}

function changedAreas(changes: FamilyControlsForm): SettingsArea[] {
  const fields = Object.keys(changes) as (keyof FamilyControlsForm)[]
  return [...new Set(fields.map((field) => areas[field]))]
}

/**
 * Locks a guardianship until the transaction ends.
 *
 * @throws NotFoundError when it ended already
 */
async function lockGuardianship(tx: Tx, parentId: string, learnerId: string): Promise<void> {
  const rows = await tx.$queryRaw<object[]>`
    SELECT 1 FROM "Guardianship" WHERE "parentId" = ${parentId} AND "learnerId" = ${learnerId} FOR KEY SHARE`
  if (rows.length === 0) throw new NotFoundError('child')
}

/** Stores whether a learner of 13 or more without a linked parent allows AI companies. */
export async function chooseProviders({ db, viewer }: Context, mayAskProviders: boolean): Promise<void> {
  const learnerId = viewer?.userId ?? ''
  const own = await db.learner.count({ where: { id: learnerId, consent: 'notRequired', guardianships: { none: {} } } })
  if (own === 0) throw new NotFoundError('choice: your parent decides this')
  await db.$transaction(async (tx) => {
    await lockFamilyControls(tx, learnerId)
    await tx.familyControls.update({ where: { learnerId }, data: { mayAskProviders } })
  })
}

/** Locks the learner and the controls, and creates their row if missing, which serializes decisions. */
export async function lockFamilyControls(tx: Tx, learnerId: string): Promise<void> {
  await lockLearnerRow(tx, learnerId)
  await tx.familyControls.createMany({ data: { learnerId }, skipDuplicates: true })
  await tx.$queryRaw`SELECT 1 FROM "FamilyControls" WHERE "learnerId" = ${learnerId} FOR NO KEY UPDATE`
}
