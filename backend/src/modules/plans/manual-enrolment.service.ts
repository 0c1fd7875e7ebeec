import { type ProgrammeId, priceInCents, programmeById } from '@deepm/schema/rules/plans/programmes'
import type { EnrolmentChoice, ManualEnrolment } from '@deepm/schema/rules/staff/contact-lists'
import type { Mail } from '../../adapters/email/email-template.ts'
import { InvalidInputError, NotFoundError } from '../../core/errors.ts'
import type { Tx } from '../../database/open.ts'
import type { ProgrammeEnrolment } from '../../generated/prisma/client.ts'
import type { Context } from '../../platform/context.ts'
import { queueMail } from '../../platform/email-outbox/email-outbox.service.ts'
import { assertSameRequest, lockRequestKey, requestHash } from '../../platform/tokens/request-key.service.ts'
import { readClosure } from '../accounts/closure/closure.service.ts'
import { type Notice, notify } from '../notifications/notification.service.ts'
import { declinedMail, endedMail, enrolledMail } from './emails.ts'
import {
  deleteCheckoutReservation,
  hasProviderSession,
  lockPayer,
  manualProvider,
  syncEnrolmentWithProvider,
  withPaymentErrors,
} from './enrolment.service.ts'
import { declinedNotice, endedNotice, enrolledNotice } from './notices.service.ts'
import { CheckoutOpenError, NoPayerError, PaidByCardError, ProgrammeHeldError } from './plans.errors.ts'
import { mayBeEnrolled } from './plans.policy.ts'

// Manual enrolment as in the specification: staff enrol users who could pay for themselves, by the rules of a checkout.

/** Who decides, and when. */
export type StaffActor = { staffId: string; at: Date }

/**
 * Closes an unpaid checkout before its payer is enrolled manually, so that nothing is paid twice. A payment made in between is kept.
 *
 * @throws PaymentUnreachableError
 */
export async function cancelOpenCheckout(context: Context, payerId: string): Promise<void> {
  const { db, payments } = context
  const open = await db.programmeEnrolment.findUnique({ where: { openFor: payerId } })
  if (!open) return
  if (!hasProviderSession(open)) return void (await deleteCheckoutReservation(db, open.id))
  // Without a provider nothing can be paid.
  if (!payments) {
    const where = { id: open.id, status: 'open' as const }
    return void (await db.programmeEnrolment.updateMany({ where, data: { status: 'cancelled', openFor: null } }))
  }
  await withPaymentErrors(() => payments.cancelCheckout(open.providerSession))
  await syncEnrolmentWithProvider(context, payments, open)
}

/**
 * Enrols a payer in a programme, and sends a notification and an email, in the caller's transaction. This also answers
 * a waiting request of the payer. Repeating the key returns the first enrolment.
 *
 * @returns the enrolment, and whether this call created it
 * @throws NotFoundError, NoPayerError, ProgrammeHeldError, CheckoutOpenError, KeyReusedError
 */
export async function enrolManually(
  context: Context,
  tx: Tx,
  form: ManualEnrolment,
  { staffId, at }: StaffActor,
): Promise<{ enrolment: ProgrammeEnrolment; isNew: boolean }> {
  const { payerId, programme, word, requestKey } = form
  await lockRequestKey(tx, requestKey)
  await lockPayer(tx, payerId)
  const before = await findEnrolmentByRequestKey(tx, form)
  if (before) return { enrolment: before, isNew: false }
  await assertNoActiveEnrolment(tx, payerId)
  const begun = {
    programme,
    status: 'paid',
    provider: manualProvider,
    requestKey,
    requestHash: hashOf(form),
    waitsFor: null,
    amountCents: priceInCents(programme),
    word,
    decidedBy: staffId,
    decidedAt: at,
    paidAt: at,
  } as const
  const enrolment = await tx.programmeEnrolment.upsert({
    where: { waitsFor: payerId },
    create: { ...begun, userId: payerId, createdAt: at },
    update: begun,
  })
  await notifyPayer(context, tx, enrolment, 'confirm', at)
  return { enrolment, isNew: true }
}

/**
 * Returns the enrolment made by an earlier request with this key; `null` when there is none.
 *
 * @throws KeyReusedError when the key was used for another request
 */
