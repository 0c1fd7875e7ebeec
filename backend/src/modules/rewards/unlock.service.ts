import { type Feature, unlockDays } from '@deepm/schema/rules/rewards/unlocks'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import type { Db } from '../../database/open.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { isClosedSql } from '../accounts/closure/closure.service.ts'
import { unlockNotice } from './notices.service.ts'

/** How long an unlocked feature is still news: the job runs hourly, and the server may have been down for a while. */
const newsDays = 7

/** Notifies learners about newly unlocked features. Repeating the call sends nothing again. */
export async function notifyUnlocks(db: Db, now: Date): Promise<void> {
  for (const feature of Object.keys(unlockDays) as Feature[]) {
    const opened = daysFrom(now, -unlockDays[feature])
    const { kind, source, title, text, link } = unlockNotice(feature)
    await db.$executeRaw`
      INSERT INTO "Notification" (id, "userId", kind, source, title, text, link, "createdAt")
      SELECT gen_random_uuid()::text, id, ${kind}::"NotificationKind", ${source}, ${title}, ${text}, ${link}, ${now} FROM "Learner"
      WHERE "createdAt" <= ${opened} AND "createdAt" > ${daysFrom(opened, -newsDays)} AND consent IN ('notRequired', 'granted')
        AND NOT ${isClosedSql(Prisma.sql`"Learner".id`)}
      ON CONFLICT ("userId", kind, source) DO NOTHING`
  }
}
