import type { Academy, Browser, Json } from '../academy/academy.ts'
import { mailedToken } from './people.ts'

// Invitations of children with an email address by a parent.

export function invitationToken(academy: Academy, email: string): Promise<string> {
  return mailedToken(academy, 'child-invitation', email)
}

export function invitationMails({ db }: Academy, recipient: string): Promise<number> {
  return db.outboxMail.count({ where: { kind: 'child-invitation', recipient } })
}

/** Returns the ids of the children of a parent. */
export async function childrenOf(parent: Browser): Promise<string[]> {
  return (await parent.execute('{ viewer { children { id } } }')).viewer.children.map(({ id }: { id: string }) => id)
}

/** Returns what the page behind the mailed link shows. */
export async function readInvitation(academy: Academy, token: string): Promise<Json> {
  const fields =
    '... on Error { code } ... on ChildInvitationQuestion { parentEmail childFirstName asksGuardian accounts { id } }'
  const query = `query ($token: String!) { childInvitation(token: $token) { ${fields} } }`
  return (await academy.browser().execute(query, { token })).childInvitation
}
