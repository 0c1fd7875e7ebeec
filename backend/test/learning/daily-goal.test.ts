import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, type Browser, kinds } from '../support/academy/academy.ts'
import { decide, family } from '../support/people/families.ts'
import { childForm, demo, signUp } from '../support/people/people.ts'

const set = `mutation ($minutes: Int!) {
  setDailyGoal(minutes: $minutes) {
    __typename
    ... on Learner { dailyGoalMinutes }
    ... on Error { code message }
    ... on InvalidInputError { field }
  }
}`

describe.each(kinds)('the daily goal on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  const choose = async (browser: Browser, minutes: number) => (await browser.execute(set, { minutes })).setDailyGoal
  const goalOf = async (id: string) => (await academy.db.learner.findUniqueOrThrow({ where: { id } })).dailyGoalMinutes

  it('is ten minutes until the learner chooses, and a repeated choice changes nothing', async () => {
    const { browser, user } = await signUp(academy)
    expect(await goalOf(user.id)).toBe(10)
    for (const minutes of [5, 5, 20]) {
      expect(await choose(browser, minutes)).toEqual({ __typename: 'Learner', dailyGoalMinutes: minutes })
      expect(await goalOf(user.id)).toBe(minutes)
    }
  })

  it.each([0, -5, 7, 25, 2147483647])('of %i minutes is refused, with the field and the choices', async (minutes) => {
    const { browser, user } = await signUp(academy)
    expect(await choose(browser, minutes)).toEqual({
      __typename: 'InvalidInputError',
      code: 'INVALID_INPUT',
      field: 'minutes',
      message: 'Choose 5, 10, 15 or 20 minutes a day.',
    })
    expect(await goalOf(user.id)).toBe(10)
  })

  it('is not stored for a child without consent, even if the minutes are invalid', async () => {
    const { browser, user } = await signUp(academy, childForm())
    for (const minutes of [5, 7]) expect(await choose(browser, minutes)).toMatchObject({ code: 'CONSENT_REQUIRED' })
    expect(await goalOf(user.id)).toBe(10)
  })

  it('is not stored while the family has paused learning, and can be chosen again after that', async () => {
    const { child, childId, parent } = await family(academy)
    await decide(parent, childId, { isPaused: true })
    expect(await choose(child, 5)).toMatchObject({ code: 'PAUSED' })
    expect(await goalOf(childId)).toBe(10)
    await decide(parent, childId, { isPaused: false })
    expect(await choose(child, 5)).toMatchObject({ dailyGoalMinutes: 5 })
  })

  it('changes no limit of the family and no minute of the day', async () => {
    const { child, childId, parent } = await family(academy)
    await decide(parent, childId, { labMinutesPerDay: 15 })
    const limits = '{ viewer { learner { lab { minutesPerDay minutesLeft } weekMinutes { day minutes } } } }'
    const before = await child.execute(limits)
    await choose(child, 20)
    expect(await child.execute(limits)).toEqual(before)
  })

  it('is shown to the parents of the learner', async () => {
    const { child, childId, parent } = await family(academy)
    await choose(child, 15)
    const seen = await parent.execute('query ($id: ID) { familyLearner(id: $id) { dailyGoalMinutes } }', {
      id: childId,
    })
    expect(seen.familyLearner).toEqual({ dailyGoalMinutes: 15 })
  })

  it('is chosen by learners only: parents, staff and visitors are refused', async () => {
    await expect((await demo(academy, 'parent')).execute(set, { minutes: 5 })).rejects.toThrow('FORBIDDEN')
    await expect((await demo(academy, 'staff')).execute(set, { minutes: 5 })).rejects.toThrow('FORBIDDEN')
    await expect(academy.browser().execute(set, { minutes: 5 })).rejects.toThrow('UNAUTHENTICATED')
  })

  it('can be chosen with the demo account', async () => {
    expect(await choose(await demo(academy, 'anyone'), 15)).toMatchObject({ dailyGoalMinutes: 15 })
  })
})
