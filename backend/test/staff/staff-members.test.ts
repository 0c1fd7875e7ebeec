import { staffInvitationDays, staffInvitationRetentionDays } from '@deepm/schema/rules/staff/staff-accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eraseOldStaffInvitations } from '../../src/modules/staff/accounts/staff-invitation.service.ts'
import { Academy, kinds } from '../support/academy/academy.ts'
import { demo, mailedToken, signInByMail, signUp, signupForm } from '../support/people/people.ts'
import {
  accept,
  changeInvitation,
  colleague,
  endAccess,
  giveAccess,
  invite,
  offer,
  openInvitations,
  staffPeople,
} from '../support/people/staff.ts'

const named = 'staff@example.org'
let count = 0
const address = () => {
  count += 1
  return `bo${count}@example.org`
}

describe.each(kinds)('staff accounts on the %s database', (kind) => {
  let academy: Academy
  let ada: Awaited<ReturnType<typeof colleague>>
  beforeAll(async () => {
    academy = await Academy.open(kind, { STAFF_EMAILS: named })
    ada = await colleague(academy, 'Ada')
  })
  afterAll(() => academy.close())
  beforeEach(() => academy.db.rateLimit.deleteMany())

  const tokenFor = (email: string) => mailedToken(academy, 'staff-invitation', email)
  const invited = async () => {
    const email = address()
    const { id } = await invite(ada.browser, email)
    return { email, id, token: await tokenFor(email) }
  }
  const log = async (staffId: string) =>
    (await academy.db.auditEntry.findMany({ where: { staffId, action: 'people.change' }, orderBy: { id: 'asc' } })).map(
      (it) => it.detail,
    )

  describe('an invitation', () => {
    it('mails a link that creates a staff account and signs in, and both are logged', async () => {
      const { email, token, id } = await invited()
      const browser = academy.browser()
      expect(await offer(browser, token)).toMatchObject({
        email,
        firstName: 'Bo',
        lastName: 'Berg',
        inviterName: 'Ada',
        isReturn: false,
        obstacle: null,
      })
      const { user } = await accept(browser, token)
      expect(user).toMatchObject({ role: 'staff', firstName: 'Bo' })
      const bo = (await staffPeople(browser)).find((it) => it.email === email)
      expect(bo).toMatchObject({ name: 'Bo Berg', isViewer: true, isNamed: false, isInvited: true, invitedByName: 'Ada' })
      expect(await log(user.id)).toEqual([`Accepted a staff invitation (${id})`])
      expect(await log(ada.id)).toContain(`Sent a staff invitation (${id})`)
      expect((await openInvitations(ada.browser)).some((it) => it.email === email)).toBe(false)
    })

    it('stores no usable token, and builds the link from the configured URL', async () => {
      const { email, token } = await invited()
      expect(JSON.stringify(await academy.db.staffInvitation.findMany())).not.toContain(token)
      const mail = await academy.db.outboxMail.findFirstOrThrow({ where: { recipient: email } })
      expect(mail.text).toContain(`${academy.app.config.publicUrl}/staff/invitation?token=${token}`)
    })

    it('replaces an open invitation to the address, so that only the newest link works', async () => {
      const { email, token, id } = await invited()
      expect(await invite(ada.browser, email.toUpperCase())).toMatchObject({ id, sentCount: 2 })
      expect(await changeInvitation(ada.browser, 'resend', id)).toMatchObject({ __typename: 'StaffInvitation' })
      expect(await offer(academy.browser(), token)).toMatchObject({ code: 'LINK_EXPIRED' })
      expect(await academy.db.staffInvitation.count({ where: { email } })).toBe(1)
      expect((await accept(academy.browser(), await tokenFor(email))).user.role).toBe('staff')
    })

    it('is created once when twenty arrive in parallel', async () => {
      const email = address()
      const others = await Promise.all(Array.from({ length: 5 }, (_, n) => colleague(academy, `Inviter ${n}`)))
      await academy.db.rateLimit.deleteMany()
      const answers = await Promise.all([...others, ...others, ...others, ...others].map((it) => invite(it.browser, email)))
      // One mailbox gets at most five mails a day, however many people invite.
      expect(answers.filter((it) => it.__typename === 'StaffInvitation')).toHaveLength(5)
      expect(answers.filter((it) => it.code === 'RATE_LIMITED')).toHaveLength(15)
      expect(await academy.db.outboxMail.count({ where: { recipient: email } })).toBe(5)
      expect(await academy.db.staffInvitation.count({ where: { email } })).toBe(1)
    })

    it('is refused for addresses of learners, parents, staff and the demo, with the reason', async () => {
      const learner = await signUp(academy)
      const parent = await academy.db.user.create({
        data: { id: 'a-parent', email: address(), firstName: 'Pat', lastName: '', name: 'Pat', role: 'parent' },
      })
      const { email: demoEmail } = await academy.db.user.findUniqueOrThrow({ where: { id: 'demo-learner' } })
      for (const [email, words] of [
        [learner.user.email, /a learner account/],
        [parent.email, /a parent account/],
        [ada.email, /already on the staff/],
        [demoEmail, /demo academy/],
        ['bo@', /like name@example/],
      ] as const) {
        expect(await invite(ada.browser, email)).toMatchObject({
          code: 'INVALID_INPUT',
          field: 'email',
          message: expect.stringMatching(words),
        })
      }
      expect(await academy.db.outboxMail.count({ where: { kind: 'staff-invitation', recipient: learner.user.email } })).toBe(0)
    })

    it('is withdrawn once, and its link stops working', async () => {
      const { id, token } = await invited()
      expect(await changeInvitation(ada.browser, 'withdraw', id)).toMatchObject({ __typename: 'DonePayload' })
      expect(await changeInvitation(ada.browser, 'withdraw', id)).toMatchObject({ code: 'NOT_FOUND' })
      expect(await changeInvitation(ada.browser, 'resend', id)).toMatchObject({ code: 'NOT_FOUND' })
      expect(await accept(academy.browser(), token)).toMatchObject({ code: 'LINK_EXPIRED' })
    })
  })

  describe('accepting an invitation', () => {
    it('succeeds for one of twenty parallel uses of the link', async () => {
      const { email, token } = await invited()
      const answers = await Promise.all(Array.from({ length: 20 }, () => accept(academy.browser(), token)))
      expect(answers.filter((it) => it.user)).toHaveLength(1)
      expect(answers.filter((it) => it.code === 'LINK_EXPIRED')).toHaveLength(19)
      expect(await academy.db.session.count({ where: { user: { email } } })).toBe(1)
    })

    it('requires the button: reading the offer accepts nothing', async () => {
      const { email, token } = await invited()
      for (let n = 0; n < 3; n += 1) await offer(academy.browser(), token)
      expect(await academy.db.user.count({ where: { email } })).toBe(0)
      expect(await openInvitations(ada.browser)).toEqual(expect.arrayContaining([expect.objectContaining({ email })]))
    })

    it('gives the same answer for a used, withdrawn, replaced, expired or forged link', async () => {
      const [used, old, replaced] = [await invited(), await invited(), await invited()]
      await accept(academy.browser(), used.token)
      await invite(ada.browser, replaced.email)
      academy.passDays(staffInvitationDays + 0.01)
      const heard = await Promise.all(
        [used.token, old.token, replaced.token, 'x', ''].map((token) => offer(academy.browser(), token)),
      )
      academy.setClock(new Date())
      expect(new Set(heard.map((it) => JSON.stringify(it))).size).toBe(1)
      expect(heard[0].code).toBe('LINK_EXPIRED')
    })

    it('is refused to a person signed in with another address, and the invitation stays open', async () => {
      const { token, email } = await invited()
      const { browser } = await signUp(academy)
      expect((await offer(browser, token)).obstacle).toContain('Sign out')
      expect(await accept(browser, token)).toMatchObject({ code: 'INVITATION_REFUSED', message: expect.stringContaining(email) })
      expect((await accept(academy.browser(), token)).user.role).toBe('staff')
    })

    it('is refused if the address now belongs to a learner, since roles cannot be combined', async () => {
      const { token, email } = await invited()
      const { user } = await signUp(academy, signupForm({ email }))
      expect(await accept(academy.browser(), token)).toMatchObject({
        code: 'INVITATION_REFUSED',
        message: expect.stringContaining('learner'),
      })
      expect((await academy.db.user.findUniqueOrThrow({ where: { id: user.id } })).role).toBe('learner')
    })

    it('requires a valid name', async () => {
      const { token } = await invited()
      for (const name of ['', ' ', 'www.example.org'])
        expect(await accept(academy.browser(), token, name)).toMatchObject({ code: 'INVALID_INPUT', field: 'firstName' })
    })

    it('is possible for 7 days; the invitation is erased 30 days later', async () => {
      const { id, token } = await invited()
      academy.passDays(staffInvitationDays + 0.01)
      expect(await accept(academy.browser(), token)).toMatchObject({ code: 'LINK_EXPIRED' })
      const again = await signInByMail(academy, ada.email)
      expect((await openInvitations(again)).find((it) => it.id === id)).toMatchObject({ isExpired: true })
      await eraseOldStaffInvitations(academy.db, academy.app.clock())
      expect(await academy.db.staffInvitation.count({ where: { id } })).toBe(1)
      academy.passDays(staffInvitationRetentionDays)
      await eraseOldStaffInvitations(academy.db, academy.app.clock())
      expect(await academy.db.staffInvitation.count({ where: { id } })).toBe(0)
      academy.setClock(new Date())
    })
  })

  it('are limited to demo accounts for demo staff, who cannot change them', async () => {
    const { id } = await invited()
    const visitor = await demo(academy, 'staff')
    const people = await staffPeople(visitor)
    expect(people.length).toBeGreaterThan(0)
    expect(people.every((it) => it.id.startsWith('demo-'))).toBe(true)
    expect(await openInvitations(visitor)).toEqual([])
    const before = await academy.db.outboxMail.count()
    const answers = [
      await invite(visitor, address()),
      await changeInvitation(visitor, 'resend', id),
      await changeInvitation(visitor, 'withdraw', id),
      await endAccess(visitor, ada.id),
      await giveAccess(visitor, ada.id, new Date().toISOString()),
    ]
    for (const refused of answers)
      expect(refused).toMatchObject({ code: 'DEMO_ACCOUNT', message: expect.stringContaining('demo account') })
    expect(await academy.db.outboxMail.count()).toBe(before)
  })
})
