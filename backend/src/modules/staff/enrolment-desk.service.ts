import { memberships } from '@deepm/schema/rules/memberships'
import {
  type EnrolmentChoice,
  type EnrolmentDecision,
  enrolmentChoices,
  type HandEnrolment,
  type MembershipChange,
} from '@deepm/schema/rules/people-lists'
import type { Context } from '../../context.ts'
import { NotFoundError } from '../../errors.ts'
import type { EnrolmentStatus } from '../../generated/prisma/enums.ts'
import { closeCheckout, decideEnrolment, enrolByHand, repeatedEnrolment } from '../plans/hand-enrolment.service.ts'
import { changeMembership } from '../plans/membership.service.ts'
import { audit, staffMember } from './audit.service.ts'
import { countDeskWrite } from './desk-limit.service.ts'
import { AlreadyDecidedError, SeenChangedError } from './staff.errors.ts'

// What staff change about programmes and memberships. The rules are those of modules/plans; here stands whose family it may be, and the log.

/**
 * Enrols a payer of the asker's academy. The same request again changes nothing.
 *
 * @returns the id of the enrolment
 * @throws NotFoundError, NoPayerError, ProgrammeHeldError, CheckoutOpenError, PaymentUnreachableError, RateLimitedError,
 *   KeyReusedError
 */
export async function enrol(context: Context, form: HandEnrolment): Promise<string> {
  const { id: staffId, isDemo } = staffMember(context)
  await expectOurs(context, form.payerId, isDemo)
  await countDeskWrite(context, staffId)
  const known = await repeatedEnrolment(context.db, form)
  if (known) return known.id
  await closeCheckout(context, form.payerId)
  return context.db.$transaction(async (tx) => {
    const { enrolment, isNew } = await enrolByHand(context, tx, form, { staffId, at: context.clock() })
    const detail = `Enrolled by hand in ${form.programme}: ${enrolment.id}.`
    if (isNew) await audit(context, { action: 'people.change', subjectIds: [form.payerId], detail }, tx)
    return enrolment.id
  })
}

/**
 * Answers a waiting request, or ends what was begun by hand. The same decision of the same member of staff again changes nothing.
 *
 * @throws NotFoundError, AlreadyDecidedError when a colleague was faster, SeenChangedError when the family was, and what
 *   `enrolByHand` throws, PaidByCardError, RateLimitedError
 */
export async function decide(context: Context, decision: EnrolmentDecision): Promise<void> {
  const { id: staffId, isDemo } = staffMember(context)
  const { id, choice } = decision
  const asked = await context.db.programmeEnrolment.findUnique({ where: { id }, select: { userId: true, status: true } })
  if (!asked) throw new NotFoundError('enrolment')
  await expectOurs(context, asked.userId, isDemo)
  await countDeskWrite(context, staffId)
  if (choice === 'confirm' && asked.status === 'waiting') await closeCheckout(context, asked.userId)
  const isDone = await context.db.$transaction(async (tx) => {
    if (!(await decideEnrolment(context, tx, decision, { staffId, at: context.clock() }))) return false
    const detail = `Enrolment ${id}: ${enrolmentChoices[choice].outcome}.`
    await audit(context, { action: 'people.change', subjectIds: [asked.userId], detail }, tx)
    return true
  })
  if (!isDone) await expectRepeated(context, id, choice, staffId)
}

const becomes: Record<EnrolmentChoice, EnrolmentStatus> = { confirm: 'paid', decline: 'declined', end: 'cancelled' }

async function expectRepeated({ db }: Context, id: string, choice: EnrolmentChoice, staffId: string): Promise<void> {
  const now = await db.programmeEnrolment.findUniqueOrThrow({ where: { id } })
  if (now.status === becomes[choice] && now.decidedBy === staffId) return
  const by = now.decidedBy ? await db.user.findUnique({ where: { id: now.decidedBy }, select: { name: true } }) : null
  if (!by || !now.decidedAt) throw new SeenChangedError(`This enrolment is ${now.status} by now.`)
  const made = Object.entries(becomes).find(([, status]) => status === now.status)?.[0] as EnrolmentChoice | undefined
  throw new AlreadyDecidedError(by.name, made ? enrolmentChoices[made].outcome : now.status, now.decidedAt)
}

/**
 * Changes the membership of a learner of the asker's academy from the one that was seen. What it is already changes nothing.
 *
 * @throws NotFoundError, ConsentMissingError, SeenChangedError when it was changed meanwhile, RateLimitedError
 */
export async function moveMembership(context: Context, change: MembershipChange): Promise<void> {
  const { id: staffId, isDemo } = staffMember(context)
  await expectOurs(context, change.learnerId, isDemo)
  await countDeskWrite(context, staffId)
  await context.db.$transaction(async (tx) => {
    const changed = await changeMembership(context, tx, change)
    if (changed.outcome === 'moved') {
      const name = memberships.find(({ tier }) => tier === changed.tier)?.name ?? changed.tier
      throw new SeenChangedError(`The plan is ${name} by now.`)
    }
    if (changed.outcome === 'same') return
    const detail = `Membership ${change.from} became ${change.to}.`
    await audit(context, { action: 'people.change', subjectIds: [change.learnerId], detail }, tx)
  })
}

/** Accounts of the other academy are not there. */
async function expectOurs({ db }: Context, userId: string, isDemo: boolean): Promise<void> {
  if ((await db.user.count({ where: { id: userId, isDemo } })) === 0) throw new NotFoundError('account')
}
