import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signLink } from '../../../src/platform/tokens/signed-link.service.ts'
import { Academy, kinds } from '../../support/academy/academy.ts'
import {
  answerErasure,
  asker,
  erasedMails,
  erasureQuestion,
  erasureToken,
  exists,
  requestErasure,
} from '../../support/people/erasures.ts'
import { signUp } from '../../support/people/people.ts'

describe.each(kinds)('erasing an account on the %s database', (kind) => {
  let academy: Academy
  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  afterAll(() => academy.close())
  beforeEach(() => academy.db.rateLimit.deleteMany())

  it('mails an owner of 13 or older a link for 24 hours; only the newest works', async () => {
    const { browser, user, token } = await asker(academy)
    academy.passDays(0.5)
    await requestErasure(browser)
    const newest = await erasureToken(academy, user.email)
    expect(newest).not.toBe(token)
    expect(await erasureQuestion(academy.browser(), token)).toMatchObject({ code: 'LINK_EXPIRED' })
    expect(await answerErasure(academy.browser(), token)).toBe('LINK_EXPIRED')
    academy.passDays(1)
    expect(await answerErasure(academy.browser(), newest)).toBe('LINK_EXPIRED')
    expect(await exists(academy, user.id)).toBe(true)
  })

  it('shows the owner until when the request is open', async () => {
    const open = '{ viewer { erasureOpenUntil } }'
    const { browser } = await signUp(academy)
    expect((await browser.execute(open)).viewer.erasureOpenUntil).toBeNull()
    const until = (await requestErasure(browser)).erasureOpenUntil
    expect(Date.parse(until) - academy.app.clock().getTime()).toBe(24 * 3_600_000)
    expect((await browser.execute(open)).viewer.erasureOpenUntil).toBe(until)
    academy.passDays(1)
    expect((await browser.execute(open)).viewer.erasureOpenUntil).toBeNull()
    await expect(academy.browser().execute('mutation { cancelErasure { id } }')).rejects.toThrow('UNAUTHENTICATED')
    await expect(academy.browser().execute('mutation { requestErasure { __typename } }')).rejects.toThrow('UNAUTHENTICATED')
  })

  it('is cancelled by the owner, or by declining in the mail', async () => {
    const { browser, user, token } = await asker(academy)
    const cancel = 'mutation { cancelErasure { erasureOpenUntil } }'
    expect((await browser.execute(cancel)).cancelErasure.erasureOpenUntil).toBeNull()
    expect(await answerErasure(academy.browser(), token)).toBe('LINK_EXPIRED')
    await requestErasure(browser)
    const next = await erasureToken(academy, user.email)
    expect(await answerErasure(academy.browser(), next, false)).toBe('DonePayload')
    expect(await answerErasure(academy.browser(), next)).toBe('LINK_EXPIRED')
    expect(await exists(academy, user.id)).toBe(true)
    expect(await erasedMails(academy, user.email)).toHaveLength(0)
  })

  it('rejects any link that the academy did not issue for it', async () => {
    const { user, token } = await asker(academy)
    const stranger = await signUp(academy)
    const { config } = academy.app
    const forged = [
      '',
      'x',
      `${token}x`,
      token.replace(user.id, stranger.user.id),
      token.replace(/\.\d+\./, '.0.'),
      signLink(config, 'newsletter-unsubscribe', token.split('.')[0] ?? '', null),
      signLink(config, 'erasure', `${user.id}_0123456789abcdef`, null),
      signLink(config, 'erasure', stranger.user.id, null),
      signLink(config, 'erasure', `${crypto.randomUUID()}_0123456789abcdef_0123456789abcdef`, null),
    ]
    for (const link of forged) {
      const heard = await answerErasure(academy.browser(), link)
      // An account that does not exist was erased.
      expect(heard).toBe(link === forged.at(-1) ? 'DonePayload' : 'LINK_EXPIRED')
    }
    expect([await exists(academy, user.id), await exists(academy, stranger.user.id)]).toEqual([true, true])
  })

  it('can be requested at most three times a day', async () => {
    const { browser, user } = await signUp(academy)
    const answers = await Promise.all(Array.from({ length: 5 }, () => requestErasure(browser)))
    expect(answers.filter((it) => it.code === 'RATE_LIMITED')).toHaveLength(2)
    expect(await academy.db.outboxMail.count({ where: { kind: 'erasure', recipient: user.email } })).toBe(3)
    expect(await academy.db.verification.count({ where: { identifier: `erasure:${user.id}` } })).toBe(1)
  })
})
