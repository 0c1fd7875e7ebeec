import { localDay } from '@deepm/schema/rules/local-day'
import type { Context } from '../../context.ts'
import { readOwnAccount } from './data-rights-account.service.ts'
import { readOwnFamily } from './data-rights-family.service.ts'
import { readOwnLearning } from './data-rights-learning.service.ts'
import { readOwnPractice } from './data-rights-practice.service.ts'
import { readOwnProjects } from './data-rights-projects.service.ts'
import { readOwnTraces } from './data-rights-traces.service.ts'
import { countRequest } from './rate-limit.service.ts'

/** A file for the browser to save. */
export type DataExport = { fileName: string; json: string }

/** The privacy page names this. */
const exportsPerAccount = { name: 'data-export', max: 10, windowSeconds: 3600 }

/** What the file does not hold, in the words of the file; backend/test/data-rights.test.ts knows each column behind it. */
const leftOut = [
  'Keys that open something: session keys, mailed links, keys of other sign-in services, and the key of your signup.',
  'The words of mails, since some hold such a link. They are in the mailbox they went to.',
  'Numbers that only join one row to another.',
]

/**
 * Everything the academy holds about the signed-in account, with names beside ids, as the text of a JSON file.
 *
 * @throws RateLimitedError after ten files within an hour
 */
export async function exportData(context: Context): Promise<DataExport> {
  const { db, viewer, clock } = context
  const userId = viewer?.userId ?? ''
  const { email, isDemo } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true, isDemo: true } })
  // Whoever visits a shared account is counted by themselves.
  await countRequest(context, exportsPerAccount, isDemo ? context.ip : userId)
  const [account, learning, practice, projects, family, traces] = await Promise.all([
    readOwnAccount(db, userId),
    readOwnLearning(db, userId),
    readOwnPractice(db, userId),
    readOwnProjects(db, userId),
    readOwnFamily(db, userId, email),
    readOwnTraces(db, userId, email),
  ])
  const about = {
    what: `Everything DEEPM Academy holds about the account of ${email}.`,
    preparedAt: clock(),
    times: 'Times are in UTC. Days are days of your own time zone.',
    leftOut,
  }
  return {
    fileName: `deepm-data-${localDay(clock(), viewer?.timeZone ?? 'UTC')}.json`,
    json: JSON.stringify({ about, ...account, learning, ...practice, ...projects, ...family, ...traces }, null, 2),
  }
}
