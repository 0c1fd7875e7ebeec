import { experimentIds } from '@deepm/schema/rules/experiments/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportData } from '../../src/modules/privacy/data-rights.service.ts'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { finish, reach, record, useScoreRules } from '../support/learning/experiments.ts'
import { create, update } from '../support/learning/studio.ts'
import { family } from '../support/people/families.ts'
import { demo, signUp } from '../support/people/people.ts'
import { colleague } from '../support/people/staff.ts'

describe.each(kinds)('records of experiments on the %s database', (kind) => {
  let academy: Academy
  useScoreRules(['teach', 'tokens', 'feed'])
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  it('are in the journal, the week, the report and the last activity that parents see', async () => {
    await academy.travel('2026-11-18T15:00:00Z')
    const { child, childId, parent } = await family(academy)
    await reach(child, 'teach', 1, 87)
    await record(child, { experimentId: 'teach', state: { points: [1] } })
    academy.passDays(1)
    await reach(child, 'teach', 2, 91)
    const read = `query ($id: ID!) { familyLearner(id: $id) {
      journal(first: 5) { edges { node { id kind sourceId title day } } }
      week { experiments { day report } highlights { text } }
      summary { lastActive } } }`
    const { familyLearner } = await parent.execute(read, { id: childId })
    const [first, second] = ['Reached mission 1 with 87 points', 'Reached mission 2 with 91 points']
    expect(familyLearner.journal.edges.map(({ node }: Json) => node)).toEqual([
      { id: 'experiment:teach/2', kind: 'experiment', sourceId: 'teach/2', title: second, day: '2026-11-19' },
      { id: 'experiment:teach/1', kind: 'experiment', sourceId: 'teach/1', title: first, day: '2026-11-18' },
    ])
    expect(familyLearner.week).toEqual({
      experiments: [
        { day: '2026-11-18', report: first },
        { day: '2026-11-19', report: second },
      ],
      highlights: [
        { text: `Completed 2 experiment missions. The latest: ${second}.` },
        { text: 'Earned the achievement “First Mission”.' },
      ],
    })
    expect(familyLearner.summary.lastActive).toBe('2026-11-19T15:00:00.000Z')
    const pages = `query ($id: ID!, $after: String) { familyLearner(id: $id) {
      journal(first: 1, after: $after) { edges { node { title } } pageInfo { endCursor hasNextPage } } } }`
    const page = (await parent.execute(pages, { id: childId, after: null })).familyLearner.journal
    const next = (await parent.execute(pages, { id: childId, after: page.pageInfo.endCursor })).familyLearner.journal
    expect([page, next].map((it) => it.edges[0].node.title)).toEqual([second, first])
    expect(next.pageInfo.hasNextPage).toBe(false)
  })

  it('belong to the last activity that staff see in the roster', async () => {
    await academy.travel('2026-11-20T15:00:00Z')
    const { browser, user } = await signUp(academy)
    academy.passDays(2)
    await record(browser, { experimentId: 'feed' })
    const row = await academy.db.rosterRow.findUniqueOrThrow({ where: { learnerId: user.id } })
    expect(row.lastActivityAt).toEqual(academy.app.clock())
  })

  it('are counted by experiment in a staff report, for each academy apart', async () => {
    const read = '{ reports { experimentAttempts { experiment students missionsReached completed } } }'
    const staff = await colleague(academy)
    const rowOf = async (browser: Browser) =>
      (await browser.execute(read)).reports.experimentAttempts.find((it: Json) => it.experiment === 'Token Cutter')
    const before = await rowOf(staff.browser)
    const [one, two] = [await signUp(academy), await signUp(academy)]
    await finish(one.browser, 'tokens')
    await reach(two.browser, 'tokens', 1)
    expect(await rowOf(staff.browser)).toEqual({
      experiment: 'Token Cutter',
      students: before.students + 2,
      missionsReached: before.missionsReached + 4,
      completed: before.completed + 1,
    })
    const all = (await (await demo(academy, 'staff')).execute(read)).reports.experimentAttempts
    expect(all).toHaveLength(experimentIds.length)
    expect(all.every((it: Json) => it.students === 0)).toBe(true)
  })

  it("are in the learner's export, and are erased with the account", async () => {
    const { browser, user } = await signUp(academy)
    await finish(browser, 'teach')
    await record(browser, { experimentId: 'teach', lessonId: 'problem-detective', state: { points: [4] } })
    const viewer = { userId: user.id, role: 'learner' }
    const { data } = await exportData({ ...academy.app, viewer, ip: '192.0.2.1' } as never, null)
    const found = JSON.stringify(data)
    expect(found).toContain('"title":"Teach a Machine"')
    expect(found).toContain('"whatYouSaved":{"points":[4]}')
    expect(found).toContain('"evidence":{"1":{"score":80},"2":{"score":80},"3":{"score":80}}')
    expect(found).toContain('"name":"Teach a Machine, mission 2"')
    await academy.db.user.delete({ where: { id: user.id } })
    expect(await academy.db.experimentAttempt.count({ where: { learnerId: user.id } })).toBe(0)
  })

  it('can be linked to a project once they are completed, and only by the learner who completed them', async () => {
    const { browser } = await signUp(academy)
    await finish(browser, 'teach')
    await reach(browser, 'feed', 1)
    const linked = await create(browser, { experimentIds: ['teach', 'teach'] })
    expect(linked.experiments).toEqual([{ id: 'teach', title: 'Teach a Machine' }])
    for (const experimentIds of [['feed'], ['teach', 'tokens'], ['time-machine']]) {
      const refused = await update(browser, linked.id, { experimentIds })
      expect(refused).toMatchObject({ __typename: 'InvalidInputError', field: 'experimentIds' })
    }
    const { browser: other } = await signUp(academy)
    expect(await create(other, { experimentIds: ['teach'] })).toMatchObject({ field: 'experimentIds' })
    expect(await update(other, linked.id, { experimentIds: [] })).toMatchObject({ code: 'NOT_FOUND' })

    const renamed = await update(browser, linked.id, { title: 'Cats or dogs?' })
    expect(renamed).toMatchObject({ version: 2, experiments: [{ id: 'teach' }] })
    expect(await update(browser, linked.id, { experimentIds: ['teach'] })).toMatchObject({ version: 2 })
    expect(await update(browser, linked.id, { experimentIds: [] })).toMatchObject({ version: 3, experiments: [] })
    await update(browser, linked.id, { experimentIds: ['teach'] })
    const rows = () => academy.db.projectExperiment.count({ where: { projectId: linked.id } })
    expect(await rows()).toBe(1)
    await academy.db.project.delete({ where: { id: linked.id } })
    expect(await rows()).toBe(0)
  })
})
