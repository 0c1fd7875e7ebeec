import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy, kinds } from '../support/academy/academy.ts'
import { childForm, signUp } from '../support/people/people.ts'

describe.each(kinds)('the public counts, on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  const counts = async () => (await academy.browser().get('/api/landing/counts')).body

  it('are hidden below 100, exclude the demo and children without consent, and are kept for ten minutes', async () => {
    const { user } = await signUp(academy)
    await signUp(academy, childForm())
    expect(await counts()).toEqual({ learners: null, lessons: null, projects: null })
    const projects = Array.from({ length: 100 }, (_, index) => ({ learnerId: user.id, title: `Project ${index}` }))
    await academy.db.project.createMany({ data: projects })
    expect((await counts()).projects).toBeNull()
    academy.passDays(1)
    expect(await counts()).toEqual({ learners: null, lessons: null, projects: 100 })
    await academy.db.project.updateMany({ where: { title: 'Project 0' }, data: { deletedAt: new Date() } })
    academy.passDays(1)
    expect((await counts()).projects).toBeNull()
  })
})
