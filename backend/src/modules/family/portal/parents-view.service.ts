import { Prisma } from '../../../generated/prisma/client.ts'

// What of the lab parents see, and the learner in the mirror: everything that was answered or blocked, but for what sounds like a
// crisis, since a child may have written about them. It is in no list, no count and no score either, so that nothing tells of it.

export const seenByParents: Prisma.InteractionWhereInput = { NOT: { reasons: { has: 'crisis' } }, answeredAt: { not: null } }

/** The same as SQL, of an interaction called `i`. */
export const seenByParentsSql = Prisma.sql`NOT ('crisis' = ANY(i.reasons)) AND i."answeredAt" IS NOT NULL`
