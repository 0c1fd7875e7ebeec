import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Academy } from '../support/academy/academy.ts'
import { family } from '../support/people/families.ts'
import { answerConsent, childForm, completeLesson, mailedToken, signUp } from '../support/people/people.ts'

/** Reading a learner through another person's data is refused exactly as if the learner did not exist. */
describe('access', () => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open()
  })
  afterAll(() => academy.close())

  it('requires a session for the catalogue and for learning', async () => {
    const visitor = academy.browser()
    for (const query of [
      '{ personas { id } }',
      '{ courses { id } }',
      '{ persona(id: "writer") { id } }',
      '{ lesson(id: "problem-detective") { content } }',
    ]) {
      await expect(visitor.execute(query)).rejects.toThrow('UNAUTHENTICATED')
    }
    await expect(visitor.execute(completeLesson, { id: 'problem-detective' })).rejects.toThrow('UNAUTHENTICATED')
    expect((await visitor.execute('{ viewer { id } }')).viewer).toBeNull()
    for (const path of ['/api/auth/user', '/api/dashboard', '/api/courses', '/api/courses/progress']) {
      expect((await visitor.get(path)).status).toBe(401)
    }
  })

  it('lets parents and staff read the catalogue but not record progress', async () => {
    for (const username of ['parent', 'staff']) {
      const browser = academy.browser()
      await browser.execute('mutation ($username: String!) { demoSignIn(username: $username, password: "x") { __typename } }', {
        username,
      })
      expect((await browser.execute('{ personas { id progress } }')).personas).toHaveLength(4)
      await expect(browser.execute(completeLesson, { id: 'problem-detective' })).rejects.toThrow('FORBIDDEN')
      expect((await browser.execute('{ viewer { learner { xp } } }')).viewer.learner).toBeNull()
    }
  })

  it('shows a learner only to themselves, a linked parent and staff', async () => {
    const { mayReadLearner } = await import('../../src/modules/guardianship/guardianship.service.ts')
    const form = childForm()
    const child = await signUp(academy, form)
    const stranger = await signUp(academy)
    await academy
      .browser()
      .execute(answerConsent, { token: await mailedToken(academy, 'consent', String(form['parentEmail'])), agree: true })
    const parent = await academy.db.user.findUniqueOrThrow({ where: { email: String(form['parentEmail']) } })
    const asks = (userId: string, role: 'learner' | 'parent' | 'staff') =>
      mayReadLearner(
        {
          ...academy.app,
          writer: academy.db,
          viewer: { userId, role, timeZone: 'UTC', consent: null },
          requestCache: new Map(),
        } as never,
        child.user.id,
      )
    expect(await asks(child.user.id, 'learner')).toBe(true)
    expect(await asks(stranger.user.id, 'learner')).toBe(false)
    expect(await asks(parent.id, 'parent')).toBe(true)
    expect(await asks('demo-parent', 'parent')).toBe(false)
    expect(await asks('demo-staff', 'staff')).toBe(true)
  })

  it('shows the address that a consent request is for only to the learner', async () => {
    const form = childForm()
    const waiting = await signUp(academy, form)
    const own = '{ viewer { learner { askedParentEmail } } }'
    expect((await waiting.browser.execute(own)).viewer.learner.askedParentEmail).toBe(form['parentEmail'])
    const { child, childId, parent } = await family(academy)
    expect((await child.execute(own)).viewer.learner.askedParentEmail).toBeNull()
    const parentEmail = `other.${process.pid}@example.org`
    const asked = { learnerId: childId, parentFirstName: 'Lou', parentLastName: '', parentEmail }
    await academy.db.consentRequest.create({
      data: { ...asked, tokenHash: childId, expiresAt: academy.app.clock() },
    })
    expect((await child.execute(own)).viewer.learner.askedParentEmail).toBe(parentEmail)
    const { viewer } = await parent.execute('{ viewer { children { id askedParentEmail } } }')
    expect(viewer.children).toEqual([{ id: childId, askedParentEmail: null }])
  })
})
