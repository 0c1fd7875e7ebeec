import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emailAddress, mailbox, sameMailbox } from './email.ts'

const local = fc.stringMatching(/^[a-z][a-z0-9]{0,8}(\.[a-z0-9]{1,8}){0,2}$/)
const host = fc.constantFrom('gmail.com', 'googlemail.com', 'example.org', 'school.example')
const address = fc.tuple(local, host).map(([name, domain]) => `${name}@${domain}`)

describe('email address', () => {
  it('is trimmed and lower-cased', () => {
    expect(emailAddress.parse('  Kim.Hill@Example.ORG ')).toBe('kim.hill@example.org')
  })

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['a missing value', undefined],
    ['a number', 42],
    ['no at sign', 'kim.example.org'],
    ['nothing before the at sign', '@example.org'],
    ['nothing after it', 'kim@'],
    ['two at signs', 'kim@hill@example.org'],
    ['a blank inside', 'kim hill@example.org'],
    ['a line break that would start another header', 'kim@example.org\nBcc: all@example.org'],
    ['a null byte', 'kim\0@example.org'],
    ['two addresses', 'kim@example.org,sam@example.org'],
    ['a name beside it', 'Kim <kim@example.org>'],
    ['a letter that only looks like k', '\u043aim@example.org'],
    ['more than 254 characters', `kim@${'x'.repeat(60)}.${'y'.repeat(190)}.org`],
  ])('is refused for %s, in words', (_what, value) => {
    const result = emailAddress.safeParse(value)
    expect(result.success).toBe(false)
    expect(result.error?.issues[0]?.message).toMatch(/^(Enter an email address|This email address is too long)/)
  })
})

describe('mailbox', () => {
  it.each([
    ['kim@example.org', 'KIM@Example.org'],
    ['kim@example.org', ' kim@example.org '],
    ['kim@example.org', 'kim+mum@example.org'],
    ['kim+a@example.org', 'kim+b@example.org'],
    ['kimhill@gmail.com', 'k.i.m.hill@gmail.com'],
    ['kimhill@gmail.com', 'kim.hill+parent@googlemail.com'],
    ['kim+a+b@gmail.com', 'kim@googlemail.com'],
    ['kim@icloud.com', 'kim@me.com'],
    ['kim+mum@mac.com', 'kim@icloud.com'],
    ['kim.hill@proton.me', 'kimhill@protonmail.com'],
    ['kim-hill+mum@pm.me', 'kim_hill@protonmail.ch'],
    ['kim.hill@yandex.ru', 'kim-hill@yandex.com'],
    ['kim-hill+mum@ya.ru', 'kim.hill@yandex.com.tr'],
    ['kim@yahoo.com', 'kim-mum@yahoo.com'],
    ['kim-a@yahoo.co.uk', 'kim-b@yahoo.co.uk'],
    ['kim-mum@ymail.com', 'kim@ymail.com'],
    ['kim@fastmail.com', 'mum@kim.fastmail.com'],
    ['a@kim.fastmail.fm', 'kim+b@fastmail.fm'],
    ['kim+mum@outlook.com', 'kim@outlook.com'],
    ['kim+mum@hotmail.com', 'kim@hotmail.com'],
  ])('%s and %s are the same mailbox', (one, other) => {
    expect(sameMailbox(one, other)).toBe(true)
  })

  it.each([
    ['kim@example.org', 'sam@example.org'],
    ['kim@example.org', 'kim@example.com'],
    ['kim.hill@example.org', 'kimhill@example.org'],
    ['kim@example.org', 'kim@mail.example.org'],
    ['kim@gmail.com', 'kim@example.org'],
    ['kim-mum@example.org', 'kim@example.org'],
    ['kim.hill@icloud.com', 'kimhill@icloud.com'],
    ['kim.hill@outlook.com', 'kimhill@outlook.com'],
    ['kim@outlook.com', 'kim@hotmail.com'],
    ['kim@yahoo.com', 'kim@yahoo.co.uk'],
    ['kim-mum@notyahoo.com', 'kim@notyahoo.com'],
    ['kimhill@yandex.ru', 'kim-hill@yandex.ru'],
    ['kim@sam.fastmail.com', 'kim@fastmail.com'],
    ['kim@fastmail.com', 'kim@fastmail.fm'],
    ['mum@kim.example.org', 'kim@example.org'],
  ])('%s and %s may be different mailboxes', (one, other) => {
    expect(sameMailbox(one, other)).toBe(false)
  })

  it('matches any tag, in any case and in both directions', () => {
    fc.assert(
      fc.property(address, fc.stringMatching(/^[a-z0-9+.]{0,12}$/), (kim, tag) => {
        const [name = '', domain = ''] = kim.split('@')
        const alias = `${name}+${tag}@${domain}`.toUpperCase()
        expect(sameMailbox(kim, alias)).toBe(true)
        expect(sameMailbox(alias, kim)).toBe(true)
        expect(mailbox(mailbox(alias))).toBe(mailbox(kim))
      }),
    )
  })
})
