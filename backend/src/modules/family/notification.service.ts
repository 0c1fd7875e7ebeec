import { kindsTold, type NotificationKind, unlocksUntold } from '@deepm/schema/rules/notifications'
import { readSettings } from '@deepm/schema/rules/settings'
import type { Context } from '../../context.ts'
import type { Tx } from '../../database/open.ts'
import type { Prisma } from '../../generated/prisma/client.ts'

/** Something to tell somebody; `source` is what it is about, so that it is told once. */
export type Notice = { kind: NotificationKind; source: string; title: string; text: string; link?: string }

/** Tells somebody; what was told before is not told again. Goes into the transaction of its cause. */
export async function tell(tx: Tx, userId: string, notices: Notice[], at: Date): Promise<void> {
  if (notices.length === 0) return
  const data = notices.map((notice) => ({ userId, ...notice, link: notice.link ?? null, createdAt: at }))
  await tx.notification.createMany({ data, skipDuplicates: true })
}

/** What of the told is shown to somebody with these stored settings. Parents and staff have none and hear everything. */
export function shownTo(settings: unknown): Prisma.NotificationWhereInput {
  if (!settings) return {}
  const chosen = readSettings(settings)
  return { kind: { in: kindsTold(chosen) }, NOT: { kind: 'unlock', source: { in: unlocksUntold(chosen) } } }
}

/** Marks as read everything told to the viewer until now, shown or not. Repeating it changes nothing. */
export async function markNotificationsRead({ db, viewer, clock }: Context): Promise<void> {
  const now = clock()
  await db.notification.updateMany({
    where: { userId: viewer?.userId ?? '', readAt: null, createdAt: { lte: now } },
    data: { readAt: now },
  })
}
