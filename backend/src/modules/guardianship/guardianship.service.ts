import { isAdult } from '@deepm/schema/rules/accounts/ages'
import { maxChildren } from '@deepm/schema/rules/family/family-size'
import type { Mail } from '../../adapters/email/email-template.ts'
import { NotFoundError } from '../../core/errors.ts'
import { lockLearnerRow } from '../../database/lock-learner-row.ts'
import type { Tx } from '../../database/open.ts'
import { type ClosureRow, closureColumns, isClosed } from '../../platform/closed-account.policy.ts'
import { type App, type Context, cached, type ReadContext } from '../../platform/context.ts'
import { queueMail } from '../../platform/email-outbox/email-outbox.service.ts'
import { LinkExpiredError } from '../../platform/tokens/link-expired.error.ts'
import { changedControlsNotice, otherGuardianNotice, type SettingsArea } from '../notifications/family-notices.service.ts'
import { type Notice, notify } from '../notifications/notification.service.ts'
import { recordDecisions } from './decision.service.ts'
import { otherGuardianMail } from './emails.ts'
import { FamilyFullError, SuspendedParentError } from './guardianship.errors.ts'

/**
 * Returns whether the viewer may read a learner's data: the learner, a linked parent, staff. Runs for every row of a
 * learner, so it is synchronous where possible.
 */
export function mayReadLearner(context: Context, learnerId: string): boolean | Promise<boolean> {
  const { viewer } = context
  if (!viewer) return false
  if (viewer.role === 'staff' || viewer.userId === learnerId) return true
  if (viewer.role !== 'parent') return false
  return childrenOf(context, viewer.userId).then((children) => children.has(learnerId))
}

/** Returns the ids of a parent's children, in the order they were linked. Read once per request. */
function childrenOf(context: ReadContext, parentId: string): Promise<ReadonlySet<string>> {
  return cached(context, 'children', async () => {
    const where = { parentId }
    const rows = await context.writer.guardianship.findMany({
      where,
      select: { learnerId: true },
      orderBy: [{ createdAt: 'asc' }, { learnerId: 'asc' }],
    })
    return new Set(rows.map((row) => row.learnerId))
  })
}

/**
 * Links a child to a parent. An existing link stays. The other parents of the child get a notification and an email.
 *
 * @throws FamilyFullError when the parent has four children already, SuspendedParentError
 */
