import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, describe, expect, inject, it } from 'vitest'
import type { Database } from '../../src/database/open.ts'
import { prepare, removeAll, serverData } from '../support/academy/academy-data.ts'
import { AcademyProcess, endAll } from '../support/academy/academy-process.ts'
import { type Heard, Visitor } from '../support/load/visitor.ts'
import { chance } from '../support/load/write-load.ts'
import { signUp, signupForm } from '../support/people/people.ts'
import { colleague } from '../support/people/staff.ts'

// FAULT_ROUNDS=20 runs longer and finds more.
const rounds = Number(process.env['FAULT_ROUNDS'] || 3)
const seed = Number(process.env['FAULT_SEED'] || 20261122)

const failed = '__typename ... on Error { code message }'
const invite = `mutation ($input: InviteStaffInput!) { inviteStaff(input: $input) { ${failed} } }`
const suspend = `mutation ($id: ID!) { suspendAccount(id: $id, reason: "We would like to talk with you first.") { ${failed} } }`
const enrol = `mutation ($input: ManualEnrolmentInput!) { enrolManually(input: $input) { ${failed} } }`

/** The people of one round. */
type Round = {
  invited: string
  suspended: { id: string; email: string }
  enrolled: { id: string; email: string; requestKey: string }
}

describe.runIf(inject('serverTemplate'))('a process killed while staff invite, suspend and enrol', () => {
  afterAll(async () => {
    await endAll()
    await removeAll()
  })

  it(
    `applies each change completely or not at all over ${rounds} kills, and once when repeated`,
    async () => {
      const data = await serverData()
      const { staff, plan } = await prepare(data, async (academy) => {
        const person = async () => {
          const { user } = await signUp(academy, signupForm({ age: '18' }))
          return { id: user.id as string, email: user.email as string }
        }
        const plan: Round[] = []
        for (let round = 0; round <= rounds; round += 1) {
          const enrolled = { ...(await person()), requestKey: randomUUID() }
          plan.push({ invited: `new${round}.${randomUUID()}@example.org`, suspended: await person(), enrolled })
        }
        return { staff: (await colleague(academy, 'Ada')).browser.cookies, plan }
      })
      const academy = await AcademyProcess.start(data.env)
      const database = await data.open()
      const ask = ({ invited, suspended, enrolled: { id, requestKey } }: Round): Promise<boolean[]> => {
        const visitor = () => new Visitor(academy.url, staff)
        const asked = [
          visitor().graphql(invite, { input: { email: invited, name: 'Bo Berg' } }),
          visitor().graphql(suspend, { id: suspended.id }),
          visitor().graphql(enrol, { input: { payerId: id, programme: 'academy', requestKey } }),
        ]
        return Promise.all(asked.map((it) => it.then(isDone, () => false)))
      }

      const [whole, ...killed] = plan as [Round, ...Round[]]
      const begun = performance.now()
      expect(await ask(whole)).toEqual([true, true, true])
      const takes = performance.now() - begun
      const random = chance(seed)
      const tally: string[] = []
      for (const round of killed) {
        const asked = ask(round)
        // Spread over the duration of the requests, so that some kills come after all of them and others in the middle.
        await delay(((tally.length + random()) / rounds) * takes * 0.8)
        await academy.end('SIGKILL')
        const acknowledged = await asked
        const there = await whatIsThere(database, round)
        for (const [at, parts] of there.entries()) {
          // Each change is complete or absent, and complete if it was acknowledged.
          expect({ at, parts: new Set(parts).size }).toEqual({ at, parts: 1 })
          if (acknowledged[at]) expect({ at, is: parts[0] }).toEqual({ at, is: 1 })
        }
        tally.push(there.map(([is]) => is).join(''))
        academy.begin()
        await academy.ready()
        await ask(round)
      }
      console.log(`killed within ${Math.round(takes)} ms: done ${tally.join(', ')} (invited, suspended, enrolled); seed ${seed}`)
      for (const round of plan)
        expect(await whatIsThere(database, round)).toEqual([
          [1, 1, 1],
          [1, 1, 1, 1],
          [1, 1, 1, 1],
        ])
      expect(await academy.end('SIGTERM')).toBe(0)
      await database.close()
    },
    120_000 + rounds * 60_000,
  )
})

function isDone({ status, body }: Heard): boolean {
  if (status !== 200 || body.errors) return false
  const [result] = Object.values(body.data) as { code?: string }[]
  return result?.code === undefined
}

/** Counts the parts of an invitation, a suspension and an enrolment; 1 means exactly once. */
async function whatIsThere({ db, query }: Database, { invited, suspended, enrolled }: Round): Promise<number[][]> {
  // The database may still be running the last statement of the killed process.
  const busy = `SELECT count(*)::int AS n FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`
  await expect.poll(async () => (await query(busy))[0]?.['n'], { timeout: 20_000 }).toBe(0)
  const mails = (recipient: string, kind: string) => db.outboxMail.count({ where: { recipient, kind } })
  const logged = (id: string) => db.auditEntry.count({ where: { action: 'people.change', subjectIds: { has: id } } })
  const invitation = await db.staffInvitation.findUnique({ where: { email: invited } })
  // A repeated invitation is mailed and logged again.
  const times = invitation?.sentCount ?? 0
  const isTold = (count: number) => (times > 0 && count === times ? 1 : count)
  return [
    [
      invitation ? 1 : 0,
      isTold(await mails(invited, 'staff-invitation')),
      isTold(await db.auditEntry.count({ where: { detail: { contains: invitation?.id ?? invited } } })),
    ],
    [
      await db.accountClosure.count({ where: { userId: suspended.id } }),
      await mails(suspended.email, 'account-closed'),
      await logged(suspended.id),
      (await db.session.count({ where: { userId: suspended.id } })) === 0 ? 1 : 0,
    ],
    [
      await db.programmeEnrolment.count({ where: { userId: enrolled.id, status: 'paid' } }),
      await mails(enrolled.email, 'enrolment'),
      await logged(enrolled.id),
      await db.notification.count({ where: { userId: enrolled.id, kind: 'enrolment' } }),
    ],
  ]
}
