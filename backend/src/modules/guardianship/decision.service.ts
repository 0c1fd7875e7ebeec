import { daysFrom } from '@deepm/schema/rules/time/deadline'
import type { Db, Tx } from '../../database/open.ts'

/** Days that decisions are kept and shown. */
const retentionDays = 365

/** `parentId` is null for a parent who has no account, such as one who withdraws with an emailed link. */
type Decision = { parentId: string | null; learnerId: string; at: Date }

/** Records decisions of a parent about a learner. Each text completes the sentence "Eva …", in the past tense. */
export async function recordDecisions(tx: Tx, { parentId, learnerId, at }: Decision, texts: readonly string[]): Promise<void> {
  if (texts.length === 0) return
  await tx.familyDecision.createMany({ data: texts.map((text) => ({ parentId, learnerId, text, decidedAt: at })) })
}

/** Deletes decisions older than a year. */
export async function eraseOldDecisions(db: Db, now: Date): Promise<void> {
  await db.familyDecision.deleteMany({ where: { decidedAt: { lte: daysFrom(now, -retentionDays) } } })
}
