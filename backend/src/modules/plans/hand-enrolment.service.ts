import type { EnrolmentChoice, HandEnrolment } from '@deepm/schema/rules/people-lists'
import { type ProgrammeId, priceInCents, programmeById } from '@deepm/schema/rules/programmes'
import type { Mail } from '../../adapters/mail/letter.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../database/open.ts'
import { InvalidInputError, NotFoundError } from '../../errors.ts'
import type { ProgrammeEnrolment } from '../../generated/prisma/client.ts'
import { type Notice, tell } from '../family/notification.service.ts'
import { readClosure } from '../identity/closure.service.ts'
import { queueMail } from '../identity/mail.service.ts'
import { expectSameRequest, holdRequestKey, requestHash } from '../identity/request-key.service.ts'
import { byHand, dropReservation, holdPayer, isOpened, reached, settle } from './enrolment.service.ts'
import { declinedMail, endedMail, enrolledMail } from './mails.ts'
import { declinedNotice, endedNotice, enrolledNotice } from './notices.service.ts'
import { CheckoutOpenError, NoPayerError, PaidByCardError, ProgrammeHeldError } from './plans.errors.ts'
import { mayBeEnrolled } from './plans.policy.ts'

// The specification's manual enrolment: staff enrol whoever could pay themselves, by the rules that a checkout obeys.

/** Who decides, and when. */
export type Decider = { staffId: string; at: Date }

/**
 * Closes a checkout that nobody has paid, before its payer is enrolled by hand, so that nobody pays twice. What was paid meanwhile is kept.
 *
 * @throws PaymentUnreachableError
 */
export async function closeCheckout(context: Context, payerId: string): Promise<void> {
  const { db, payments } = context
  const open = await db.programmeEnrolment.findUnique({ where: { openFor: payerId } })
  if (!open) return
  if (!isOpened(open)) return void (await dropReservation(db, open.id))
  // Without a provider nothing can be paid any more.
  if (!payments) {
    const where = { id: open.id, status: 'open' as const }
    return void (await db.programmeEnrolment.updateMany({ where, data: { status: 'cancelled', openFor: null } }))
  }
  await reached(() => payments.cancelCheckout(open.providerSession))
  await settle(context, payments, open)
}

/**
 * Enrols a payer in a programme, tells and mails them, in the caller's transaction. A request that they had waiting is answered by it.
 * The same key again finds the enrolment of the first time.
 *
 * @returns the enrolment, and whether this call made it
 * @throws NotFoundError, NoPayerError, ProgrammeHeldError, CheckoutOpenError, KeyReusedError
 */
export async function enrolByHand(
  context: Context,
  tx: Tx,
  form: HandEnrolment,
  { staffId, at }: Decider,
): Promise<{ enrolment: ProgrammeEnrolment; isNew: boolean }> {
  const { payerId, programme, word, requestKey } = form
  await holdRequestKey(tx, requestKey)
  await holdPayer(tx, payerId)
  const before = await repeatedEnrolment(tx, form)
  if (before) return { enrolment: before, isNew: false }
  await expectFree(tx, payerId)
  const begun = {
    programme,
    status: 'paid',
    provider: byHand,
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
  await tellPayer(context, tx, enrolment, 'confirm', at)
  return { enrolment, isNew: true }
}

/**
 * The enrolment that a request made before, by its key; `null` when there is none.
 *
 * @throws KeyReusedError when the key was used for another request
 */
export async function repeatedEnrolment(db: Tx, form: HandEnrolment): Promise<ProgrammeEnrolment | null> {
  const known = await db.programmeEnrolment.findUnique({ where: { requestKey: form.requestKey } })
  if (known) expectSameRequest(known.requestHash, hashOf(form))
  return known
}

function hashOf({ payerId, programme, word }: HandEnrolment): string {
  return requestHash({ payerId, programme, word })
}

/** @throws NotFoundError, NoPayerError, InvalidInputError for a suspended account, ProgrammeHeldError, CheckoutOpenError */
async function expectFree(tx: Tx, payerId: string): Promise<void> {
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
 * Answers a waiting request, or ends what staff began, and tells the family. Of any number of parallel decisions one counts.
 *
 * @returns the enrolment as it is now; `null` when it was decided before
 * @throws NotFoundError, and for a yes what `enrolByHand` throws; for an end PaidByCardError
 */
export async function decideEnrolment(
  context: Context,
  tx: Tx,
  { id, choice, word }: { id: string; choice: EnrolmentChoice; word: string },
  { staffId, at }: Decider,
): Promise<ProgrammeEnrolment | null> {
  const asked = await tx.programmeEnrolment.findUnique({ where: { id } })
  if (!asked) throw new NotFoundError('enrolment')
  await holdPayer(tx, asked.userId)
  const decided = { word, decidedBy: staffId, decidedAt: at, waitsFor: null }
  const from = choice === 'end' ? ('paid' as const) : ('waiting' as const)
  if (choice === 'end' && asked.status === 'paid' && asked.provider !== byHand) throw new PaidByCardError()
  const data = {
    confirm: { ...decided, status: 'paid' as const, paidAt: at },
    decline: { ...decided, status: 'declined' as const },
    end: { ...decided, status: 'cancelled' as const },
  }[choice]
  const still = { id, status: from, provider: byHand }
  if ((await tx.programmeEnrolment.count({ where: still })) === 0) return null
  if (choice === 'confirm') await expectFree(tx, asked.userId)
  // The family may have taken it back just now.
  if ((await tx.programmeEnrolment.updateMany({ where: still, data })).count === 0) return null
  const enrolment = await tx.programmeEnrolment.findUniqueOrThrow({ where: { id } })
  await tellPayer(context, tx, enrolment, choice, at)
  return enrolment
}

async function tellPayer(
  context: Context,
  tx: Tx,
  enrolment: ProgrammeEnrolment,
  choice: EnrolmentChoice,
  at: Date,
): Promise<void> {
  const { id, userId, word } = enrolment
  const programme = nameOf(enrolment)
  const [notice, mail] = words[choice]
  await tell(tx, userId, [notice(id, programme, word)], at)
  const { email, firstName, isDemo } = await tx.user.findUniqueOrThrow({ where: { id: userId } })
  // The demo academy writes to nobody.
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
