import { type ProgrammeId, priceInCents, programmeById } from '@deepm/schema/rules/programmes'
import type { Context } from '../../context.ts'
import { NotFoundError } from '../../errors.ts'
import type { ProgrammeEnrolment } from '../../generated/prisma/client.ts'
import { countRequest } from '../identity/rate-limit.service.ts'
import { readPayingAccount } from './checkout.service.ts'
import { byHand, holdPayer } from './enrolment.service.ts'
import { AlreadyEnrolledError, GuardianNeededError } from './plans.errors.ts'
import { mayBeEnrolled } from './plans.policy.ts'

const requestsPerPayer = { name: 'enrolment-request', max: 20, windowSeconds: 3600 }

/**
 * Asks staff to enrol the viewer in a programme. Asking again while that waits changes which programme it is about, and nothing more.
 *
 * @throws GuardianNeededError for whoever does not pay for themselves, AlreadyEnrolledError, RateLimitedError
 */
export async function requestEnrolment(context: Context, programme: ProgrammeId): Promise<ProgrammeEnrolment> {
  const { db, viewer, clock } = context
  const userId = viewer?.userId ?? ''
  if (!mayBeEnrolled(await readPayingAccount(context))) throw new GuardianNeededError()
  await countRequest(context, requestsPerPayer, userId)
  return db.$transaction(async (tx) => {
    await holdPayer(tx, userId)
    const running = await tx.programmeEnrolment.findFirst({ where: { userId, status: 'paid' } })
    if (running) throw new AlreadyEnrolledError(programmeById(running.programme as ProgrammeId).name)
    const asked = { programme, amountCents: priceInCents(programme) }
    return tx.programmeEnrolment.upsert({
      where: { waitsFor: userId },
      create: { ...asked, userId, waitsFor: userId, status: 'waiting', provider: byHand, createdAt: clock() },
      update: asked,
    })
  })
}

/**
 * Takes the viewer's request back. Doing so again changes nothing.
 *
 * @throws NotFoundError when it is not theirs, or staff have answered it
 */
export async function takeRequestBack({ db, viewer }: Context, id: string): Promise<ProgrammeEnrolment> {
  const own = { id, userId: viewer?.userId ?? '', provider: byHand }
  const data = { status: 'cancelled' as const, waitsFor: null }
  await db.programmeEnrolment.updateMany({ where: { ...own, status: 'waiting' }, data })
  const now = await db.programmeEnrolment.findFirst({ where: { ...own, status: 'cancelled', paidAt: null } })
  if (!now) throw new NotFoundError('request that waits')
  return now
}

/** What somebody asked staff for last, as long as it waits or was declined; `null` otherwise. */
export async function currentRequest({ db }: Pick<Context, 'db'>, userId: string): Promise<ProgrammeEnrolment | null> {
  const newest = await db.programmeEnrolment.findFirst({
    where: { userId, provider: byHand },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  return newest?.status === 'waiting' || newest?.status === 'declined' ? newest : null
}
