import { daysFrom } from '@deepm/schema/rules/deadline'
import { type Feature, unlockDays } from '@deepm/schema/rules/unlocks'
import type { Db } from '../../database/open.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { isClosedSql } from '../identity/closure.service.ts'
import { unlockNotice } from './notices.service.ts'

/** How far back an opened feature is still news: the job runs every hour, and a server may have been off for a while. */
const newsDays = 7

/** Tells learners what has opened for them since. Repeating it tells nothing again. */
export async function tellUnlocks(db: Db, now: Date): Promise<void> {
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
