import { auditDays } from '@deepm/schema/rules/audit'
import { daysFrom } from '@deepm/schema/rules/deadline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseOldAuditEntries } from '../src/modules/staff/audit.service.ts'
import { Academy, kinds } from './academy.ts'

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

  it('is only ever added to: neither a service nor a statement changes or removes an entry', async () => {
    const { id } = await write(new Date())
    const refused = /only ever added to/
    await expect(academy.db.auditEntry.update({ where: { id }, data: { staffName: 'Another' } })).rejects.toThrow(refused)
    await expect(academy.db.auditEntry.delete({ where: { id } })).rejects.toThrow(refused)
    await expect(academy.db.$executeRaw`DELETE FROM "AuditEntry"`).rejects.toThrow(refused)
    await expect(academy.db.$executeRaw`TRUNCATE "AuditEntry"`).rejects.toThrow(refused)
    expect(await academy.db.auditEntry.count({ where: { id, staffName: 'S' } })).toBe(1)
  })

  it('lets go of what is past its time, and of nothing else', async () => {
    const old = await write(daysFrom(new Date(), -auditDays - 1))
    const young = await write(daysFrom(new Date(), -auditDays + 1))
    await eraseOldAuditEntries(academy.db, new Date())
    const left = await academy.db.auditEntry.findMany({ where: { id: { in: [old.id, young.id] } } })
    expect(left.map(({ id }) => id)).toEqual([young.id])
  })
})
