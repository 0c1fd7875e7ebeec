import { daysFrom } from '@deepm/schema/rules/deadline'
import { maskedAddress } from '@deepm/schema/rules/people-lists'
import type { Context } from '../../context.ts'
import { limitSql } from '../../database/limit.ts'
import { NotFoundError } from '../../errors.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import type { ConsentObstacle } from '../../generated/prisma/enums.ts'
import { isClosedSql, isOpen } from '../identity/closure.service.ts'
import { consentDays, mailParentAgain, mostMails } from '../identity/consent.service.ts'
import { audit, staffMember } from './audit.service.ts'
import { countDeskWrite } from './desk-limit.service.ts'
import { expectOwnPeople } from './people.policy.ts'
import { answered, type PeoplePage, pageSql } from './people-page.service.ts'
import { ConsentMailsUsedUpError, SeenChangedError } from './staff.errors.ts'

// Children who wait for a parent's yes. Staff can have the same mail sent again. The parent's address is the family's word: staff neither
// read nor change it, or a yes could be led to somebody else.

/** A child who waits, as staff see it. */
export type WaitingConsent = {
  id: string
  at: Date
  childFirstName: string
  /** Of the parent's address, enough to talk about. */
  parentEmail: string
  askedAt: Date
  mails: number
  mailsLeft: number
  /** From here on the account is erased, when nobody says yes. */
  erasedOn: Date
  /** Why a parent who agreed could not be linked; staff help. */
  obstacle: ConsentObstacle | null
}

type Row = { id: string; at: Date; childFirstName: string; parentEmail: string; askedAt: Date; mails: number } & Stuck
type Stuck = { obstacle: ConsentObstacle | null; expiresAt: Date }

/** A page of the children of the asker's academy who wait, the newest first. It is in the log before it is answered. */
export async function readWaiting(context: Context, page: PeoplePage): Promise<WaitingConsent[]> {
  const { isDemo } = staffMember(context)
  const rows = await context.db.$queryRaw<Row[]>(waitingSql(isDemo, page))
  const shown = answered(rows, page)
  if (shown.length > 0) {
    const subjectIds = shown.map(({ id }) => id)
    await audit(context, { action: 'people.read', subjectIds, detail: `${shown.length} children who wait for consent.` })
  }
  return rows.map(({ parentEmail, expiresAt, ...row }) => ({
    ...row,
    parentEmail: maskedAddress(parentEmail),
    mailsLeft: Math.max(0, mostMails - row.mails),
    erasedOn: row.obstacle ? expiresAt : daysFrom(row.at, consentDays),
  }))
}

/** The question is looked up for each child of the page, so that no plan reads the answered ones. */
export function waitingSql(isDemo: boolean, page: PeoplePage): Prisma.Sql {
  const [place, order] = pageSql(Prisma.sql`l."createdAt"`, Prisma.sql`l.id`, page)
  return Prisma.sql`
    SELECT l.id, l."createdAt" AS at, u."firstName" AS "childFirstName", r."parentEmail", r."createdAt" AS "askedAt",
      r."sentCount" AS mails, r.obstacle::text AS obstacle, r."expiresAt"
    FROM "Learner" l JOIN "User" u ON u.id = l.id AND u."isDemo" = ${isDemo} JOIN LATERAL (
      SELECT * FROM "ConsentRequest" c WHERE c."learnerId" = l.id AND c."answeredAt" IS NULL LIMIT 1) r ON true
    WHERE l.consent = 'pending' AND NOT ${isClosedSql(Prisma.sql`u.id`)} AND ${place} ORDER BY ${order} ${limitSql(page.limit)}`
}

/** How many wait. It names nobody, so that it is not logged. */
export async function countWaiting(context: Context): Promise<number> {
  const { isDemo } = staffMember(context)
  return context.db.learner.count({
    where: { consent: 'pending', user: { isDemo, ...isOpen }, consentRequests: { some: { answeredAt: null } } },
  })
}

/**
 * Has the mail to the parent sent again, by the rules of the child's own button: the newest link works until the day the first would
 * have, and there are three mails more at most.
 *
 * @param seen how many mails had gone out, as staff saw it
 * @throws NotFoundError when nobody waits under this id any more, ConsentMailsUsedUpError, SeenChangedError when one went out
 *   meanwhile, DemoAccountError, RateLimitedError
 */
export async function askAgain(context: Context, learnerId: string, seen: number): Promise<void> {
  const staff = staffMember(context)
  expectOwnPeople(staff)
  await countDeskWrite(context, staff.id)
  const where = { id: learnerId, consent: 'pending', user: { isDemo: staff.isDemo, ...isOpen } } as const
  await context.db.$transaction(async (tx) => {
    if ((await tx.learner.count({ where })) === 0) throw new NotFoundError('child who waits for consent')
    const mails = await mailParentAgain(context, tx, learnerId, seen)
    if (mails === null) await explain()
    const detail = `Mailed a parent about consent again, mail ${mails} of ${mostMails}.`
    await audit(context, { action: 'people.change', subjectIds: [learnerId], detail }, tx)

    async function explain(): Promise<never> {
      const open = { learnerId, answeredAt: null, expiresAt: { gt: context.clock() } }
      const request = await tx.consentRequest.findFirst({ where: open, select: { sentCount: true } })
      if (!request) throw new NotFoundError('child who waits for consent')
      if (request.sentCount >= mostMails) throw new ConsentMailsUsedUpError(request.sentCount)
      throw new SeenChangedError(`It was sent again meanwhile: ${request.sentCount} mails have gone out.`)
    }
  })
}
