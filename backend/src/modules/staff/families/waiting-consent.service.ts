import { maskedAddress } from '@deepm/schema/rules/staff/contact-lists'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { NotFoundError } from '../../../core/errors.ts'
import { Prisma } from '../../../generated/prisma/client.ts'
import type { ConsentObstacle } from '../../../generated/prisma/enums.ts'
import { audit, staffMember } from '../../../platform/audit-log/audit-log.service.ts'
import type { Context } from '../../../platform/context.ts'
import { isClosedSql, isOpen } from '../../accounts/closure/closure.service.ts'
import { consentDays } from '../../consent/consent.service.ts'
import { maxConsentEmails, resendToParent } from '../../consent/consent-email.service.ts'
import { refuseDemoStaff } from '../demo-staff.policy.ts'
import { type ListPage, pageSql, withoutExtraRow } from '../list-page.service.ts'
import { ConsentMailsUsedUpError, SeenChangedError } from '../staff.errors.ts'
import { countStaffWrite } from '../staff-write-limit.service.ts'

// Children who wait for a parent's consent. Staff can resend the same email. Only the family enters the parent's email address: staff can
// neither read nor change it, so that consent cannot be redirected to another person.

/** A waiting child as shown to staff. */
export type WaitingConsent = {
  id: string
  at: Date
  childFirstName: string
  /** The parent's email address, partly masked. */
  parentEmail: string
  askedAt: Date
  mails: number
  mailsLeft: number
  /** The account is erased from this date on without consent. */
  erasedOn: Date
  /** Why a parent who consented could not be linked; staff can help. */
  obstacle: ConsentObstacle | null
  /** Whether the case of such a parent is open. */
  isCaseOpen: boolean
}

type Row = { id: string; at: Date; childFirstName: string; parentEmail: string; askedAt: Date; mails: number } & Stuck
type Stuck = { obstacle: ConsentObstacle | null; isCaseOpen: boolean; expiresAt: Date }

/** Returns a page of the waiting children of the viewer's academy, newest first. The read access is logged before the response. */
export async function readWaitingConsents(context: Context, page: ListPage): Promise<WaitingConsent[]> {
  const { isDemo } = staffMember(context)
  const rows = await context.db.$queryRaw<Row[]>(waitingConsentsSql(isDemo, page))
  const shown = withoutExtraRow(rows, page)
  if (shown.length > 0) {
    const subjectIds = shown.map(({ id }) => id)
    await audit(context, { action: 'people.read', subjectIds, detail: `${shown.length} children waiting for consent.` })
  }
  return rows.map(asShown)
}

/**
 * Returns one waiting child. The read access is logged before the response.
 *
 * @throws NotFoundError when no child with this id is waiting
 */
export async function readWaitingConsent(context: Context, learnerId: string): Promise<WaitingConsent> {
  const { isDemo } = staffMember(context)
  const only = Prisma.sql`l.id = ${learnerId}`
  const [row] = await context.db.$queryRaw<Row[]>`${waitingSql(isDemo)} AND ${only}`
  if (!row) throw new NotFoundError('child waiting for consent')
  await audit(context, { action: 'people.read', subjectIds: [row.id], detail: 'A child waiting for consent.' })
  return asShown(row)
}

function asShown({ parentEmail, expiresAt, ...row }: Row): WaitingConsent {
  return {
    ...row,
    parentEmail: maskedAddress(parentEmail),
    mailsLeft: Math.max(0, maxConsentEmails - row.mails),
    erasedOn: row.obstacle ? expiresAt : daysFrom(row.at, consentDays),
  }
}

/** The consent request is looked up for each child of the page, so that no query plan reads the answered ones. */
export function waitingConsentsSql(isDemo: boolean, page: ListPage): Prisma.Sql {
  const [place, order] = pageSql(Prisma.sql`l."createdAt"`, Prisma.sql`l.id`, page)
  return Prisma.sql`${waitingSql(isDemo)} AND ${place} ORDER BY ${order} LIMIT ${page.limit}`
}

function waitingSql(isDemo: boolean): Prisma.Sql {
  return Prisma.sql`
    SELECT l.id, l."createdAt" AS at, u."firstName" AS "childFirstName", r."parentEmail", r."createdAt" AS "askedAt",
      r."sentCount" AS mails, r.obstacle::text AS obstacle, r."obstacleAt" IS NOT NULL AS "isCaseOpen",
      r."expiresAt"
    FROM "Learner" l JOIN "User" u ON u.id = l.id AND u."isDemo" = ${isDemo} JOIN LATERAL (
      SELECT * FROM "ConsentRequest" c WHERE c."learnerId" = l.id AND c."answeredAt" IS NULL LIMIT 1) r ON true
    WHERE l.consent = 'pending' AND NOT ${isClosedSql(Prisma.sql`u.id`)}`
}

/** Counts the waiting children. The result contains no personal data, so it is not logged. */
export async function countWaitingConsents(context: Context): Promise<number> {
  const { isDemo } = staffMember(context)
  return context.db.learner.count({
    where: { consent: 'pending', user: { isDemo, ...isOpen }, consentRequests: { some: { answeredAt: null } } },
  })
}

/**
 * Resends the email to the parent, by the rules of the child's own button: the newest link works until the expiry date
 * of the first one, and at most three more emails are sent.
 *
 * @param seen the number of emails sent, as staff saw it
 * @throws NotFoundError when no child with this id is waiting, ConsentMailsUsedUpError, SeenChangedError when an email
 *   was sent since, DemoAccountError, RateLimitedError
 */
export async function resendConsentRequest(context: Context, learnerId: string, seen: number): Promise<void> {
  const staff = staffMember(context)
  refuseDemoStaff(staff)
  await countStaffWrite(context, staff.id)
  const where = { id: learnerId, consent: 'pending', user: { isDemo: staff.isDemo, ...isOpen } } as const
  await context.db.$transaction(async (tx) => {
    if ((await tx.learner.count({ where })) === 0) throw new NotFoundError('child waiting for consent')
    const mails = await resendToParent(context, tx, learnerId, seen)
    if (mails === null) await explain()
    const detail = `Emailed a parent about consent again, email ${mails} of ${maxConsentEmails}.`
    await audit(context, { action: 'people.change', subjectIds: [learnerId], detail }, tx)

    async function explain(): Promise<never> {
      const open = { learnerId, answeredAt: null, expiresAt: { gt: context.clock() } }
      const request = await tx.consentRequest.findFirst({ where: open, select: { sentCount: true } })
      if (!request) throw new NotFoundError('child waiting for consent')
      if (request.sentCount >= maxConsentEmails) throw new ConsentMailsUsedUpError(request.sentCount)
      throw new SeenChangedError(`Someone else has just sent the email again. ${request.sentCount} have now been sent.`)
    }
  })
}
