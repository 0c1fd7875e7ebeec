import { readSettings } from '@deepm/schema/rules/accounts/settings'
import { enabledKinds, type NotificationKind, silencedUnlocks } from '@deepm/schema/rules/family/notifications'
import type { Tx } from '../../database/open.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { Context } from '../../platform/context.ts'

/** A notification; `source` identifies its cause, so that it is sent once. */
export type Notice = { kind: NotificationKind; source: string; title: string; text: string; link?: string }

/** Notifies a user. Notifications that exist already are not sent again. Call it in the transaction of the cause. */
export async function notify(tx: Tx, userId: string, notices: Notice[], at: Date): Promise<void> {
  if (notices.length === 0) return
  const data = notices.map((notice) => ({ userId, ...notice, link: notice.link ?? null, createdAt: at }))
  await tx.notification.createMany({ data, skipDuplicates: true })
}

/** Returns the condition for notifications visible with these stored settings. Parents and staff have none and see all. */
export function visibleNotificationsWhere(settings: unknown): Prisma.NotificationWhereInput {
  if (!settings) return {}
  const chosen = readSettings(settings)
  return { kind: { in: enabledKinds(chosen) }, NOT: { kind: 'unlock', source: { in: silencedUnlocks(chosen) } } }
}

/** Marks all notifications of the viewer as read, including hidden ones. Repeating the call has no effect. */
export async function markNotificationsRead({ db, viewer, clock }: Context): Promise<void> {
  const now = clock()
  await db.notification.updateMany({
    where: { userId: viewer?.userId ?? '', readAt: null, createdAt: { lte: now } },
    data: { readAt: now },
  })
}
