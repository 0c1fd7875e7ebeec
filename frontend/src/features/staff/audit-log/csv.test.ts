import { expect, test } from 'vitest'
import { logCsv } from './csv.ts'

const entry = {
  __typename: 'AuditEntry' as const,
  id: '1',
  staffId: 's',
  staffName: '=HYPERLINK("x")',
  action: 'queue.read',
  actionText: 'Read',
  subjectIds: ['a', 'b'],
  detail: 'Viewed 1 crisis, 2 share',
  createdAt: '2026-11-20T10:00:00.000Z',
}

test('escapes formulas and quotes commas', async () => {
  const [head, row] = (await logCsv([entry])).split('\r\n')
  expect(head).toBe('when,staff,staffId,action,detail,accounts')
  expect(row).toBe(`2026-11-20T10:00:00.000Z,"'=HYPERLINK(""x"")",s,queue.read,"Viewed 1 crisis, 2 share",a b`)
})

test('writes only the header when there are no entries', async () => {
  expect(await logCsv([])).toBe('when,staff,staffId,action,detail,accounts')
})
