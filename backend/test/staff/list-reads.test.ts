import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Prisma } from '../../src/generated/prisma/client.ts'
import { enrolmentsSql } from '../../src/modules/staff/families/enrolment-list.service.ts'
import { type LeadFilter, leadsSql } from '../../src/modules/staff/families/lead.service.ts'
import { waitingConsentsSql } from '../../src/modules/staff/families/waiting-consent.service.ts'
import { cursorFor, type ListPage } from '../../src/modules/staff/list-page.service.ts'
import { Academy, kinds } from '../support/academy/academy.ts'
import { rowsRead } from '../support/database/rows-read.ts'

const limit = 26
const began = Date.UTC(2026, 0, 1)
const everybody = { search: null, state: null }

/** The query of each list for one page. */
const lists: Record<string, (page: ListPage) => Prisma.Sql> = {
  'the guide’s': (page) => leadsSql({ list: 'guide', ...everybody }, page),
  'the mailing': (page) => leadsSql({ list: 'mailing', ...everybody }, page),
  'the mailing, of one state': (page) => leadsSql({ list: 'mailing', search: null, state: 'unsubscribed' }, page),
  'the enrolments': (page) => enrolmentsSql(false, null, page),
  'the enrolments, of one status': (page) => enrolmentsSql(false, 'declined', page),
  'the children who wait': (page) => waitingConsentsSql(false, page),
}

// Uses PostgreSQL's own row counts. PGlite has the same planner and would only take longer.
describe.runIf(kinds.includes('server'))('lists of 50,000 people for staff', () => {
  let academy: Academy
  /** Rows read by a search before ANALYZE. */
  const unknown: Record<string, number> = {}

  const rowsFor = (filter: LeadFilter) => rowsRead(academy, leadsSql(filter, { limit, inverted: false }))

  beforeAll(async () => {
    academy = await Academy.open('server')
    // As after a restore, PostgreSQL has no statistics about the tables.
    for (const table of ['GuideLead', 'Subscriber'])
      await academy.database.query(`ALTER TABLE "${table}" SET (autovacuum_enabled = off)`)
    await academy.database.query(many(1, 50_000))
    for (const list of ['guide', 'mailing'] as const) unknown[list] = await rowsFor({ list, search: 'p4999', state: null })
    // A separate statement, so that the statistics cover committed rows.
    await academy.database.query('ANALYZE')
  })
  afterAll(() => academy.close())

  /** Counts the rows read for the page after this row number, or for the first page. */
  function rowsOf(name: string, after: number | null): Promise<number> {
    const place = after === null ? {} : { after: cursorFor({ at: new Date(began + after * 60_000), id: `row-${after}` }) }
    const sql = lists[name]?.({ limit, inverted: false, ...place })
    if (!sql) throw new Error(`no list ${name}`)
    return rowsRead(academy, sql)
  }

  it.each(Object.keys(lists))('%s list reads one page of rows for the first page and for a late one', async (name) => {
    const [first, late] = [await rowsOf(name, null), await rowsOf(name, 2000)]
    expect(first).toBeGreaterThanOrEqual(limit)
    expect({ first: first <= limit * 8, late: late <= limit * 8 }, `${first}, ${late}`).toEqual({ first: true, late: true })
  })

  it.each(['guide', 'mailing'] as const)('a prefix search in the %s list reads only matching rows', async (list) => {
    expect(unknown[list]).toBeLessThan(60)
    expect(await rowsFor({ list, search: 'p4999', state: null })).toBeLessThan(60)
  })
})

/** Returns SQL that inserts rows with these numbers; higher ones are newer. */
function many(from: number, to: number): string {
  const numbers = `generate_series(${from}, ${to}) n`
  const at = `timestamptz '2026-01-01 00:00:00Z' + make_interval(mins => n)`
  const [id, email] = ["'row-' || n", "'p' || n || '@example.org'"]
  return `
    INSERT INTO "GuideLead" (id, email, name, "requestedAt") SELECT ${id}, ${email}, 'Sam', ${at} FROM ${numbers};
    INSERT INTO "Subscriber" (id, email, source, "askedAt", "createdAt", "confirmedAt", "unsubscribedAt")
      SELECT ${id}, ${email}, 'newsletter', ${at}, ${at}, CASE WHEN n % 3 > 0 THEN ${at} END, CASE WHEN n % 20 = 0 THEN ${at} END FROM ${numbers};
    INSERT INTO "User" (id, email, name, "firstName", "lastName", role, "updatedAt")
      SELECT ${id}, ${email}, 'Robin Hill', 'Robin', 'Hill', 'learner', now() FROM ${numbers};
    INSERT INTO "Learner" (id, "ageAtSignup", consent, "createdAt")
      SELECT ${id}, 9, (CASE WHEN n % 10 = 0 THEN 'pending' ELSE 'granted' END)::"ConsentStatus", ${at} FROM ${numbers};
    INSERT INTO "ConsentRequest" (id, "learnerId", "parentFirstName", "parentLastName", "parentEmail", "tokenHash", "expiresAt", "answeredAt")
      SELECT ${id}, ${id}, 'Sam', '', 'parent' || n || '@example.org', ${id}, ${at}, CASE WHEN n % 10 > 0 THEN ${at} END FROM ${numbers};
    INSERT INTO "ProgrammeEnrolment" (id, "userId", programme, status, provider, "amountCents", "createdAt")
      SELECT ${id}, ${id}, 'academy', (CASE WHEN n % 50 = 0 THEN 'declined' ELSE 'cancelled' END)::"EnrolmentStatus", 'hand', 39700, ${at} FROM ${numbers};`
}
