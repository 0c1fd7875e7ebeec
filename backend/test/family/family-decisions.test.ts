import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eraseOldDecisions } from '../../src/modules/guardianship/decision.service.ts'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { decide, family } from '../support/people/families.ts'

const list = '{ viewer { children { familyDecisions { parentFirstName text decidedAt } } } }'
const own = '{ viewer { learner { familyDecisions { parentFirstName text } } } }'
const permit = 'mutation ($id: ID!) { permitLeaderboard(learnerId: $id, permitted: true) { __typename } }'
const withdraw = 'mutation ($id: ID!) { withdrawConsent(learnerId: $id) { __typename } }'
const keep = 'mutation ($id: ID!) { keepConsent(learnerId: $id) { __typename } }'

describe.each(kinds)('decisions of a family, on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())
  beforeEach(() => academy.db.rateLimit.deleteMany())

  const textsOf = async (parent: Browser): Promise<string[]> =>
    (await parent.execute(list)).viewer.children[0].familyDecisions.map((it: Json) => it.text)

  it('are listed with their parent for all parents and the child, the newest first', async () => {
    const { parent, child, childId } = await family(academy)
    await decide(parent, childId, { quietHours: { from: 20 * 60, until: 7 * 60 }, labMinutesPerDay: 30, isLabOn: false })
    await decide(parent, childId, { quietHours: null, mayAskProviders: true, labTools: ['claude', 'gemini'] })
    await parent.execute(permit, { id: childId })
    await parent.execute(withdraw, { id: childId })
    await parent.execute(keep, { id: childId })
    const newest = ['kept the account', 'withdrew consent', 'allowed a place on the leaderboard']
    expect((await textsOf(parent)).slice(0, 3)).toEqual(newest)
    expect(new Set(await textsOf(parent))).toEqual(
      new Set([
        ...newest,
        'ended quiet hours',
        'allowed sending prompts to AI companies',
        'allowed these tools in the AI lab: Gemini and Claude',
        'set quiet hours from 20:00 to 07:00',
        'set the time in the AI lab to 30 minutes a day',
        'turned the AI lab off',
        'gave consent',
      ]),
    )
    const seen = (await child.execute(own)).viewer.learner.familyDecisions
    expect(seen.map((it: Json) => it.text)).toEqual(await textsOf(parent))
    const { firstName } = await academy.db.user.findFirstOrThrow({ where: { wards: { some: { learnerId: childId } } } })
    expect(new Set(seen.map((it: Json) => it.parentFirstName))).toEqual(new Set([firstName]))
  })

  it('are recorded once when they are repeated, also in parallel', async () => {
    const { parent, childId } = await family(academy)
    const repeated = { quietHours: { from: 20 * 60, until: 7 * 60 }, labTools: ['gemini', 'claude'], isPaused: true }
    await Promise.all([1, 2, 3].map(() => decide(parent, childId, repeated)))
    const paused = await academy.db.familyControls.findUniqueOrThrow({ where: { learnerId: childId } })
    await decide(parent, childId, { ...repeated, mayAskProviders: false })
    await parent.execute(permit, { id: childId })
    await parent.execute(permit, { id: childId })
    expect((await textsOf(parent)).toSorted()).toEqual([
      'allowed a place on the leaderboard',
      'allowed these tools in the AI lab: Gemini and Claude',
      'gave consent',
      'paused learning',
      'set quiet hours from 20:00 to 07:00',
      'stopped sending prompts to AI companies',
    ])
    const { pausedAt } = await academy.db.familyControls.findUniqueOrThrow({ where: { learnerId: childId } })
    expect(pausedAt).toEqual(paused.pausedAt)
  })

  it('are not recorded when the change is refused', async () => {
    const { parent, childId } = await family(academy)
    const { childId: foreign } = await family(academy)
    const before = await academy.db.familyDecision.count({ where: { learnerId: foreign } })
    await decide(parent, foreign, { isPaused: true })
    await parent.execute(withdraw, { id: foreign })
    expect(await academy.db.familyDecision.count({ where: { learnerId: foreign } })).toBe(before)
    expect(await textsOf(parent)).toEqual(['gave consent'])
    expect(childId).not.toBe(foreign)
  })

  it('are kept for a year, also without the account of the parent', async () => {
    const { parent, childId } = await family(academy)
    await decide(parent, childId, { isPaused: true })
    const newest = await academy.db.familyDecision.findFirstOrThrow({ where: { learnerId: childId }, orderBy: { id: 'desc' } })
    await academy.db.familyDecision.update({ where: { id: newest.id }, data: { parentId: null } })
    const [first] = (await parent.execute(list)).viewer.children[0].familyDecisions
    expect(first).toMatchObject({ parentFirstName: null, text: 'paused learning' })
    const inAYear = (days: number) => new Date(newest.decidedAt.getTime() + days * 86_400_000)
    await eraseOldDecisions(academy.db, inAYear(364))
    expect(await textsOf(parent)).toContain('paused learning')
    await eraseOldDecisions(academy.db, inAYear(366))
    expect(await textsOf(parent)).toEqual([])
  })
})
