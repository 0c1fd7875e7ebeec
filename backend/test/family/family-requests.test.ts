import { minuteOfDay } from '@deepm/schema/rules/time/local-day'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eraseOldFamilyRequests, expireFamilyRequests } from '../../src/modules/family/requests/family-request.service.ts'
import { Academy, type Browser, type Json, kinds } from '../support/academy/academy.ts'
import { answerByLink, answerRequest, askFamily, decide, family, ownControls } from '../support/people/families.ts'
import { mailedToken, signUp } from '../support/people/people.ts'

describe.each(kinds)('family settings on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())
  beforeEach(() => {
    academy.setClock(new Date())
    return academy.db.rateLimit.deleteMany()
  })

  describe('a request of a child', () => {
    const more = { kind: 'moreTime', minutes: 15 }
    const days = (learnerId: string) => academy.db.labDay.findMany({ where: { learnerId } })

    it("disappears from the parent's notifications as soon as it is answered", async () => {
      const { child, parent } = await family(academy, { firstName: 'Mia' })
      const bell = '{ viewer { unreadNotifications notifications { title } children { openRequests { id } } } }'
      const before = (await parent.execute(bell)).viewer
      const { id } = await askFamily(child, more)
      const asked = (await parent.execute(bell)).viewer
      expect(asked.unreadNotifications).toBe(before.unreadNotifications + 1)
      expect(asked.children).toEqual([{ openRequests: [{ id }] }])
      await answerRequest(parent, id, false)
      expect((await parent.execute(bell)).viewer).toEqual({ ...before, children: [{ openRequests: [] }] })
    })

    it('can be answered from the notification, which names only open requests of own children', async () => {
      const { child, parent } = await family(academy, { firstName: 'Mia' })
      const bell = '{ viewer { notifications { kind request { id words state } } } }'
      const requests = async (browser: Browser) =>
        (await browser.execute(bell)).viewer.notifications.flatMap(({ request }: Json) => request ?? [])
      const { id, words } = await askFamily(child, more)
      expect(await requests(parent)).toEqual([{ id, words, state: 'open' }])
      expect(await requests(child)).toEqual([])
      academy.passDays(1.1)
      expect(await requests(parent)).toEqual([])
    })

    it('that is not answered in time is closed, and the child is told once', async () => {
      const { child, childId, parent } = await family(academy, { firstName: 'Mia' })
      await askFamily(child, { kind: 'tool', tool: 'claude' })
      const told = () => academy.db.notification.count({ where: { userId: childId, title: 'No answer yet' } })
      const asked = () =>
        academy.db.notification.count({ where: { kind: 'familyAsked', user: { wards: { some: { learnerId: childId } } } } })
      academy.passDays(6.9)
      await expireFamilyRequests(academy.db, academy.app.clock())
      expect([await told(), await asked()]).toEqual([0, 1])
      academy.passDays(0.2)
      for (const _again of [1, 2]) await expireFamilyRequests(academy.db, academy.app.clock())
      expect([await told(), await asked()]).toEqual([1, 0])
      expect((await parent.execute('{ viewer { children { openRequests { id } } } }')).viewer.children).toEqual([
        { openRequests: [] },
      ])
      expect((await askFamily(child, { kind: 'tool', tool: 'claude' })).state).toBe('open')
    })

    it('that is asked again after it expired, is in the notifications of the parent once', async () => {
      const { child, childId } = await family(academy)
      await askFamily(child, { kind: 'tool', tool: 'claude' })
      academy.passDays(7.1)
      const { id } = await askFamily(child, { kind: 'tool', tool: 'claude' })
      const where = { kind: 'familyAsked', user: { wards: { some: { learnerId: childId } } } } as const
      expect(await academy.db.notification.findMany({ where, select: { source: true } })).toEqual([{ source: id }])
    })

    it('is sent to the parent once as a notification and by mail, without anything the child wrote', async () => {
      const { child, childId, email } = await family(academy, { firstName: 'Mia' })
      const asked = await Promise.all(Array.from({ length: 6 }, () => askFamily(child, more)))
      expect(new Set(asked.map(({ id }) => id)).size).toBe(1)
      const mails = await academy.db.outboxMail.findMany({ where: { kind: 'family-request', recipient: email } })
      expect(mails.map(({ subject }) => subject)).toEqual(['Mia has asked for 15 more minutes in the AI lab today'])
      const parent = await academy.db.user.findUniqueOrThrow({ where: { email }, include: { notifications: true } })
      expect(parent.notifications.filter(({ kind: it }) => it === 'familyAsked')).toHaveLength(1)
      expect((await child.execute(ownControls)).viewer.learner.openRequests).toHaveLength(1)
      expect(await academy.db.familyRequest.count({ where: { learnerId: childId } })).toBe(1)
    })

    it('is granted by the mailed link, which answers nothing when opened; the first answer counts', async () => {
      const { child, childId, email, parent } = await family(academy, { timeZone: 'Europe/London' })
      const { id } = await askFamily(child, more)
      const token = await mailedToken(academy, 'family-request', email)
      const read = 'query ($token: String!) { familyQuestion(token: $token) { ... on FamilyQuestion { state words } } }'
      const page = academy.browser()
      expect((await page.execute(read, { token })).familyQuestion.state).toBe('open')
      expect(await days(childId)).toEqual([])
      const answers = await Promise.all(Array.from({ length: 6 }, () => answerByLink(page, token, true)))
      expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['approved']))
      expect(await days(childId)).toMatchObject([{ minutes: 0, extraMinutes: 15 }])
      expect((await answerByLink(page, token, false)).state).toBe('approved')
      expect((await answerRequest(parent, id, false)).state).toBe('approved')
      const told = await academy.db.notification.findMany({ where: { userId: childId, kind: 'familyAnswered' } })
      expect(told).toMatchObject([{ title: '👍 Your parent said yes' }])
    })

    it('adds its minutes to those of the day, and can be repeated', async () => {
      const { child, childId, parent } = await family(academy)
      for (const minutes of [15, 30]) {
        await answerRequest(parent, (await askFamily(child, { kind: 'moreTime', minutes })).id, true)
      }
      expect(await days(childId)).toMatchObject([{ extraMinutes: 45 }])
    })

    it('can be for a tool or early access to the lab, and approval opens it', async () => {
      const { child, childId, parent } = await family(academy)
      await decide(parent, childId, { labTools: ['claude'], isLabOn: false })
      await answerRequest(parent, (await askFamily(child, { kind: 'tool', tool: 'chatgpt' })).id, true)
      await answerRequest(parent, (await askFamily(child, { kind: 'openLab' })).id, true)
      const { labTools, isLabOn, opensLabEarly } = (await child.execute(ownControls)).viewer.learner.controls
      expect({ labTools: labTools.toSorted(), isLabOn, opensLabEarly }).toEqual({
        labTools: ['chatgpt', 'claude'],
        isLabOn: true,
        opensLabEarly: true,
      })
    })

    it('changes nothing when declined, and the child is notified', async () => {
      const { child, childId, parent } = await family(academy)
      expect((await answerRequest(parent, (await askFamily(child, more)).id, false)).state).toBe('declined')
      expect(await days(childId)).toEqual([])
      expect(await academy.db.notification.count({ where: { userId: childId, kind: 'familyAnswered' } })).toBe(1)
    })

    it("expires after a week, or for more time at the end of the child's day", async () => {
      const { child, parent, email } = await family(academy, { timeZone: 'Asia/Tokyo' })
      await academy.travel('2027-03-01T14:30:00Z')
      const time = await askFamily(child, more)
      expect(time.expiresAt).toBe('2027-03-01T15:00:00.000Z')
      expect(minuteOfDay(new Date(time.expiresAt), 'Asia/Tokyo')).toBe(0)
      const token = await mailedToken(academy, 'family-request', email)
      const tool = await askFamily(child, { kind: 'tool', tool: 'dalle' })
      expect(tool.expiresAt).toBe('2027-03-08T14:30:00.000Z')
      academy.passDays(0.5)
      expect((await answerRequest(parent, time.id, true)).code).toBe('NOT_FOUND')
      expect((await answerByLink(parent, token, true)).code).toBe('LINK_EXPIRED')
      expect((await askFamily(child, more)).id).not.toBe(time.id)
      academy.passDays(7)
      expect((await answerRequest(parent, tool.id, true)).code).toBe('NOT_FOUND')
    })

    it('is answered only by a parent of the child, also by link', async () => {
      const [one, other] = [await family(academy), await family(academy)]
      const { id } = await askFamily(one.child, more)
      expect((await answerRequest(other.parent, id, true)).code).toBe('NOT_FOUND')
      await expect(answerRequest(one.child, id, true)).rejects.toThrow('FORBIDDEN')
      const token = await mailedToken(academy, 'family-request', one.email)
      expect((await answerByLink(other.parent, token.replace(/^./, '9'), true)).code).toBe('LINK_EXPIRED')
      await academy.db.guardianship.deleteMany({ where: { learnerId: one.childId } })
      expect((await answerByLink(academy.browser(), token, true)).code).toBe('LINK_EXPIRED')
    })

    it('needs a linked parent and a complete form, and is erased after 90 days', async () => {
      const { browser } = await signUp(academy)
      expect((await askFamily(browser, more)).code).toBe('NO_PARENT_LINKED')
      const { child, childId } = await family(academy)
      expect((await askFamily(child, { kind: 'moreTime' })).code).toBe('INVALID_INPUT')
      await askFamily(child, more)
      await eraseOldFamilyRequests(academy.db, new Date(Date.now() + 89 * 86_400_000))
      expect(await academy.db.familyRequest.count({ where: { learnerId: childId } })).toBe(1)
      await eraseOldFamilyRequests(academy.db, new Date(Date.now() + 91 * 86_400_000))
      expect(await academy.db.familyRequest.count({ where: { learnerId: childId } })).toBe(0)
    })

    it('can be sent ten times a day', async () => {
      const { child, parent } = await family(academy)
      for (let times = 0; times < 10; times += 1) await answerRequest(parent, (await askFamily(child, more)).id, false)
      expect((await askFamily(child, more)).code).toBe('RATE_LIMITED')
    })
  })
})
