import { recordingConsents } from '@deepm/schema/rules/accounts/consent'
import { choicesWithWeeklyMail } from '@deepm/schema/rules/family/mail-choice'
import { formatWeek } from '@deepm/schema/rules/family/week-format'
import { dueDigestWeek } from '@deepm/schema/rules/family/weekly-digest'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { daysAfter, type LocalDay } from '@deepm/schema/rules/time/local-day'
import type { Config } from '../../../config/config.ts'
import { runEach } from '../../../core/run-each.ts'
import type { Db, Tx } from '../../../database/open.ts'
import type { Prisma } from '../../../generated/prisma/client.ts'
import type { DigestKind } from '../../../generated/prisma/enums.ts'
import type { ReadContext } from '../../../platform/context.ts'
import { queueMail } from '../../../platform/email-outbox/email-outbox.service.ts'
import { isOpen } from '../../accounts/closure/closure.service.ts'
import { stopMailsUrl } from '../mail-choice.service.ts'
import { type ChildWeek, digestMail, quietMail } from './emails.ts'
import { learnerWeek } from './week.service.ts'
import { daysInWords } from './weekly-report.service.ts'

/** Days to remember that a digest was sent. */
const digestDays = 70

/** Learners whose activity may be recorded. */
const recorded: Prisma.LearnerWhereInput = { consent: { in: [...recordingConsents] } }

/**
 * Emails parents the week of their children, as their portal shows it, on Sunday evening in their time zone. The email
 * and its record are stored together, so each is sent once, even if a process crashes. A failure for one parent does
 * not affect the others.
 */
export function digestMailer(config: Config): (db: Db, now: Date) => Promise<void> {
  return async (db, now) => {
    await db.sentDigest.deleteMany({ where: { sentAt: { lte: daysFrom(now, -digestDays) } } })
    const due: Due[] = []
    for (const { timeZone, week } of await zonesDue(db, now)) {
      const parents = await db.user.findMany({
        where: { timeZone, ...awaits(week) },
        select: { id: true },
        orderBy: { id: 'asc' },
      })
      due.push(...parents.map(({ id }) => ({ parentId: id, week, now })))
    }
    await runEach(due, (it) => mailWeek(db, config, it))
  }
}

/** Returns the time zones of parents where a digest is due, so that all other hours take one statement. */
async function zonesDue(db: Db, now: Date): Promise<{ timeZone: string; week: LocalDay }[]> {
  const zones = await db.user.findMany({ where: { role: 'parent' }, distinct: 'timeZone', select: { timeZone: true } })
  return zones.flatMap(({ timeZone }) => {
    const week = dueDigestWeek(now, timeZone)
    return week ? [{ timeZone, week }] : []
  })
}

function awaits(week: LocalDay): Prisma.UserWhereInput {
  return {
    role: 'parent',
    isDemo: false,
    mailChoice: { in: [...choicesWithWeeklyMail] },
    wards: { some: { learner: recorded } },
    sentDigests: { none: { week } },
    ...isOpen,
  }
}

type Due = { parentId: string; week: LocalDay; now: Date }

async function mailWeek(db: Db, config: Config, { parentId, week, now }: Due): Promise<void> {
  const reading = { db, writer: db, clock: () => now, viewer: null, requestCache: new Map() }
  const children = await weeksOf(reading, parentId, week)
  if (children.length === 0) return
  await db.$transaction(async (tx) => {
    // Checked again: the parent may have unsubscribed.
    const where = { id: parentId, ...awaits(week) }
    const parent = await tx.user.findFirst({ where, select: { email: true, firstName: true } })
    if (!parent) return
    const kind = await digestKind(tx, parentId, week, children)
    const data = [{ userId: parentId, week, kind, sentAt: now }]
    const written = await tx.sentDigest.createMany({ data, skipDuplicates: true })
    if (written.count === 0 || kind === 'skipped') return
    const words = { parentName: parent.firstName, week: formatWeek(week), children }
    const links = { academy: config.publicUrl, choose: stopMailsUrl(config, parentId) }
    await queueMail(
      tx,
      kind === 'quiet' ? quietMail(parent.email, words, links) : digestMail(parent.email, words, links),
      parentId,
    )
  })
}

/** Returns the weeks of the children who had joined by then, in the order they were linked. */
async function weeksOf(reading: ReadContext, parentId: string, monday: LocalDay): Promise<ChildWeek[]> {
  const links = await reading.db.guardianship.findMany({
    where: { parentId, learner: recorded },
    select: { learner: { select: { id: true, createdAt: true, user: { select: { firstName: true, timeZone: true } } } } },
    orderBy: [{ createdAt: 'asc' }, { learnerId: 'asc' }],
  })
  const weeks: ChildWeek[] = []
  for (const { learner } of links) {
    const week = await learnerWeek(reading, learner, monday)
    // A child who joined on Monday morning has no completed week.
    if (week.monday !== monday) continue
    weeks.push({ childName: learner.user.firstName, days: daysInWords(week), summary: week.summary })
  }
  return weeks
}

/** After a quiet email, the next quiet week is skipped. */
async function digestKind(tx: Tx, userId: string, week: LocalDay, children: ChildWeek[]): Promise<DigestKind> {
  if (children.some(({ summary }) => !summary.isQuiet)) return 'week'
  const last = await tx.sentDigest.findUnique({ where: { userId_week: { userId, week: daysAfter(week, -7) } } })
  return last?.kind === 'quiet' ? 'skipped' : 'quiet'
}