export async function findEnrolmentByRequestKey(db: Tx, form: ManualEnrolment): Promise<ProgrammeEnrolment | null> {
  const known = await db.programmeEnrolment.findUnique({ where: { requestKey: form.requestKey } })
  if (known) assertSameRequest(known.requestHash, hashOf(form))
  return known
}

function hashOf({ payerId, programme, word }: ManualEnrolment): string {
  return requestHash({ payerId, programme, word })
}

/** @throws NotFoundError, NoPayerError, InvalidInputError for a suspended account, ProgrammeHeldError, CheckoutOpenError */
async function assertNoActiveEnrolment(tx: Tx, payerId: string): Promise<void> {
  const payer = await tx.user.findUnique({
    where: { id: payerId },
    select: { role: true, isDemo: true, learner: { select: { ageAtSignup: true } } },
  })
  if (!payer) throw new NotFoundError('account')
  if (!mayBeEnrolled({ ...payer, ageAtSignup: payer.learner?.ageAtSignup ?? null })) throw new NoPayerError()
  if (await readClosure(tx, payerId))
    throw new InvalidInputError([{ field: 'payerId', message: 'This account is suspended. Lift that first, under Accounts.' }])
  const held = await tx.programmeEnrolment.findFirst({ where: { userId: payerId, status: { in: ['paid', 'open'] } } })
  if (held?.status === 'paid') throw new ProgrammeHeldError(nameOf(held))
  if (held) throw new CheckoutOpenError()
}

/**
 * Answers a waiting request or ends a manual enrolment, and notifies the family. Of parallel decisions, one counts.
 *
 * @returns the enrolment after the decision; `null` when it was decided before
 * @throws NotFoundError; when approving, the errors of `enrolManually`; when ending, PaidByCardError
 */
export async function decideEnrolment(
  context: Context,
  tx: Tx,
  { id, choice, word }: { id: string; choice: EnrolmentChoice; word: string },
  { staffId, at }: StaffActor,
): Promise<ProgrammeEnrolment | null> {
  const asked = await tx.programmeEnrolment.findUnique({ where: { id } })
  if (!asked) throw new NotFoundError('enrolment')
  await lockPayer(tx, asked.userId)
  const decided = { word, decidedBy: staffId, decidedAt: at, waitsFor: null }
  const from = choice === 'end' ? ('paid' as const) : ('waiting' as const)
  if (choice === 'end' && asked.status === 'paid' && asked.provider !== manualProvider) throw new PaidByCardError()
  const data = {
    confirm: { ...decided, status: 'paid' as const, paidAt: at },
    decline: { ...decided, status: 'declined' as const },
    end: { ...decided, status: 'cancelled' as const },
  }[choice]
  const still = { id, status: from, provider: manualProvider }
  if ((await tx.programmeEnrolment.count({ where: still })) === 0) return null
  if (choice === 'confirm') await assertNoActiveEnrolment(tx, asked.userId)
  // The family may have withdrawn it since.
  if ((await tx.programmeEnrolment.updateMany({ where: still, data })).count === 0) return null
  const enrolment = await tx.programmeEnrolment.findUniqueOrThrow({ where: { id } })
  await notifyPayer(context, tx, enrolment, choice, at)
  return enrolment
}

async function notifyPayer(
  context: Context,
  tx: Tx,
  enrolment: ProgrammeEnrolment,
  choice: EnrolmentChoice,
  at: Date,
): Promise<void> {
  const { id, userId, word } = enrolment
  const programme = nameOf(enrolment)
  const [notice, mail] = words[choice]
  await notify(tx, userId, [notice(id, programme, word)], at)
  const { email, firstName, isDemo } = await tx.user.findUniqueOrThrow({ where: { id: userId } })
  // The demo academy sends no emails.
  if (isDemo) return
  await queueMail(tx, mail(email, firstName, programme, word, `${context.config.publicUrl}/subscribe`), userId)
}

type Words = [
  (id: string, programme: string, word: string) => Notice,
  (to: string, firstName: string, programme: string, word: string, url: string) => Mail,
]

const words: Record<EnrolmentChoice, Words> = {
  confirm: [enrolledNotice, enrolledMail],
  decline: [declinedNotice, declinedMail],
  end: [endedNotice, endedMail],
}

function nameOf({ programme }: { programme: string }): string {
  return programmeById(programme as ProgrammeId).name
}
