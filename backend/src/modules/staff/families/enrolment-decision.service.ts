import { memberships } from '@deepm/schema/rules/plans/memberships'
import {
  type EnrolmentChoice,
  type EnrolmentDecision,
  enrolmentChoices,
  type ManualEnrolment,
  type MembershipChange,
} from '@deepm/schema/rules/staff/contact-lists'
import { NotFoundError } from '../../../core/errors.ts'
import type { EnrolmentStatus } from '../../../generated/prisma/enums.ts'
import { audit, staffMember } from '../../../platform/audit-log/audit-log.service.ts'
import type { Context } from '../../../platform/context.ts'
import {
  cancelOpenCheckout,
  decideEnrolment,
  enrolManually,
  findEnrolmentByRequestKey,
} from '../../plans/manual-enrolment.service.ts'
import { changeMembership } from '../../plans/membership.service.ts'
import { AlreadyDecidedError, SeenChangedError } from '../staff.errors.ts'
import { countStaffWrite } from '../staff-write-limit.service.ts'

// Changes to programmes and memberships by staff. The rules are in modules/plans; this file checks the academy and writes the audit log.

/**
 * Enrols a payer of the viewer's academy. Repeating the request has no effect.
 *
 * @returns the id of the enrolment
 * @throws NotFoundError, NoPayerError, ProgrammeHeldError, CheckoutOpenError, PaymentUnreachableError, RateLimitedError, KeyReusedError
 */
export async function enrolFamily(context: Context, form: ManualEnrolment): Promise<string> {
  const { id: staffId, isDemo } = staffMember(context)
  await assertOwnAcademy(context, form.payerId, isDemo)
  await countStaffWrite(context, staffId)
  const known = await findEnrolmentByRequestKey(context.db, form)
  if (known) return known.id
  await cancelOpenCheckout(context, form.payerId)
  return context.db.$transaction(async (tx) => {
    const { enrolment, isNew } = await enrolManually(context, tx, form, { staffId, at: context.clock() })
    const detail = `Enrolled manually in ${form.programme}: ${enrolment.id}.`
    if (isNew) await audit(context, { action: 'people.change', subjectIds: [form.payerId], detail }, tx)
    return enrolment.id
  })
}

/**
 * Answers a waiting request, or ends a manual enrolment. Repeating a decision by the same staff member has no effect.
 *
 * @throws NotFoundError, AlreadyDecidedError when another staff member decided first, SeenChangedError when the family
 *   changed it first, and the errors of `enrolManually`, PaidByCardError, RateLimitedError
 */
export async function decideEnrolmentRequest(context: Context, decision: EnrolmentDecision): Promise<void> {
  const { id: staffId, isDemo } = staffMember(context)
  const { id, choice } = decision
  const asked = await context.db.programmeEnrolment.findUnique({ where: { id }, select: { userId: true, status: true } })
  if (!asked) throw new NotFoundError('enrolment')
  await assertOwnAcademy(context, asked.userId, isDemo)
  await countStaffWrite(context, staffId)
  if (choice === 'confirm' && asked.status === 'waiting') await cancelOpenCheckout(context, asked.userId)
  const isDone = await context.db.$transaction(async (tx) => {
    if (!(await decideEnrolment(context, tx, decision, { staffId, at: context.clock() }))) return false
    const detail = `Enrolment ${id}: ${enrolmentChoices[choice].outcome}.`
    await audit(context, { action: 'people.change', subjectIds: [asked.userId], detail }, tx)
    return true
  })
  if (!isDone) await assertRepeated(context, id, choice, staffId)
}

const becomes: Record<EnrolmentChoice, EnrolmentStatus> = { confirm: 'paid', decline: 'declined', end: 'cancelled' }

async function assertRepeated({ db }: Context, id: string, choice: EnrolmentChoice, staffId: string): Promise<void> {
  const now = await db.programmeEnrolment.findUniqueOrThrow({ where: { id } })
  if (now.status === becomes[choice] && now.decidedBy === staffId) return
  const by = now.decidedBy ? await db.user.findUnique({ where: { id: now.decidedBy }, select: { name: true } }) : null
  if (!by || !now.decidedAt) throw new SeenChangedError(`This enrolment is now ${now.status}.`)
  const made = Object.entries(becomes).find(([, status]) => status === now.status)?.[0] as EnrolmentChoice | undefined
  throw new AlreadyDecidedError(by.name, made ? enrolmentChoices[made].outcome : now.status, now.decidedAt)
}

/**
 * Changes the membership of a learner of the viewer's academy, if it still has the value that was read. Sending the
 * stored value has no effect.
 *
 * @throws NotFoundError, ConsentMissingError, SeenChangedError when it was changed since, RateLimitedError
 */
export async function changeFamilyMembership(context: Context, change: MembershipChange): Promise<void> {
  const { id: staffId, isDemo } = staffMember(context)
  await assertOwnAcademy(context, change.learnerId, isDemo)
  await countStaffWrite(context, staffId)
  await context.db.$transaction(async (tx) => {
    const changed = await changeMembership(context, tx, change)
    if (changed.outcome === 'moved') {
      const name = memberships.find(({ tier }) => tier === changed.tier)?.name ?? changed.tier
      throw new SeenChangedError(`The plan is now ${name}.`)
    }
    if (changed.outcome === 'same') return
    const detail = `Changed the membership from ${change.from} to ${change.to}.`
    await audit(context, { action: 'people.change', subjectIds: [change.learnerId], detail }, tx)
  })
}

/** Accounts of the other academy count as missing. */
async function assertOwnAcademy({ db }: Context, userId: string, isDemo: boolean): Promise<void> {
  if ((await db.user.count({ where: { id: userId, isDemo } })) === 0) throw new NotFoundError('account')
}
