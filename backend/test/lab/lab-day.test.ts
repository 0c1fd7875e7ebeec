import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseOldInteractions } from '../../src/modules/lab/concerns/concern.service.ts'
import { Academy, kinds } from '../support/academy/academy.ts'
import { beat, experimenter, send } from '../support/learning/lab.ts'
import { signInByMail } from '../support/people/people.ts'

describe.each(kinds)('the lab on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  it('counts at most one minute per minute, per local date, and starts again the next day', async () => {
    const { browser, user } = await experimenter(academy)
    expect(await beat(browser)).toMatchObject({ minutesLeft: 59 })
    expect(await Promise.all([beat(browser), beat(browser)])).toMatchObject([{ minutesLeft: 59 }, { minutesLeft: 59 }])
    academy.setClock(new Date(academy.app.clock().getTime() + 60_000))
    expect((await beat(browser)).minutesLeft).toBeGreaterThanOrEqual(58)
    await academy.db.labDay.updateMany({ where: { learnerId: user.id }, data: { minutes: 60 } })
    expect(await send(browser, 'Explain tides.')).toMatchObject({ code: 'LAB_TIME_UP' })
    academy.passDays(1)
    const again = await signInByMail(academy, user.email)
    expect(await send(again, 'Explain tides.')).toMatchObject({ __typename: 'Interaction' })
  })

  it('keeps extra minutes on a day without counted minutes', async () => {
    const { user } = await experimenter(academy)
    const day = academy.app.clock().toISOString().slice(0, 10)
    await academy.db.labDay.create({ data: { learnerId: user.id, day, extraMinutes: 15, lastBeatAt: new Date(0) } })
    await eraseOldInteractions(academy.db, academy.app.clock())
    expect(await academy.db.labDay.count({ where: { learnerId: user.id, extraMinutes: 15 } })).toBe(1)
  })
})
