import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lockLearnerRow } from '../../src/database/lock-learner-row.ts'
import { Academy, kinds } from '../support/academy/academy.ts'
import { addChild, enterBy, entryCode, family } from '../support/people/families.ts'
import { changeAddress, claimLink, confirmAddress } from '../support/people/people.ts'

describe.each(kinds)('family members on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())
  beforeEach(() => academy.db.rateLimit.deleteMany())

  describe('a sign-in code', () => {
    const added = async () => {
      const { parent, childId: sibling } = await family(academy)
      return { parent, sibling, childId: (await addChild(parent, {})).id }
    }

    it('signs in once, and only the newest code works', async () => {
      const { parent, childId } = await added()
      const old = (await entryCode(parent, childId)).code
      const { code } = await entryCode(parent, childId)
      expect((await enterBy(academy.browser(), old)).code).toBe('LINK_EXPIRED')
      const tries = await Promise.all(Array.from({ length: 10 }, () => enterBy(academy.browser(), code)))
      expect(tries.filter(({ user }) => user)).toHaveLength(1)
    })

    it('expires after ten minutes, and is not stored in plain text', async () => {
      const { parent, childId } = await added()
      academy.setClock(new Date())
      const { code } = await entryCode(parent, childId)
      const kept = JSON.stringify(await academy.db.verification.findMany({ where: { value: childId } }))
      expect(kept).not.toContain(code.replace('-', ''))
      academy.passDays(10.1 / (24 * 60))
      expect((await enterBy(academy.browser(), code)).code).toBe('LINK_EXPIRED')
    })

    it('signs in a child of 11 with a mistyped address again, until the child confirms the right one', async () => {
      const { parent, childId } = await family(academy)
      const { email: claimedEmail } = await academy.db.user.findUniqueOrThrow({ where: { id: childId } })
      const unconfirmed = { email: `child-${childId}@children.invalid`, claimedEmail, emailVerified: false }
      await academy.db.user.update({ where: { id: childId }, data: unconfirmed })
      const read = '{ viewer { children { id signsInByCode } } }'
      expect((await parent.execute(read)).viewer.children).toEqual([{ id: childId, signsInByCode: true }])
      const child = academy.browser()
      expect((await enterBy(child, (await entryCode(parent, childId)).code)).user.id).toBe(childId)

      const email = `kim.${childId.toLowerCase()}@example.org`
      expect((await changeAddress(child, email)).addressState).toBe('unconfirmed')
      expect((await confirmAddress(child, await claimLink(academy, email), childId)).user.addressState).toBe('confirmed')
      expect((await parent.execute(read)).viewer.children).toEqual([{ id: childId, signsInByCode: false }])
      expect((await entryCode(parent, childId)).code).toBe('NOT_FOUND')
    })

    it("is only for the parent's own child with consent and without a confirmed email address", async () => {
      const [one, other] = [await added(), await added()]
      expect((await entryCode(one.parent, other.childId)).code).toBe('NOT_FOUND')
      // A child with a confirmed email address signs in by email.
      expect((await entryCode(one.parent, one.sibling)).code).toBe('NOT_FOUND')
      await academy.db.learner.update({ where: { id: one.childId }, data: { consent: 'withdrawn' } })
      expect((await entryCode(one.parent, one.childId)).code).toBe('NOT_FOUND')
    })

    it('does not sign in after a parent withdrew consent or was unlinked, or after an address was confirmed', async () => {
      const changes: ((childId: string) => Promise<unknown>)[] = [
        (id) => academy.db.learner.update({ where: { id }, data: { consent: 'withdrawn' } }),
        (id) => academy.db.guardianship.deleteMany({ where: { learnerId: id } }),
        (id) =>
          academy.db.user.update({ where: { id }, data: { email: `${id.toLowerCase()}@example.org`, emailVerified: true } }),
      ]
      for (const change of changes) {
        const { parent, childId } = await added()
        const { code } = await entryCode(parent, childId)
        await change(childId)
        const unknown = await enterBy(academy.browser(), 'AAAA-AAAA')
        expect(await enterBy(academy.browser(), code)).toEqual(unknown)
        expect(await academy.db.session.count({ where: { userId: childId } })).toBe(0)
      }
    })

    it('replaces the previous one, also when many are created at once', async () => {
      const { parent, childId } = await added()
      const made = await Promise.all(Array.from({ length: 20 }, () => entryCode(parent, childId)))
      expect(made.every(({ code }) => code.length === 9)).toBe(true)
      expect(await academy.db.verification.count({ where: { value: childId } })).toBe(1)
    })

    // The embedded database has one connection, so its transactions never overlap.
    it.runIf(kind === 'server')('is created while no other transaction changes the learner', async () => {
      const { parent, childId } = await added()
      const made = await academy.db.$transaction(async (tx) => {
        await lockLearnerRow(tx, childId)
        const asked = entryCode(parent, childId)
        await delay(300)
        expect(await tx.verification.count({ where: { value: childId } })).toBe(0)
        return { asked }
      })
      expect((await made.asked).code).toHaveLength(9)
    })

    it('works although a device of the same network entered 1,000 invalid ones, after which further invalid ones are refused', async () => {
      const { parent, childId } = await added()
      const count = async () => (await academy.db.rateLimit.findFirst({ where: { key: { startsWith: 'entry-failed:' } } }))?.count
      const { code } = await entryCode(parent, childId)
      expect((await enterBy(academy.browser(), code)).user.id).toBe(childId)
      expect(await count()).toBeUndefined()
      const tries = await Promise.all(Array.from({ length: 20 }, () => enterBy(academy.browser(), 'AAAA-AAAA')))
      expect(tries.every((it) => it.code === 'LINK_EXPIRED')).toBe(true)
      expect(await count()).toBe(20)
      await academy.db.rateLimit.updateMany({ where: { key: { startsWith: 'entry-failed:' } }, data: { count: 1000 } })
      expect((await enterBy(academy.browser(), 'AAAA-AAAA')).code).toBe('RATE_LIMITED')
      const { code: next } = await entryCode(parent, childId)
      expect((await enterBy(academy.browser(), next)).user.id).toBe(childId)
      expect((await enterBy(academy.browser(), next)).code).toBe('RATE_LIMITED')
    })
  })
})
