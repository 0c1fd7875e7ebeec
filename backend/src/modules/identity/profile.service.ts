import { avatarUrl } from '@deepm/schema/rules/avatars'
import type { ProfileForm } from '@deepm/schema/rules/profile'
import type { GamificationSettings } from '@deepm/schema/rules/settings'
import type { Context } from '../../context.ts'
import type { Tx } from '../../database/open.ts'
import { InvalidInputError } from '../../errors.ts'
import type { Learner } from '../../generated/prisma/client.ts'
import { DemoAccountError } from './profile.errors.ts'
import { changeTimeZone } from './time-zone.service.ts'

/**
 * Changes what the signed-in person says about themselves; of two windows the last to save wins. A new time zone counts in full from
 * the learner's next day on, see schema/rules/learner-day.
 *
 * @throws InvalidInputError when a learner with a parent sends another time zone, which the parent sets; DemoAccountError when a demo
 * account is given another name, which the next visitor would read
 */
export async function updateProfile(context: Context, form: ProfileForm): Promise<void> {
  const { db, viewer } = context
  const { firstName, lastName, timeZone, avatar } = form
  const id = viewer?.userId ?? ''
  const image = avatar ? avatarUrl(avatar) : null
  const name = `${firstName} ${lastName}`.trim()
  await db.$transaction(async (tx) => {
    if (timeZone !== undefined) await changeOwnTimeZone(context, tx, timeZone)
    const changed = await tx.user.updateMany({
      where: { id, OR: [{ isDemo: false }, { firstName, lastName }] },
      data: { firstName, lastName, name, image },
    })
    if (changed.count === 0) throw new DemoAccountError('A demo account is shared, so its name stays. You can change the rest.')
  })
}

async function changeOwnTimeZone({ viewer, clock }: Context, tx: Tx, timeZone: string): Promise<void> {
  const id = viewer?.userId ?? ''
  if (viewer?.role !== 'learner') {
    await tx.user.update({ where: { id }, data: { timeZone } })
    return
  }
  const isOther = (await tx.user.count({ where: { id, timeZone } })) === 0
  if (isOther && (await tx.guardianship.count({ where: { learnerId: id } })) > 0) throw new InvalidInputError([parentsZone])
  await changeTimeZone(tx, id, timeZone, clock())
}

const parentsZone = { field: 'timeZone', message: 'Your parent or guardian sets your time zone. Ask them to change it.' }

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
