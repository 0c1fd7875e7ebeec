import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy } from '../support/academy/academy.ts'
import { sendRest, withoutDatabase } from '../support/api/openapi.ts'
import { family } from '../support/learning/studio.ts'
import { demo, signUp } from '../support/people/people.ts'

const dashboard = 'GET /api/parent/dashboard'
const notifications = 'GET /api/parent/notifications'
const children = 'GET /api/parent/children'

describe("parents' REST paths", () => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open()
  })
  afterAll(() => academy.close())

  it("return the demo parent's child with the figures of the specification", async () => {
    const parent = await demo(academy, 'parent')
    expect(await sendRest(parent, dashboard, 200)).toMatchObject({
      ...{ id: 'demo-learner', name: 'Demo', age: 12, level: 3, xp: 1250, streak: 5, safetyScore: 98 },
      ...{ totalSessionTime: 508, averageSessionLength: 25, totalCourses: 6, projectsCreated: 6 },
      aiInteractions: expect.arrayContaining([expect.objectContaining({ tool: 'chatgpt', flagged: true })]),
    })
    expect(await sendRest(parent, children, 200)).toMatchObject([
      { id: 'demo-learner', firstName: 'Demo', selectedPersona: 'entrepreneur' },
    ])
    await sendRest(parent, notifications, 200)
  })

  it("return a learner's own figures, and no one else's", async () => {
    const { browser, user } = await signUp(academy)
    expect(await sendRest(browser, dashboard, 200)).toMatchObject({
      id: user.id,
      safetyScore: null,
      lastActive: null,
      projects: [],
    })
    expect(await sendRest(browser, children, 200)).toMatchObject([{ id: user.id, lastName: 'Hill' }])
    await sendRest(browser, notifications, 200)
    expect((await sendRest(browser, dashboard, 404, { query: '?child=demo-learner' })).code).toBe('NOT_FOUND')
  })

  it('return 404 for another child, an unknown id, an empty one and a repeated one', async () => {
    const { child, parent } = await family(academy)
    expect(await sendRest(parent, dashboard, 200, { query: `?child=${child.user.id}` })).toMatchObject({
      id: child.user.id,
      age: 11,
    })
    for (const query of ['?child=demo-learner', '?child=nobody', '?child=', `?child=${child.user.id}&child=demo-learner`]) {
      expect((await sendRest(parent, dashboard, 404, { query })).code).toBe('NOT_FOUND')
    }
    await academy.db.guardianship.deleteMany({ where: { learnerId: child.user.id } })
    expect((await sendRest(parent, dashboard, 404)).code).toBe('NOT_FOUND')
    expect(await sendRest(parent, children, 200)).toEqual([])
  })

  it.each([dashboard, notifications, children])('%s is for families: 401 for visitors, 403 for staff', async (key) => {
    expect((await sendRest(academy.browser(), key, 401)).code).toBe('UNAUTHENTICATED')
    expect((await sendRest(await demo(academy, 'staff'), key, 403)).code).toBe('FORBIDDEN')
    const parent = await demo(academy, 'parent')
    await withoutDatabase(academy, async () => {
      expect((await sendRest(parent, key, 500)).code).toBe('INTERNAL_SERVER_ERROR')
    })
  })
})
