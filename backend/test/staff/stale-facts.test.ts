import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readStaleFacts } from '../../src/modules/staff/content/stale-facts.service.ts'
import { Academy, kinds } from '../support/academy/academy.ts'
import { staffMember } from '../support/learning/studio.ts'

describe.each(kinds)('statements to check again on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
    await academy.db.lesson.update({
      where: { id: 'problem-detective' },
      data: {
        facts: [
          { statement: 'Many tools are for people of 13 or more.', source: 'https://example.org', checkedOn: '2026-05-01' },
        ],
      },
    })
  })
  afterAll(() => academy.close())

  it('are listed for staff', async () => {
    const staff = await staffMember(academy)
    const { staleFacts } = await staff.execute('{ staleFacts { lessonId title statement source checkedOn } }')
    expect(staleFacts[0]).toMatchObject({ lessonId: 'problem-detective', checkedOn: '2026-05-01' })
  })

  it('come from lessons and from the guide for parents, the oldest first, 180 days after their check', async () => {
    const listed = (moment: string) => readStaleFacts({ db: academy.db, clock: () => new Date(moment) })
    expect((await listed('2026-11-27T12:00:00Z')).map(({ lessonId }) => lessonId)).toEqual(['problem-detective'])
    const later = await listed('2027-08-01T12:00:00Z')
    expect(later[0]).toMatchObject({ lessonId: 'problem-detective', checkedOn: '2026-05-01' })
    expect(later.map(({ checkedOn }) => checkedOn)).toEqual(later.map(({ checkedOn }) => checkedOn).toSorted())
    expect(later.find(({ lessonId }) => lessonId === 'guide-products-today')).toMatchObject({
      title: 'Guide for parents: AI products today',
      statement: expect.stringContaining('ChatGPT'),
      source: expect.stringContaining('https://'),
    })
  })
})
