import { type Context, once } from '../../context.ts'
import { NotFoundError } from '../../errors.ts'

/** Whether the viewer may see what belongs to a learner: the learner, a linked parent, staff. */
export async function mayReadLearner(context: Context, learnerId: string): Promise<boolean> {
  const { viewer } = context
  if (!viewer) return false
  if (viewer.role === 'staff' || viewer.userId === learnerId) return true
  if (viewer.role !== 'parent') return false
  const children = await once(context, 'children', () => readChildren(context, viewer.userId))
  return children.has(learnerId)
}

async function readChildren(context: Context, parentId: string): Promise<ReadonlySet<string>> {
  const rows = await context.db.guardianship.findMany({ where: { parentId }, select: { learnerId: true } })
  return new Set(rows.map((row) => row.learnerId))
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
