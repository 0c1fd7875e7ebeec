import { daysFrom } from '@deepm/schema/rules/time/deadline'
import type { Db } from '../../database/open.ts'
import { confirmDays, unsubscribedDays } from './newsletter.service.ts'

/** The privacy page promises this. */
const leadMonths = 12

/** Erases expired data of the public site, with the emails that contain it. */
export async function deleteOldVisitors(db: Db, now: Date): Promise<void> {
  const monthsAgo = new Date(now)
  monthsAgo.setUTCMonth(monthsAgo.getUTCMonth() - leadMonths)
  await db.$transaction([
    db.guideLead.deleteMany({ where: { requestedAt: { lte: monthsAgo } } }),
    db.subscriber.deleteMany({ where: { confirmedAt: null, askedAt: { lte: daysFrom(now, -confirmDays) } } }),
    db.subscriber.deleteMany({
      where: { unsubscribedAt: { lte: daysFrom(now, -unsubscribedDays) }, askedAt: { lte: daysFrom(now, -confirmDays) } },
    }),
    db.$executeRaw`
      DELETE FROM "OutboxMail" WHERE kind LIKE 'newsletter-%' AND recipient NOT IN (SELECT email FROM "Subscriber")`,
  ])
}
