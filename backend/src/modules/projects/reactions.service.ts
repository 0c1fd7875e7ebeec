import type { Reaction } from '@deepm/schema/rules/projects/reactions'
import type { Tx } from '../../database/open.ts'
import { Prisma } from '../../generated/prisma/client.ts'

/** Counts the reactions to a project `p` by kind, as JSON. */
export const reactionCountsSql = Prisma.sql`
  (SELECT json_build_object(
    'greatIdea', count(*) FILTER (WHERE k.reaction = 'greatIdea'),
    'wellMade', count(*) FILTER (WHERE k.reaction = 'wellMade'),
    'madeMeSmile', count(*) FILTER (WHERE k.reaction = 'madeMeSmile'),
    'wantToTry', count(*) FILTER (WHERE k.reaction = 'wantToTry'))
  FROM "ProjectLike" k WHERE k."projectId" = p.id)`

type Key = { projectId: string; learnerId: string }

/** Stores a learner's reaction to a project, or removes it. Returns whether the learner had none before. Repeating it has no effect. */
export async function storeReaction(tx: Tx, key: Key, reaction: Reaction | null, at: Date): Promise<boolean> {
  if (reaction === null) {
    await tx.projectLike.deleteMany({ where: key })
    return false
  }
  const added = await tx.projectLike.createMany({ data: { ...key, reaction, likedAt: at }, skipDuplicates: true })
  if (added.count > 0) return true
  await tx.projectLike.updateMany({ where: { ...key, reaction: { not: reaction } }, data: { reaction, likedAt: at } })
  return false
}
