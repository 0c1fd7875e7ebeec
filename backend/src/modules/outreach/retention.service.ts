import type { Db } from '../../database/open.ts'
import { confirmDays } from './newsletter.service.ts'

/** The privacy page promises these. */
const leadMonths = 12
const unsubscribedDays = 30

/** Erases people of the public site whose time is over. An unsubscribed address stays a while, so that an old form does not bring it back. */
export async function forgetVisitors(db: Db, now: Date): Promise<void> {
  const monthsAgo = new Date(now)
  monthsAgo.setUTCMonth(monthsAgo.getUTCMonth() - leadMonths)
  await db.$transaction([
    db.guideLead.deleteMany({ where: { requestedAt: { lte: monthsAgo } } }),
    db.subscriber.deleteMany({ where: { confirmedAt: null, askedAt: { lte: daysBefore(now, confirmDays) } } }),
    db.subscriber.deleteMany({ where: { unsubscribedAt: { lte: daysBefore(now, unsubscribedDays) } } }),
  ])
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000)
}
