import { avatarUrl } from '@deepm/schema/rules/accounts/avatars'
import type { ProfileForm } from '@deepm/schema/rules/accounts/profile'
import type { GamificationSettings } from '@deepm/schema/rules/accounts/settings'
import { isSameZone } from '@deepm/schema/rules/time/local-day'
import { InvalidInputError } from '../../../core/errors.ts'
import { lockLearnerRow } from '../../../database/lock-learner-row.ts'
import type { Tx } from '../../../database/open.ts'
import type { Learner } from '../../../generated/prisma/client.ts'
import type { Context } from '../../../platform/context.ts'
import { countRequest } from '../../../platform/rate-limit/rate-limit.service.ts'
import { rateLimitSubject } from '../../../platform/viewer.policy.ts'
import { assertAvatarEarned } from './avatar-choice.service.ts'
import { assertFirstNameFits } from './first-name.service.ts'
import { DemoAccountError } from './profile.errors.ts'
import { changeTimeZone } from './time-zone.service.ts'

const changesPerAccount = { name: 'profile', max: 60, windowSeconds: 3600 }

/**
 * Updates the profile of the signed-in person; the last save wins. A new time zone takes full effect on the learner's
 * next day, see schema/rules/time/learner-day.
 *
 * @throws RateLimitedError; InvalidInputError when a learner with a parent sends another time zone, which only the
 *   parent sets, a first name that others may not see, or a picture or colour that is not earned; AnalysisTimeoutError;
 *   DemoAccountError for a new name of a demo account, which the next visitor would read
 */
export async function updateProfile(context: Context, form: ProfileForm): Promise<void> {
  const { db, viewer } = context
  const { firstName, lastName, timeZone, avatar, avatarColour } = form
  const id = viewer?.userId ?? ''
  const payer = rateLimitSubject(context, { id, isDemo: viewer?.isDemo ?? false })
  await countRequest(context, changesPerAccount, payer)
  await assertAvatarEarned(context, form)
  if (viewer?.role === 'learner') await assertFirstNameFits(context, firstName, payer)
  const image = avatar ? avatarUrl(avatar) : null
  const name = `${firstName} ${lastName}`.trim()
  await db.$transaction(async (tx) => {
    if (timeZone !== undefined) await changeOwnTimeZone(context, tx, timeZone)
    const changed = await tx.user.updateMany({
      where: { id, OR: [{ isDemo: false }, { firstName, lastName }] },
      data: { firstName, lastName, name, image, avatarColour },
    })
    if (changed.count === 0)
      throw new DemoAccountError('This demo account is shared, so you can’t change its name. You can change the rest.')
  })
}

async function changeOwnTimeZone({ viewer, clock }: Context, tx: Tx, timeZone: string): Promise<void> {
  const id = viewer?.userId ?? ''
  if (viewer?.role !== 'learner') {
    await tx.user.update({ where: { id }, data: { timeZone } })
    return
  }
  // Serializes this change with a parallel link to a parent; see `linkChild`.
  await lockLearnerRow(tx, id)
  const before = await tx.user.findUniqueOrThrow({ where: { id }, select: { timeZone: true } })
  if (!isSameZone(before.timeZone, timeZone) && (await tx.guardianship.count({ where: { learnerId: id } })) > 0)
    throw new InvalidInputError([parentsZone])
  await changeTimeZone(tx, id, timeZone, clock())
}

const parentsZone = { field: 'timeZone', message: 'Your parent or guardian sets your time zone. Ask them to change it.' }

/** Stores which rewards the signed-in learner wants to see; returns the learner, with the selection in `query`. */
export async function updateSettings(context: Context, settings: GamificationSettings, query: object): Promise<Learner> {
  const { db, viewer } = context
  const learner = await db.learner.update({ ...query, where: { id: viewer?.userId ?? '' }, data: { settings } })
  if (viewer) context.viewer = { ...viewer, settings }
  return learner
}

/** Sets whether the signed-in learner's name may appear on the leaderboard; a child also needs the parent's permission. */
export async function setLeaderboardListing({ db, viewer }: Context, listed: boolean): Promise<void> {
  await db.learner.update({ where: { id: viewer?.userId ?? '' }, data: { leaderboardOptOut: !listed } })
}
