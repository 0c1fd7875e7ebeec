import { mostChildren } from '@deepm/schema/rules/family-members'
import { type Context, once, type Reading } from '../../context.ts'
import type { Tx } from '../../database/open.ts'
import { NotFoundError } from '../../errors.ts'
import { FamilyFullError } from './family.errors.ts'

/**
 * Whether the viewer may see what belongs to a learner: the learner, a linked parent, staff. Asked for every row of a learner, so that
 * it promises nothing where it knows at once.
 */
export function mayReadLearner(context: Context, learnerId: string): boolean | Promise<boolean> {
  const { viewer } = context
  if (!viewer) return false
  if (viewer.role === 'staff' || viewer.userId === learnerId) return true
  if (viewer.role !== 'parent') return false
  return childrenOf(context, viewer.userId).then((children) => children.has(learnerId))
}

/** Ids of a parent's children, linked longest first. Read once a request. */
function childrenOf(context: Reading, parentId: string): Promise<ReadonlySet<string>> {
  return once(context, 'children', async () => {
    const where = { parentId }
    const rows = await context.db.guardianship.findMany({
      where,
      select: { learnerId: true },
      orderBy: [{ createdAt: 'asc' }, { learnerId: 'asc' }],
    })
    return new Set(rows.map((row) => row.learnerId))
  })
}

/**
 * Links a child to a parent; a link that is there stays.
 *
 * @throws FamilyFullError when the parent looks after four already
 */
export async function linkChild(tx: Tx, parentId: string, learnerId: string): Promise<void> {
  // Whoever links to a parent waits for the one before, so that of parallel ones none is one too many.
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${parentId} FOR NO KEY UPDATE`
  const linked = await tx.guardianship.findMany({ where: { parentId }, select: { learnerId: true } })
  if (linked.some((it) => it.learnerId === learnerId)) return
  if (linked.length >= mostChildren) throw new FamilyFullError()
  await tx.guardianship.create({ data: { parentId, learnerId } })
}

/**
 * Keeps the word of a parent on whether a child is named on the leaderboard.
 *
 * @throws NotFoundError when the child is not theirs
 */
export async function permitLeaderboard({ db, viewer }: Context, learnerId: string, permitted: boolean): Promise<void> {
  const changed = await db.learner.updateMany({
    where: { id: learnerId, guardianships: { some: { parentId: viewer?.userId ?? '' } } },
    data: { leaderboardPermitted: permitted },
  })
  if (changed.count === 0) throw new NotFoundError('child')
}

/** Whom the parents' view is about: the learner themselves, or the child that was asked for, the first one by default. */
export async function familyLearnerId(context: Reading, asked: string | null): Promise<string | null> {
  const { viewer } = context
  if (viewer?.role === 'learner') return asked === null || asked === viewer.userId ? viewer.userId : null
  if (viewer?.role !== 'parent') return null
  const children = await childrenOf(context, viewer.userId)
  if (asked !== null) return children.has(asked) ? asked : null
  return children.values().next().value ?? null
}
