import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Academy, kinds } from '../../../test/support/academy/academy.ts'
import { MailRefusedError, type MailTransport } from '../../adapters/email/transport.ts'
import { signInMail } from '../../modules/accounts/emails.ts'
import { deleteOldMail, deliverMail, queueMail } from './email-outbox.service.ts'

const start = new Date('2026-03-01T12:00:00Z')
const minute = 60_000

/** A mail server that records emails. `whenSending` may delay or refuse them. */
class Postbox implements MailTransport {
  readonly taken: string[] = []
  private readonly whenSending: (to: string) => Promise<void>
  constructor(whenSending: (to: string) => Promise<void> = async () => {}) {
    this.whenSending = whenSending
  }

  async send(mail: { to: string; subject: string; text: string; html: string }): Promise<void> {
    await this.whenSending(mail.to)
    this.taken.push(mail.to)
  }
}

const refusing = () =>
  new Postbox(async () => {
    throw new Error('451 try again later')
  })

describe.each(kinds)('email outbox on the %s database', (kind) => {
  let academy: Academy
  let now: Date
  const clock = () => now
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  const deliver = (transport: MailTransport) => deliverMail(academy.db, transport, clock)

  beforeAll(async () => {
    academy = await Academy.open(kind)
  })
  beforeEach(async () => {
    await academy.db.outboxMail.deleteMany()
    now = start
  })
  afterAll(() => academy.close())

  /** Creates emails to these names, oldest first. */
  async function queue(...names: string[]): Promise<void> {
    for (const [index, name] of names.entries()) {
      const url = `https://academy.example/auth/email/confirm?token=${name}`
      await queueMail(academy.db, signInMail(`${name}@example.org`, url), 'demo-learner')
      await academy.db.outboxMail.updateMany({
        where: { recipient: `${name}@example.org` },
        data: { createdAt: new Date(start.getTime() - minute + index), dueAt: start },
      })
    }
  }

  const stored = (name: string) => academy.db.outboxMail.findFirstOrThrow({ where: { recipient: `${name}@example.org` } })

  it('sends pending emails in the order they were written, with their text and link', async () => {
    await queue('ada', 'bo')
    const letters: { to: string; subject: string; text: string; html: string }[] = []
    expect(await deliver({ send: async (mail) => void letters.push(mail) })).toBe(2)
    expect(letters.map((letter) => letter.to)).toEqual(['ada@example.org', 'bo@example.org'])
    const link = 'https://academy.example/auth/email/confirm?token=ada'
    expect(letters[0]).toMatchObject({ subject: 'Your sign-in link for DEEPM Academy', text: expect.stringContaining(link) })
    expect(letters[0]?.html).toContain(link)
  })

  it('sends a sign-in email before 100 older ones of other kinds, and a consent request before the rest', async () => {
    const mail = (kind: string, recipient: string, age: number) => {
      const createdAt = new Date(start.getTime() - age * minute)
      return { kind, recipient, subject: kind, text: kind, html: kind, createdAt, dueAt: createdAt }
    }
    await academy.db.outboxMail.createMany({
      data: [
        ...Array.from({ length: 100 }, (_, index) => mail('erasure', `older${index}@example.org`, 200 - index)),
        mail('consent', 'parent@example.org', 2),
        mail('sign-in', 'ada@example.org', 1),
      ],
    })
    const postbox = new Postbox()
    expect(await deliver(postbox)).toBe(20)
    expect(postbox.taken.slice(0, 4)).toEqual([
      'ada@example.org',
      'parent@example.org',
      'older0@example.org',
      'older1@example.org',
    ])
  })

  it('erases the body after sending and never sends the email again', async () => {
    await queue('ada')
    await deliver(new Postbox())
    expect(await stored('ada')).toMatchObject({ text: null, html: null, sentAt: now, lastError: null })
    pass(365 * 24 * 60 * minute)
    expect(await deliver(new Postbox())).toBe(0)
  })

  it('sends each email once when two workers run at the same time', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `kim${index}`)
    await queue(...names)
    const postbox = new Postbox(() => new Promise((resolve) => setTimeout(resolve, 5)))
    const counts = await Promise.all([deliver(postbox), deliver(postbox), deliver(postbox)])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12)
    expect(postbox.taken.toSorted()).toEqual(names.map((name) => `${name}@example.org`).toSorted())
  })

  it('sends each email once when the mail server is slow and another worker runs', async () => {
    await queue('ada', 'bo')
    const other = new Postbox()
    const slow = new Postbox(async (to) => {
      // The first email takes longer than the delay before a retry.
      if (to.startsWith('ada')) pass(2 * minute)
      else await deliver(other)
    })
    await deliver(slow)
    expect([...slow.taken, ...other.taken].toSorted()).toEqual(['ada@example.org', 'bo@example.org'])
  })

  it('keeps the body of a refused email, stores the error and retries later', async () => {
    await queue('ada')
    expect(await deliver(refusing())).toBe(0)
    const mail = await stored('ada')
    expect(mail).toMatchObject({ sentAt: null, attempts: 1, lastError: 'Error: 451 try again later' })
    expect(mail.text).toContain('token=ada')
    expect(mail.html).toContain('token=ada')

    const postbox = new Postbox()
    pass(minute - 1)
    expect(await deliver(postbox)).toBe(0)
    pass(1)
    expect(await deliver(postbox)).toBe(1)
    expect(postbox.taken).toEqual(['ada@example.org'])
    expect(await stored('ada')).toMatchObject({ text: null, html: null, lastError: null })
  })

  it('waits longer after each failure and loses no email during a long outage', async () => {
    await queue('ada')
    const tries: number[] = []
    const failing = new Postbox(async () => {
      tries.push((now.getTime() - start.getTime()) / minute)
      throw new Error('451 not now')
    })
    for (let minutes = 0; minutes < 160; minutes += 1) {
      await deliver(failing)
      pass(minute)
    }
    for (const _day of ['first', 'second', 'third']) {
      pass(24 * 60 * minute)
      await deliver(failing)
    }
    expect(tries.slice(0, 5)).toEqual([0, 1, 6, 36, 156])
    expect(tries).toHaveLength(8)
    pass(12 * 60 * minute)
    const postbox = new Postbox()
    expect(await deliver(postbox)).toBe(1)
    expect(postbox.taken).toEqual(['ada@example.org'])
  })

  it('does not retry an email that the server refused permanently, and keeps it', async () => {
    await queue('ada')
    const refusing = new Postbox(async () => {
      throw new MailRefusedError('550 no such person')
    })
    await deliver(refusing)
    pass(29 * 24 * 60 * minute)
    expect(await deliver(new Postbox())).toBe(0)
    expect(await stored('ada')).toMatchObject({ attempts: 1, lastError: 'Error: 550 no such person' })
    expect((await stored('ada')).text).toContain('token=ada')
  })

  it('sends the other emails when the server refuses one', async () => {
    await queue('ada', 'bo', 'cy')
    const picky = new Postbox(async (to) => {
      if (to.startsWith('bo')) throw new Error('550 no such person')
    })
    expect(await deliver(picky)).toBe(2)
    expect(picky.taken).toEqual(['ada@example.org', 'cy@example.org'])
    expect((await stored('bo')).lastError).toContain('no such person')
  })

  it('sends the other emails when one is erased during sending', async () => {
    await queue('ada', 'bo')
    const postbox = new Postbox(async (to) => {
      if (to.startsWith('ada')) await academy.db.outboxMail.deleteMany({ where: { recipient: to } })
    })
    await deliver(postbox)
    expect(postbox.taken).toEqual(['ada@example.org', 'bo@example.org'])
  })

  it('retries an email whose worker died during sending, after the delay', async () => {
    await queue('ada')
    const stuck = deliver(new Postbox(() => new Promise(() => {})))
    await expect.poll(async () => (await stored('ada')).attempts, { timeout: 20_000 }).toBe(1)
    const postbox = new Postbox()
    expect(await deliver(postbox)).toBe(0)
    pass(minute)
    expect(await deliver(postbox)).toBe(1)
    expect(postbox.taken).toEqual(['ada@example.org'])
    void stuck
  })

  it('deletes emails after 30 days', async () => {
    await queueMail(academy.db, signInMail('ada@example.org', 'https://academy.example'), 'demo-learner')
    const { createdAt } = await stored('ada')
    const days = (count: number) => new Date(createdAt.getTime() + count * 86_400_000)
    await deleteOldMail(academy.db, days(29.9))
    await stored('ada')
    await deleteOldMail(academy.db, days(30.1))
    await expect(stored('ada')).rejects.toThrow()
  })

  it('sends no email of a rolled-back transaction', async () => {
    const undone = academy.db.$transaction(async (tx) => {
      await queueMail(tx, signInMail('ada@example.org', 'https://academy.example'), 'demo-learner')
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    expect(await deliver(new Postbox())).toBe(0)
  })
})
