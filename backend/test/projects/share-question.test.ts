import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expireShareRequests } from '../../src/modules/projects/share-question.service.ts'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { answerShare, create, family, share, stopSharing, told, update } from '../support/learning/studio.ts'
import { answerByLink } from '../support/people/families.ts'
import { mailedToken } from '../support/people/people.ts'

describe.each(kinds)('the question to a parent whether a project may be shown, on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())

  const asked = async () => {
    const made = await family(academy)
    const { id } = await create(made.child.browser, { title: 'A kite', description: 'It flies.' })
    await update(made.child.browser, id, { status: 'completed' })
    const { id: shareId } = (await share(made.child.browser, id)).share
    return { ...made, projectId: id, shareId }
  }
  const inBell = async (parent: Browser) => {
    const { viewer } = await parent.execute('{ viewer { notifications { title share { id title state } } } }')
    return viewer.notifications.filter((it: Json) => it.title.includes('would like to share'))
  }

  it('can be answered in the bell, and is removed there once it is answered or withdrawn', async () => {
    const { child, parent, projectId, shareId } = await asked()
    expect(await inBell(parent)).toMatchObject([{ share: { id: shareId, title: 'A kite', state: 'waitingForParent' } }])
    expect(await inBell((await family(academy)).parent)).toEqual([])
    await stopSharing(child.browser, projectId)
    expect(await inBell(parent)).toEqual([])
    const again = (await share(child.browser, projectId)).share
    expect(await inBell(parent)).toHaveLength(1)
    await answerShare(parent, again.id, false)
    expect(await inBell(parent)).toEqual([])
    expect(await told(child.browser)).toContain('📮 You asked to share')
  })

  it('is emailed with a link that shows the project and answers once, without a sign-in', async () => {
    const { email, shareId } = await asked()
    const token = await mailedToken(academy, 'share-request', email)
    const page = academy.browser()
    const read = 'query ($token: String!) { familyQuestion(token: $token) { ... on FamilyQuestion { words details state } } }'
    const question = { words: 'to share the project “A kite”', details: 'It flies.' }
    expect((await page.execute(read, { token })).familyQuestion).toEqual({ ...question, state: 'open' })
    const answers = await Promise.all(Array.from({ length: 5 }, () => answerByLink(page, token, true)))
    expect(new Set(answers.map((it) => it.state))).toEqual(new Set(['approved']))
    expect((await answerByLink(page, token, false)).state).toBe('approved')
    expect(await academy.db.shareRequest.findUnique({ where: { id: shareId } })).toMatchObject({ state: 'waitingForStaff' })
  })

  it('expires after 7 days, and the child is told once', async () => {
    const { child, parent, email, shareId } = await asked()
    const token = await mailedToken(academy, 'share-request', email)
    academy.passDays(6.9)
    await expireShareRequests(academy.db, academy.app.clock())
    expect(await inBell(parent)).toHaveLength(1)
    academy.passDays(0.2)
    for (const _again of [1, 2]) await expireShareRequests(academy.db, academy.app.clock())
    expect(await academy.db.shareRequest.findUnique({ where: { id: shareId } })).toMatchObject({ state: 'withdrawn' })
    expect(await inBell(parent)).toEqual([])
    expect((await told(child.browser)).filter((title) => title === 'No answer yet')).toHaveLength(1)
    expect((await answerByLink(academy.browser(), token, true)).code).toBe('LINK_EXPIRED')
    expect((await answerShare(parent, shareId, true)).code).toBe('NOT_FOUND')
  })
})
