import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Academy, kinds } from '../support/academy/academy.ts'
import { type AcademyData, emptyFolder, prepare, removeAll, seededData } from '../support/academy/academy-data.ts'
import { command } from '../support/admin/command.ts'
import { mentions } from '../support/people/erasures.ts'
import { consentOf, family } from '../support/people/families.ts'
import { childForm, mailedToken, signInByMail, signUp, signUpUnconfirmed, signupForm } from '../support/people/people.ts'
import { accept, colleague } from '../support/people/staff.ts'

describe.each(kinds)('commands about people on the %s database', (kind) => {
  let data: AcademyData
  const run = (...args: string[]) => command(data, args)
  const within = <T>(act: (academy: Academy) => Promise<T>) => prepare(data, act)
  const newestEntry = () =>
    within(({ db }) => db.auditEntry.findFirstOrThrow({ where: { staffId: 'operator' }, orderBy: { id: 'desc' } }))
  beforeAll(async () => {
    data = await seededData(kind)
  })
  afterAll(removeAll)

  it('invite staff as the operator, whose invitation can be accepted', async () => {
    const { code, out, err } = await run('staff', 'invite', ' New@Example.org ', '--name', 'Nia Nord')
    expect({ code, out, err }).toEqual({
      code: 0,
      out: expect.stringContaining('Invited new@example.org.'),
      err: expect.stringContaining('SMTP_URL is not set'),
    })
    expect(await newestEntry()).toMatchObject({
      action: 'people.change',
      staffName: 'Server administrator (ada)',
      detail: expect.stringMatching(/^Sent a staff invitation/),
    })
    expect((await run('staff', 'list', '--json')).json).toContainEqual(
      expect.objectContaining({ email: 'new@example.org', state: 'invited' }),
    )
    await within(async (academy) => {
      const browser = academy.browser()
      const token = await mailedToken(academy, 'staff-invitation', 'new@example.org')
      expect(await accept(browser, token, 'Nia')).toMatchObject({ user: { role: 'staff' } })
      const { auditors } = await browser.execute('{ auditors { id name } }')
      expect(auditors).toContainEqual({ id: 'operator', name: 'Server administrator' })
    })
    expect(await run('staff', 'invite', 'new@example.org')).toMatchObject({
      code: 1,
      err: expect.stringContaining('already on the staff'),
    })
    expect(await run('staff', 'invite', 'no address')).toMatchObject({ code: 1, err: expect.stringContaining('email address') })
  })

  it('list and end the sessions of an account, all or one', async () => {
    const { user, first, second } = await within(async (academy) => {
      const { browser: first, user } = await signUp(academy)
      return { user, first: first.cookies, second: (await signInByMail(academy, user.email)).cookies }
    })
    const isSignedIn = (cookies: Map<string, string>) =>
      within(async (academy) => {
        const browser = academy.browser()
        for (const [name, value] of cookies) browser.cookies.set(name, value)
        return browser.execute('{ signedInDevices { id } }').then(
          () => true,
          () => false,
        )
      })
    const { json } = await run('sessions', 'list', user.email, '--json')
    expect(json).toHaveLength(2)
    expect(await newestEntry()).toMatchObject({ action: 'people.read', subjectIds: [user.id] })
    expect(await run('sessions', 'end', user.id, json[0].id, '--yes', '--json')).toMatchObject({ code: 0, json: { ended: 1 } })
    expect([await isSignedIn(first), await isSignedIn(second)].filter(Boolean)).toHaveLength(1)
    const again = await run('sessions', 'end', user.id, json[0].id, '--yes')
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('no such session of this account') })
    expect(await run('sessions', 'end', user.email, '--yes')).toMatchObject({ code: 0, out: 'Ended 1 session.\n' })
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, false])
    expect(await newestEntry()).toMatchObject({ action: 'people.change', detail: 'Ended 1 session of an account' })
    expect((await run('sessions', 'list', user.id)).out).toBe('The account is not signed in anywhere.\n')
  })

  it('reset the second factor of staff only', async () => {
    const { staff, learner } = await within(async (academy) => {
      const staff = await colleague(academy)
      await academy.db.secondFactor.create({ data: { userId: staff.id, secret: 'x', confirmedAt: new Date() } })
      return { staff, learner: (await signUp(academy)).user }
    })
    expect(await run('second-factor', 'reset', staff.email, '--yes')).toMatchObject({ code: 0 })
    expect(await newestEntry()).toMatchObject({ subjectIds: [staff.id], detail: expect.stringContaining('two-step') })
    await within(async ({ db }) => {
      expect(await db.secondFactor.count({ where: { userId: staff.id } })).toBe(0)
      expect(await db.session.count({ where: { userId: staff.id } })).toBe(0)
      expect(await db.outboxMail.count({ where: { kind: 'second-factor-reset', recipient: staff.email } })).toBe(1)
    })
    expect(await run('second-factor', 'reset', learner.id, '--yes')).toMatchObject({
      code: 1,
      err: 'There is no such staff member.\n',
    })
  })

  it('find and export a person to a new private file', async () => {
    const { user } = await within((academy) => signUp(academy, signupForm({ firstName: 'Quirin' })))
    expect((await run('person', 'find', 'quir', '--json')).json).toEqual([
      expect.objectContaining({ id: user.id, confirmed: true }),
    ])
    const file = path.join(emptyFolder(), 'data.json')
    expect(await run('person', 'export', user.email, file)).toMatchObject({ code: 0 })
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ account: { id: user.id, emailAddress: user.email } })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await newestEntry()).toMatchObject({ action: 'data.export', subjectIds: [user.id] })
    expect(await run('person', 'export', user.email, file)).toMatchObject({ code: 1, err: `${file} exists already.\n` })
    const page = path.join(emptyFolder(), 'data.html')
    await run('person', 'export', user.id, page)
    expect(readFileSync(page, 'utf8')).toContain('<!doctype html>')
  })

  it('erase a person only after a confirmation, and by the rules of the screens', async () => {
    const { user, parent, child } = await within(async (academy) => {
      const { user } = await signUp(academy)
      const { childId, email } = await family(academy)
      return { user, child: childId, parent: email }
    })
    const exists = (id: string) => within(async ({ db }) => (await db.user.count({ where: { id } })) === 1)
    expect(await run('person', 'erase', user.email)).toMatchObject({ code: 1, err: expect.stringContaining('Add --yes') })
    const declined = await command(data, ['person', 'erase', user.email], { answer: 'no' })
    expect(declined).toMatchObject({ code: 1, err: expect.stringContaining('Nothing was changed.') })
    expect(await exists(user.id)).toBe(true)
    expect(await command(data, ['person', 'erase', user.email], { answer: 'y' })).toMatchObject({ code: 0 })
    expect(await exists(user.id)).toBe(false)
    expect(await newestEntry()).toMatchObject({ subjectIds: [user.id], detail: 'Erased an account' })
    await within(async (academy) => {
      const left = (await mentions(academy, user.email)).filter((row) => !row.includes('OutboxMail'))
      expect(left).toEqual([])
    })
    const refused = await run('person', 'erase', parent, '--yes')
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('Children learn with the consent of this parent') })
    expect(await run('person', 'erase', child, '--yes')).toMatchObject({ code: 0 })
    expect(await run('person', 'erase', parent, '--yes')).toMatchObject({ code: 0 })
  })

  it('send a consent request again, with the limits of the screens', async () => {
    const form = childForm()
    const { user } = await within((academy) => signUp(academy, form))
    const waiting = (await run('consent', 'list', '--json')).json.find((it: { id: string }) => it.id === user.id)
    expect(waiting).toMatchObject({ emails: 1, left: 3 })
    for (const left of [2, 1, 0]) {
      expect(await run('consent', 'resend', user.id, '--json')).toMatchObject({ code: 0, json: { mailsLeft: left } })
    }
    expect(await run('consent', 'resend', user.id)).toMatchObject({ code: 1, err: expect.stringContaining('4 times') })
    expect(await newestEntry()).toMatchObject({ subjectIds: [user.id] })
    expect(await within((academy) => consentOf(academy, user.id))).toBe('pending')
  })

  it('refuse an address that no account confirmed, with the ids that claim it, and demo accounts', async () => {
    const form = signupForm()
    const { user } = await within((academy) => signUpUnconfirmed(academy, form))
    const claimed = await run('sessions', 'list', String(form['email']))
    expect(claimed).toMatchObject({ code: 1, err: expect.stringContaining(`not confirmed, for: ${user.id}.`) })
    for (const account of ['nobody@example.org', 'no-such-id', 'demo-learner', '\0'])
      expect(await run('sessions', 'list', account)).toMatchObject({ code: 1, err: 'There is no such account.\n' })
  })
})
