import type { Tx } from './open.ts'

/**
 * Locks a learner until the transaction ends, so that changes to the same learner come one after the other. Take this lock before those of
 * other rows.
 *
 * @returns whether the learner exists
 */
export async function lockLearnerRow(tx: Tx, learnerId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<object[]>`SELECT 1 FROM "Learner" WHERE id = ${learnerId} FOR NO KEY UPDATE`
  return rows.length > 0
}
