import { localDay } from '@deepm/schema/rules/time/local-day'
import { NotFoundError } from '../../core/errors.ts'
import type { Db } from '../../database/open.ts'
import type { Context } from '../../platform/context.ts'
import { countRequest } from '../../platform/rate-limit/rate-limit.service.ts'
import { rateLimitSubject } from '../../platform/viewer.policy.ts'
import { addressColumns, provenAddress } from '../accounts/addresses/address.service.ts'
import { readOwnAccount } from './data-rights-account.service.ts'
import { readDecisions, readOwnFamily } from './data-rights-family.service.ts'
import { readOwnLearning } from './data-rights-learning.service.ts'
import { readOwnPractice } from './data-rights-practice.service.ts'
import { readOwnProjects } from './data-rights-projects.service.ts'
import { readListed, readOwnTraces, readStaffLog } from './data-rights-traces.service.ts'

/** A data export for the browser to save as a file. */
export type DataExport = { fileName: string; data: Record<string, unknown> }

/** The privacy page states this limit. */
const exportsPerAccount = { name: 'data-export', max: 10, windowSeconds: 3600 }

/** What the file leaves out, in its own words; backend/test/accounts/data-rights.test.ts covers each column. */
const leftOut = [
  'Keys that give access: session keys, emailed links, keys of other sign-in services, and the key of your signup.',
  'The text of emails, because some contain such a link. You’ll find them in the inbox they were sent to.',
  'Numbers that only connect one record to another.',
]

const leftOutForParents = [
  'Anything in the lab that sounds like a cry for help, and log entries of staff about their open items. A person at the academy looks after it.',
  'Emails, and the answers of another parent.',
  'The line about the child on staff’s list of students. Except for staff’s open items, all of it is elsewhere in this file.',
]

/**
 * Returns all data that the academy stores about the signed-in account, with names beside ids; or about a child for whom the
 * signed-in parent gave consent.
 *
 * @throws RateLimitedError after ten exports within an hour, NotFoundError for a child who is not theirs or needs no consent
 */
export async function exportData(context: Context, childId: string | null): Promise<DataExport> {
  const { db, viewer, clock } = context
  const userId = viewer?.userId ?? ''
  const child = childId && childId !== userId ? await childOf(context, childId) : null
  // Visitors of a shared demo account are limited separately.
  await countRequest(context, exportsPerAccount, rateLimitSubject(context, { id: userId, isDemo: viewer?.isDemo ?? false }))
  const user = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { ...addressColumns, firstName: true } })
  const email = provenAddress(user)
  const zone = viewer?.timeZone ?? 'UTC'
  if (child) return dataExport(clock(), zone, child.firstName, await readChild(db, child.id), leftOutForParents)
  return dataExport(clock(), zone, email ?? user.firstName, await readOwn(db, userId, email))
}

/**
 * Returns all data about an account, as its owner gets it, for a caller who checked the request.
 *
 * @throws NotFoundError
 */
export async function exportAccountData({ db, clock }: Pick<Context, 'db' | 'clock'>, userId: string): Promise<DataExport> {
  const user = await db.user.findUnique({ where: { id: userId }, select: { ...addressColumns, firstName: true, timeZone: true } })
  if (!user) throw new NotFoundError('account')
  const email = provenAddress(user)
  return dataExport(clock(), user.timeZone, email ?? user.firstName, await readOwn(db, userId, email))
}

function dataExport(at: Date, timeZone: string, name: string, data: object, alsoLeftOut: string[] = []): DataExport {
  const about = {
    what: `Everything DEEPM Academy holds about the account of ${name}.`,
    preparedAt: at,
    times: 'Times are in UTC. Days are in your time zone.',
    leftOut: [...leftOut, ...alsoLeftOut],
  }
  return { fileName: `deepm-data-${localDay(at, timeZone)}.json`, data: { about, ...data } }
}

async function readOwn(db: Db, userId: string, email: string | null): Promise<object> {
  const [account, learning, practice, projects, family, traces, staffLog, listed] = await Promise.all([
    readOwnAccount(db, userId),
    readOwnLearning(db, userId),
    readOwnPractice(db, userId),
    readOwnProjects(db, userId),
    readOwnFamily(db, userId, email),
    readOwnTraces(db, userId, email),
    readStaffLog(db, userId),
    readListed(db, userId),
  ])
  return { ...account, learning, ...practice, ...projects, ...family, ...traces, ...staffLog, ...listed }
}

/**
 * Reads a child's data for a parent, without what the child may have written about the parent, and without another parent's data.
 */
async function readChild(db: Db, childId: string): Promise<object> {
  const [account, learning, practice, projects, decided, staffLog] = await Promise.all([
    // Messages from staff may be about a crisis; the others are listed with what they are about.
    readOwnAccount(db, childId, { NOT: { kind: 'staffAnswered' } }),
    readOwnLearning(db, childId),
    readOwnPractice(db, childId, { NOT: { reasons: { has: 'crisis' } } }),
    readOwnProjects(db, childId),
    readDecisions(db, childId),
    // Queue entries would reveal a crisis.
    readStaffLog(db, childId, { NOT: { action: { startsWith: 'queue.' } } }),
  ])
  return { ...account, learning, ...practice, ...projects, ...decided, ...staffLog }
}

async function childOf({ db, viewer }: Context, id: string): Promise<{ id: string; firstName: string }> {
  const child = await db.learner.findFirst({
    where: { id, consent: { not: 'notRequired' }, guardianships: { some: { parentId: viewer?.userId ?? '' } } },
    select: { user: { select: { id: true, firstName: true } } },
  })
  if (!child) throw new NotFoundError('child')
  return child.user
}
