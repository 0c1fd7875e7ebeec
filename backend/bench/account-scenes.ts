import { randomUUID } from 'node:crypto'
import { daysFrom } from '@deepm/schema/rules/deadline'
import { newToken } from '../src/modules/identity/one-time-token.service.ts'
import { signLink } from '../src/modules/identity/signed-link.service.ts'
import type { Scene } from './scenes.ts'
import { address, type Stage } from './stage.ts'

const reason = 'We would like to talk with you before you go on.'

/** What staff do about who is staff and about accounts, and what the people concerned see of it. */
export const accountScenes: Record<string, (stage: Stage) => Scene | Promise<Scene>> = {
  AcceptStaffInvitation: async (stage) => ({ variables: { input: { token: (await invitation(stage)).token, firstName: 'Bo' } } }),
  AccountsTab: async (stage) => ({ cookie: await stage.staff(), variables: { search: 'learner', first: 20 } }),
  ClosedNotice: async (stage) => {
    const { id } = await closed(stage, 'parent')
    return { variables: { token: signLink(stage.config, 'closed-account', id, daysFrom(new Date(), 1)) } }
  },
  EndStaffAccess: async (stage) => ({ cookie: await stage.staff(), variables: { id: await person(stage, 'staff'), reason } }),
  InviteStaff: async (stage) => ({ cookie: await colleague(stage), variables: { input: { email: address() } } }),
  LiftSuspension: async (stage) => ({ cookie: await stage.staff(), variables: await closed(stage, 'parent') }),
  ResendStaffInvitation: async (stage) => ({ cookie: await colleague(stage), variables: { id: (await invitation(stage)).id } }),
  RestoreStaffAccess: async (stage) => ({ cookie: await stage.staff(), variables: await closed(stage, 'staff') }),
  StaffOffer: async (stage) => ({ variables: { token: (await invitation(stage)).token } }),
  StaffTab: async (stage) => ({ cookie: await stage.staff() }),
  SuspendAccount: async (stage) => ({ cookie: await stage.staff(), variables: { id: await person(stage, 'parent'), reason } }),
  WithdrawStaffInvitation: async (stage) => ({ cookie: await stage.staff(), variables: { id: (await invitation(stage)).id } }),
}

/** Each invites little, as there is a limit. */
async function colleague(stage: Stage): Promise<string> {
  const email = address()
  const name = { firstName: 'Sol', lastName: '', name: 'Sol' }
  await stage.database.db.user.create({ data: { id: randomUUID(), email, ...name, role: 'staff' } })
  return (await stage.run('ConfirmSignInLink', { variables: { token: await stage.signInToken(email) } })).cookie
}

async function person({ database: { db } }: Stage, role: 'parent' | 'staff'): Promise<string> {
  const data = { id: randomUUID(), email: address(), firstName: 'Pat', lastName: '', name: 'Pat', role }
  return (await db.user.create({ data })).id
}

async function closed(stage: Stage, role: 'parent' | 'staff'): Promise<{ id: string; since: string }> {
  const id = await person(stage, role)
  const closedAt = new Date()
  await stage.database.db.accountClosure.create({ data: { userId: id, reason, closedAt } })
  return { id, since: closedAt.toISOString() }
}

async function invitation({ database: { db } }: Stage): Promise<{ id: string; token: string }> {
  const { token, tokenHash } = newToken()
  const at = new Date()
  const data = { email: address(), tokenHash, invitedAt: at, expiresAt: daysFrom(at, 7) }
  return { id: (await db.staffInvitation.create({ data })).id, token }
}