export async function linkChild(app: Linking, tx: Tx, parentId: string, learnerId: string): Promise<void> {
  // Locks the child first, like all transactions that change a child. After this the parent sets the child's time zone;
  // a change by the child comes before the link or is refused.
  await lockLearnerRow(tx, learnerId)
  // Serializes links to the same parent, so that parallel ones do not exceed the limit.
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${parentId} FOR NO KEY UPDATE`
  const linked = await tx.guardianship.findMany({ where: { parentId }, select: { learnerId: true } })
  if (linked.some((it) => it.learnerId === learnerId)) return
  if (linked.length >= maxChildren) throw new FamilyFullError()
  if ((await tx.accountClosure.count({ where: { userId: parentId, reopenedAt: null } })) > 0) throw new SuspendedParentError()
  await tx.guardianship.create({ data: { parentId, learnerId } })
  await informOtherGuardians(app, tx, parentId, learnerId)
}

/**
 * Links a child to a parent without the consent of another parent. Of two parallel links to a minor, the first one counts.
 *
 * @throws LinkExpiredError when another linked parent now decides about further parents, and what `linkChild` throws
 */
export async function linkFirstParent(app: Linking, tx: Tx, parentId: string, learnerId: string): Promise<void> {
  await lockLearnerRow(tx, learnerId)
  const guardians = await decidingGuardians(tx, learnerId, app.clock())
  if (guardians.some(({ id }) => id !== parentId)) {
    throw new LinkExpiredError(
      'A parent was linked after we sent this email. Add your child from your own account. We then ask that parent.',
    )
  }
  await linkChild(app, tx, parentId, learnerId)
}

type Linking = Pick<App, 'config' | 'clock'>

async function informOtherGuardians({ config, clock }: Linking, tx: Tx, parentId: string, learnerId: string): Promise<void> {
  const others = await otherGuardians(tx, parentId, learnerId)
  if (others.length === 0) return
  const parent = { id: parentId, firstName: await firstNameOf(tx, parentId) }
  const child = { id: learnerId, firstName: await firstNameOf(tx, learnerId) }
  const at = clock()
  const url = `${config.publicUrl}/parent-dashboard`
  const write = (to: Guardian) => otherGuardianMail(to.email, to.firstName, parent.firstName, child.firstName, url)
  await informGuardians(tx, learnerId, others, otherGuardianNotice(parent, child, at), write, at)
}

/** Sends each of these parents a notification and an email about a learner. */
export async function informGuardians(
  tx: Tx,
  learnerId: string,
  guardians: Guardian[],
  notice: Notice,
  write: (to: Guardian) => Mail,
  at: Date,
): Promise<void> {
  for (const guardian of guardians) {
    await notify(tx, guardian.id, [notice], at)
    await queueMail(tx, write(guardian), guardian.id, learnerId)
  }
}

/** Returns the other parents of a learner, without suspended ones. */
export async function otherGuardians(tx: Tx, parentId: string, learnerId: string): Promise<Guardian[]> {
  const rows = await tx.guardianship.findMany({
    where: { learnerId, parentId: { not: parentId } },
    select: { parent: { select: guardianColumns } },
  })
  return rows.map(({ parent }) => guardianOf(parent)).filter(({ isClosed }) => !isClosed)
}

export async function firstNameOf(tx: Tx, id: string): Promise<string> {
  return (await tx.user.findUniqueOrThrow({ where: { id }, select: { firstName: true } })).firstName
}

export type Guardian = { id: string; email: string; firstName: string; isClosed: boolean }

const guardianColumns = { id: true, email: true, firstName: true, closure: closureColumns } as const

type GuardianRow = Omit<Guardian, 'isClosed'> & { closure: ClosureRow | null }

function guardianOf({ closure, ...parent }: GuardianRow): Guardian {
  return { ...parent, isClosed: isClosed(closure) }
}

/**
 * Returns the parents who decide about further parents of a learner: all linked ones, and none when the learner is an adult. A suspended
 * parent counts, so that no one else becomes a first parent, but decides nothing.
 */
export async function decidingGuardians(tx: Tx, learnerId: string, now: Date): Promise<Guardian[]> {
  const learner = await tx.learner.findUnique({
    where: { id: learnerId },
    select: {
      ageAtSignup: true,
      createdAt: true,
      guardianships: { select: { parent: { select: guardianColumns } } },
    },
  })
  if (!learner || isAdult(learner, now)) return []
  return learner.guardianships.map(({ parent }) => guardianOf(parent))
}

/**
 * Stores whether a parent allows a child's name on the leaderboard. Repeating the call changes and records nothing.
 *
 * @throws NotFoundError when the child is not theirs
 */
export async function permitLeaderboard({ db, viewer, clock }: Context, learnerId: string, permitted: boolean): Promise<void> {
  const parentId = viewer?.userId ?? ''
  await db.$transaction(async (tx) => {
    const where = { id: learnerId, guardianships: { some: { parentId } } }
    const data = { leaderboardPermitted: permitted }
    const changed = await tx.learner.updateMany({ where: { ...where, leaderboardPermitted: !permitted }, data })
    if (changed.count === 0) {
      if ((await tx.learner.count({ where })) === 0) throw new NotFoundError('child')
      return
    }
    const text = permitted ? 'allowed a place on the leaderboard' : 'removed the place on the leaderboard'
    await recordDecisions(tx, { parentId, learnerId, at: clock() }, [text])
    await notifyOfChange(tx, parentId, learnerId, ['what others see'], clock())
  })
}

/** Notifies the other parents of a child that this parent changed its settings, at most once an hour for each area. */
export async function notifyOfChange(
  tx: Tx,
  parentId: string,
  learnerId: string,
  areas: readonly SettingsArea[],
  at: Date,
): Promise<void> {
  const others = await otherGuardians(tx, parentId, learnerId)
  if (others.length === 0) return
  const parent = { id: parentId, firstName: await firstNameOf(tx, parentId) }
  const child = { id: learnerId, firstName: await firstNameOf(tx, learnerId) }
  const notices = areas.map((area) => changedControlsNotice(parent, child, area, at))
  const source = { in: notices.map((notice) => notice.source) }
  for (const { id: userId } of others) {
    await notify(tx, userId, notices, at)
    // A change after the notification was read makes it unread.
    await tx.notification.updateMany({ where: { userId, kind: 'familyLink', source }, data: { readAt: null } })
  }
}

/** Returns the learner of the parents' view: the viewer if a learner, or the requested child, by default the first one. */
export async function familyLearnerId(context: ReadContext, asked: string | null): Promise<string | null> {
  const { viewer } = context
  if (viewer?.role === 'learner') return asked === null || asked === viewer.userId ? viewer.userId : null
  if (viewer?.role !== 'parent') return null
  const children = await childrenOf(context, viewer.userId)
  if (asked !== null) return children.has(asked) ? asked : null
  return children.values().next().value ?? null
}
