import { type ProgrammeId, priceInCents, programmeById } from '@deepm/schema/rules/plans/programmes'
import { NotFoundError } from '../../core/errors.ts'
import type { ProgrammeEnrolment } from '../../generated/prisma/client.ts'
import type { Context } from '../../platform/context.ts'
import { countRequest } from '../../platform/rate-limit/rate-limit.service.ts'
import { readPayingAccount } from './checkout.service.ts'
import { lockPayer, manualProvider } from './enrolment.service.ts'
import { AlreadyEnrolledError, GuardianNeededError } from './plans.errors.ts'
import { mayBeEnrolled } from './plans.policy.ts'

const requestsPerPayer = { name: 'enrolment-request', max: 20, windowSeconds: 3600 }

/**
 * Requests an enrolment by staff for the viewer. A repeated request while one is waiting only changes its programme.
 *
 * @throws GuardianNeededError when the viewer does not pay for themselves, AlreadyEnrolledError, RateLimitedError
 */
export async function requestEnrolment(context: Context, programme: ProgrammeId): Promise<ProgrammeEnrolment> {
  const { db, viewer, clock } = context
  const userId = viewer?.userId ?? ''
  if (!mayBeEnrolled(await readPayingAccount(context))) throw new GuardianNeededError()
  await countRequest(context, requestsPerPayer, userId)
  return db.$transaction(async (tx) => {
    await lockPayer(tx, userId)
    const running = await tx.programmeEnrolment.findFirst({ where: { userId, status: 'paid' } })
    if (running) throw new AlreadyEnrolledError(programmeById(running.programme as ProgrammeId).name)
    const asked = { programme, amountCents: priceInCents(programme) }
    return tx.programmeEnrolment.upsert({
      where: { waitsFor: userId },
      create: { ...asked, userId, waitsFor: userId, status: 'waiting', provider: manualProvider, createdAt: clock() },
      update: asked,
    })
  })
}

/**
 * Withdraws the viewer's request. Repeating the call has no effect.
 *
 * @throws NotFoundError when it belongs to another user, or staff have answered it
 */
export async function cancelEnrolmentRequest({ db, viewer }: Context, id: string): Promise<ProgrammeEnrolment> {
  const own = { id, userId: viewer?.userId ?? '', provider: manualProvider }
  const data = { status: 'cancelled' as const, waitsFor: null }
  await db.programmeEnrolment.updateMany({ where: { ...own, status: 'waiting' }, data })
  const now = await db.programmeEnrolment.findFirst({ where: { ...own, status: 'cancelled', paidAt: null } })
  if (!now) throw new NotFoundError('open request')
  return now
}

/** Returns a user's latest request to staff while it is waiting or was declined; `null` otherwise. */
export async function currentRequest({ db }: Pick<Context, 'db'>, userId: string): Promise<ProgrammeEnrolment | null> {
  const newest = await db.programmeEnrolment.findFirst({
    where: { userId, provider: manualProvider },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  return newest?.status === 'waiting' || newest?.status === 'declined' ? newest : null
}
