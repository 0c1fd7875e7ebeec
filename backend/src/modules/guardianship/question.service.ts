import { mailsRequests } from '@deepm/schema/rules/family/mail-choice'
import type { Mail } from '../../adapters/email/email-template.ts'
import type { Tx } from '../../database/open.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { closureColumns, isClosed } from '../../platform/closed-account.policy.ts'
import type { Context } from '../../platform/context.ts'
import { queueMail } from '../../platform/email-outbox/email-outbox.service.ts'
import { type LinkPurpose, readLink, signLink } from '../../platform/tokens/signed-link.service.ts'
import { type Notice, notify } from '../notifications/notification.service.ts'

// A child's question to its parents: in the bell and on the dashboard, and by email with a link that answers it.

/** Columns of the parents that `askParents` needs. */
export const askedParents = {
  select: { parent: { select: { id: true, email: true, firstName: true, mailChoice: true, closure: closureColumns } } },
} as const

type AskedParent = Prisma.GuardianshipGetPayload<typeof askedParents>['parent']

type Question = { purpose: LinkPurpose; id: string; learnerId: string; askedAt: Date; expiresAt: Date }

type Words = { notice(isMailed: boolean): Notice; mail(parent: { email: string; firstName: string }, url: string): Mail }

/** Asks each parent with a notification, and with an email if they chose so. */
export async function askParents(
  { config }: Pick<Context, 'config'>,
  tx: Tx,
  parents: readonly AskedParent[],
  { purpose, id, learnerId, askedAt, expiresAt }: Question,
  { notice, mail }: Words,
): Promise<void> {
  for (const parent of parents) {
    // The link in an email would let a parent with a closed account decide.
    const isMailed = mailsRequests(parent.mailChoice) && !isClosed(parent.closure)
    await notify(tx, parent.id, [notice(isMailed)], askedAt)
    if (!isMailed) continue
    const url = `${config.publicUrl}/family/request?token=${signLink(config, purpose, `${id}_${parent.id}`, expiresAt)}`
    await queueMail(tx, mail(parent, url), learnerId)
  }
}

/** Returns the ids of the question and of the parent in a token of such an email; `null` if it is none of this purpose. */
export function readQuestionLink(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  purpose: LinkPurpose,
  token: string,
): { id: string; parentId: string } | null {
  const [, id, parentId] = /^([^_]+)_(.+)$/.exec(readLink(config, purpose, token, clock()) ?? '') ?? []
  return id && parentId ? { id, parentId } : null
}
