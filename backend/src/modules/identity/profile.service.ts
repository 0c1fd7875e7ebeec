import { avatarUrl } from '@deepm/schema/rules/avatars'
import type { ProfileForm } from '@deepm/schema/rules/profile'
import type { GamificationSettings } from '@deepm/schema/rules/settings'
import type { Context } from '../../context.ts'
import type { Learner } from '../../generated/prisma/client.ts'
import { DemoAccountError } from './profile.errors.ts'

/**
 * Changes what the signed-in person says about themselves; of two windows the last to save wins. The new time zone decides from the
 * next event on.
 *
 * @throws DemoAccountError when a demo account is given another name, which the next visitor would read
 */
export async function updateProfile(context: Context, form: ProfileForm): Promise<void> {
  const { db, viewer } = context
  const { firstName, lastName, timeZone, avatar } = form
  const image = avatar ? avatarUrl(avatar) : null
  const name = `${firstName} ${lastName}`.trim()
  const changed = await db.user.updateMany({
    where: { id: viewer?.userId ?? '', OR: [{ isDemo: false }, { firstName, lastName }] },
    data: { firstName, lastName, name, timeZone, image },
  })
  if (changed.count === 0) throw new DemoAccountError('A demo account is shared, so its name stays. You can change the rest.')
  if (viewer) context.viewer = { ...viewer, timeZone }
}

/** Keeps what the signed-in learner wants to see; answers the learner, with what `query` asks of it. */
export async function updateSettings(context: Context, settings: GamificationSettings, query: object): Promise<Learner> {
  const { db, viewer } = context
  const learner = await db.learner.update({ ...query, where: { id: viewer?.userId ?? '' }, data: { settings } })
  if (viewer) context.viewer = { ...viewer, settings }
  return learner
}

/** Keeps whether the signed-in learner wants to be named on the leaderboard; for a child the parent's permission is needed too. */
export async function setLeaderboardListing({ db, viewer }: Context, listed: boolean): Promise<void> {
  await db.learner.update({ where: { id: viewer?.userId ?? '' }, data: { leaderboardOptOut: !listed } })
}
