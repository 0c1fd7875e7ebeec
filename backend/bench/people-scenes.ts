import { randomUUID } from 'node:crypto'
import type { Scene } from './scenes.ts'
import { address, type Stage } from './stage.ts'

const firstPage = { first: 25, after: null, last: null, before: null }

/** What staff do with lists of people and enrolments, and what families ask them for. */
export const peopleScenes: Record<string, (stage: Stage) => Promise<Scene>> = {
  LeftAddresses: async (stage) => {
    await newLead(stage)
    return { cookie: await stage.staff(), variables: { list: 'guide', ...firstPage, search: null, state: null } }
  },
  ForgetLeftAddress: async (stage) => ({
    cookie: await stage.staff(),
    variables: { list: 'guide', id: await newLead(stage) },
  }),
  Enrolments: async (stage) => {
    await newRequest(stage)
    return { cookie: await stage.staff(), variables: { ...firstPage, status: null } }
  },
  FindFamily: async (stage) => ({ cookie: await stage.staff(), variables: { email: stage.newcomer().email } }),
  EnrolByHand: async (stage) => ({
    cookie: await stage.staff(),
    variables: { input: { payerId: await newPayer(stage), programme: 'academy', word: '', requestKey: randomUUID() } },
  }),
  DecideEnrolment: async (stage) => ({
    cookie: await stage.staff(),
    variables: { input: { id: await newRequest(stage), choice: 'decline', word: 'The group is full.' } },
  }),
  ChangeMembership: async (stage) => ({
    cookie: await stage.staff(),
    variables: { input: { learnerId: (await stage.parent()).learnerId, from: 'free', to: 'creator', word: '' } },
  }),
  WaitingConsents: async (stage) => {
    await stage.child()
    return { cookie: await stage.staff(), variables: firstPage }
  },
  AskConsentAgain: async (stage) => {
    await stage.child()
    const { learnerId } = await stage.database.db.consentRequest.findFirstOrThrow({
      where: { answeredAt: null, sentCount: 1, learner: { consent: 'pending' } },
      orderBy: { id: 'desc' },
    })
    return { cookie: await stage.staff(), variables: { learnerId, mails: 1 } }
  },
  RequestEnrolment: async (stage) => ({ cookie: (await stage.parent()).cookie, variables: { programme: 'academy' } }),
  TakeRequestBack: async (stage) => {
    const { cookie } = await stage.parent()
    const { data } = await stage.run('RequestEnrolment', { cookie, variables: { programme: 'academy' } })
    return { cookie, variables: { id: (data['requestEnrolment'] as { id: string }).id } }
  },
}

async function newLead({ database: { db } }: Stage): Promise<string> {
  return (await db.guideLead.create({ data: { email: address(), name: 'Sam', requestedAt: new Date() } })).id
}

async function newPayer({ database: { db } }: Stage): Promise<string> {
  const id = randomUUID()
  await db.user.create({ data: { id, email: address(), firstName: 'Sam', lastName: '', name: 'Sam', role: 'parent' } })
  return id
}

async function newRequest(stage: Stage): Promise<string> {
  const userId = await newPayer(stage)
  const asked = { programme: 'academy', status: 'waiting', provider: 'hand', amountCents: 39_700 } as const
  return (await stage.database.db.programmeEnrolment.create({ data: { ...asked, userId, waitsFor: userId } })).id
}
