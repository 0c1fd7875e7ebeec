import { type Context, once } from '../../context.ts'

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
