import { type QueueChoice, type QueueDecision, queueChoices, readQueueId } from '@deepm/schema/rules/staff/safety-queue'
import { NotFoundError } from '../../../core/errors.ts'
import type { Tx } from '../../../database/open.ts'
import { audit, staffMember } from '../../../platform/audit-log/audit-log.service.ts'
import type { Context } from '../../../platform/context.ts'
import { findEarlierDecision, resolveInteraction } from '../../lab/concerns/concern.service.ts'
import { decideProjectReports, findReportDecision, findShareDecision } from '../../projects/moderation.service.ts'
import { decideShareRequest, type ShareDecision } from '../../projects/share.service.ts'
import { AlreadyDecidedError } from '../staff.errors.ts'
import { findQueueItem } from './queue.service.ts'

/**
 * Decides an item of the queue, notifies the affected users, and logs the decision, in one transaction. Of parallel
 * decisions, one counts. Repeating a decision by the same staff member has no effect.
 *
 * @throws NotFoundError when it was never in the queue, AlreadyDecidedError when another staff member decided first, or
 *   it has entered the queue again since it was read
 */
export async function decideQueueItem(context: Context, decision: QueueDecision): Promise<void> {
  const { id: staffId, isDemo } = staffMember(context)
  const { id, since, choice } = decision
  const at = context.clock()
  const isDone = await context.db.$transaction(async (tx) => {
    const item = await findQueueItem(tx, id, isDemo)
    if (!item || (since && since.getTime() !== item.since.getTime())) return false
    if (!(await apply(tx, decision, staffId, at))) return false
    const detail = `Decided ${id}: ${choice}`
    await audit(context, { action: 'queue.decide', subjectIds: [item.learnerId], detail }, tx)
    return true
  })
  if (!isDone) await assertRepeated(context, decision, staffId, isDemo)
}

/** Returns whether this call made the decision. */
async function apply(tx: Tx, { id, choice, word, careNote }: QueueDecision, staffId: string, at: Date): Promise<boolean> {
  const sourceId = readQueueId(id)?.sourceId ?? ''
  const rule = (ruling: ShareDecision['choice']): ShareDecision => ({ choice: ruling, note: word, staffId, at })
  try {
    if (choice === 'approved' || choice === 'declined') await decideShareRequest(tx, sourceId, rule(choice))
    else if (choice === 'kept' || choice === 'takenDown') await decideProjectReports(tx, sourceId, rule(choice))
    else await resolveInteraction(tx, sourceId, { choice, word, careNote, staffId, at })
    return true
  } catch (error) {
    // Another staff member decided between the two statements.
    if (error instanceof NotFoundError) return false
    throw error
  }
}

async function assertRepeated({ db }: Context, { id, choice }: QueueDecision, staffId: string, isDemo: boolean): Promise<void> {
  const { kind, sourceId } = readQueueId(id) ?? { kind: null, sourceId: '' }
  const read = kind === 'share' ? findShareDecision : kind === 'reportedProject' ? findReportDecision : findEarlierDecision
  const before = await read(db, sourceId)
  const decider = before?.by ? await db.user.findUnique({ where: { id: before.by }, select: { name: true, isDemo: true } }) : null
  if (!before || !decider || decider.isDemo !== isDemo) throw new NotFoundError('queue item')
  if (before.by === staffId && before.choice === choice) return
  throw new AlreadyDecidedError(decider.name, outcomeOf(before.choice), before.at)
}

function outcomeOf(choice: string | null): string {
  return choice && choice in queueChoices ? queueChoices[choice as QueueChoice].outcome : 'settled'
}
