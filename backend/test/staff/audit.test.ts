import { auditDays } from '@deepm/schema/rules/staff/audit'
import { daysFrom } from '@deepm/schema/rules/time/deadline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseOldAuditEntries } from '../../src/platform/audit-log/audit-log.service.ts'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { staffMember } from '../support/learning/studio.ts'
import { demo, signUp } from '../support/people/people.ts'

async function readLog(browser: Browser, variables: object = {}): Promise<{ details: string[]; pageInfo: Json }> {
  const { auditLog } = await browser.execute(
    `query ($first: Int, $after: String, $staffId: ID, $action: String, $subjectId: ID) {
      auditLog(first: $first, after: $after, staffId: $staffId, action: $action, subjectId: $subjectId) {
        edges { node { detail } } pageInfo { hasNextPage endCursor }
      }
    }`,
    variables,
  )
  return { details: auditLog.edges.map((edge: Json) => edge.node.detail), pageInfo: auditLog.pageInfo }
}

describe.each(kinds)('the audit log on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  const write = (createdAt: Date) =>
    academy.db.auditEntry.create({
      data: { staffId: 's', staffName: 'S', isDemo: false, action: 'student.read', subjectIds: [], detail: '', createdAt },
    })

  it('is append-only: neither a service nor a SQL statement can change or remove an entry', async () => {
    const { id } = await write(new Date())
    const refused = /only ever added to/
    await expect(academy.db.auditEntry.update({ where: { id }, data: { staffName: 'Another' } })).rejects.toThrow(refused)
    await expect(academy.db.auditEntry.delete({ where: { id } })).rejects.toThrow(refused)
    await expect(academy.db.$executeRaw`DELETE FROM "AuditEntry"`).rejects.toThrow(refused)
    await expect(academy.db.$executeRaw`TRUNCATE "AuditEntry"`).rejects.toThrow(refused)
    expect(await academy.db.auditEntry.count({ where: { id, staffName: 'S' } })).toBe(1)
  })

  it('deletes only entries past the retention period', async () => {
    const old = await write(daysFrom(new Date(), -auditDays - 1))
    const young = await write(daysFrom(new Date(), -auditDays + 1))
    await eraseOldAuditEntries(academy.db, new Date())
    const left = await academy.db.auditEntry.findMany({ where: { id: { in: [old.id, young.id] } } })
    expect(left.map(({ id }) => id)).toEqual([young.id])
  })

  it('is paged newest first and filtered by person, action and subject, for staff only', async () => {
    const staff = await staffMember(academy)
    const began = academy.app.clock().getTime()
    for (let n = 0; n < 5; n += 1) {
      await academy.db.auditEntry.create({
        data: {
          staffId: n < 3 ? 'log-a' : 'log-b',
          staffName: 'L',
          isDemo: false,
          action: n % 2 ? 'queue.decide' : 'queue.read',
          subjectIds: [`child-${n}`, 'child-all'],
          detail: `${n}`,
          // Two have the same timestamp.
          createdAt: new Date(began + 1000 * Math.min(n, 3)),
        },
      })
    }
    const of = { subjectId: 'child-all' }
    const all = (await readLog(staff, of)).details
    expect(all.slice(2)).toEqual(['2', '1', '0'])
    expect(all.slice(0, 2).toSorted()).toEqual(['3', '4'])
    const first = await readLog(staff, { ...of, first: 1 })
    const rest = await readLog(staff, { ...of, first: 10, after: first.pageInfo.endCursor })
    expect([...first.details, ...rest.details]).toEqual(all)
    expect((await readLog(staff, { staffId: 'log-b' })).details.toSorted()).toEqual(['3', '4'])
    expect((await readLog(staff, { ...of, action: 'queue.decide' })).details.toSorted()).toEqual(['1', '3'])
    expect((await readLog(staff, { subjectId: 'child-2' })).details).toEqual(['2'])
    expect((await readLog(await demo(academy, 'staff'), of)).details).toEqual([])
    await expect(readLog((await signUp(academy)).browser)).rejects.toThrow('FORBIDDEN')
    const { auditors } = await staff.execute('{ auditors { name } }')
    expect(auditors).toEqual([{ name: 'Sol' }, { name: 'Staff' }])
  })
})
