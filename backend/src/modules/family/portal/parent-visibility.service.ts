import { Prisma } from '../../../generated/prisma/client.ts'

// What parents see of the lab, and the learner in the mirror: everything answered or blocked, except a crisis, because
// a child may have written about the parents. Lists, counts and scores leave it out too, so that nothing reveals it.

export const visibleToParents: Prisma.InteractionWhereInput = { NOT: { reasons: { has: 'crisis' } }, answeredAt: { not: null } }

/** The same in SQL, for an interaction `i`. */
export const visibleToParentsSql = Prisma.sql`NOT ('crisis' = ANY(i.reasons)) AND i."answeredAt" IS NOT NULL`
