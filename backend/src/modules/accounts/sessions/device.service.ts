import { NotFoundError } from '../../../core/errors.ts'
import type { Db, Tx } from '../../../database/open.ts'
import type { Role } from '../../../generated/prisma/enums.ts'
import type { Context } from '../../../platform/context.ts'
import { DemoAccountError } from '../profile/profile.errors.ts'
import { deleteSession } from './session.service.ts'
import { activeSessionsWhere } from './session-viewer.service.ts'

/** A browser in which the account is signed in. */
export type SignedInDevice = {
  id: string
  /** Browser and system, such as "Firefox on Windows"; `null` when unknown. */
  name: string | null
  createdAt: Date
  lastUsedAt: Date
  isCurrent: boolean
}

/** More than anyone needs; caps the list for a script that signs in repeatedly. */
const maxListed = 50

/** Returns where the account is signed in: this device first, then by last use. A demo account lists this device only. */
export async function readDevices(context: Context): Promise<SignedInDevice[]> {
  const { writer, sessionId, viewer, clock } = context
  const only = isShared(context) ? { id: sessionId ?? '' } : {}
  const sessions = await readSessions(writer, { id: viewer?.userId ?? '', role: viewer?.role }, clock(), only)
  const devices = sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId }))
  return devices.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}

type SessionOwner = { id: string; role: Role | undefined }

/** Returns the active sessions of an account by last use, at most 50; `only` limits them to one. */
export async function readSessions(
  db: Db,
  { id: userId, role }: SessionOwner,
  now: Date,
  only: { id?: string } = {},
): Promise<Omit<SignedInDevice, 'isCurrent'>[]> {
  const rows = await db.session.findMany({
    where: { userId, ...activeSessionsWhere(role, now), ...only },
    orderBy: [{ lastUsedAt: 'desc' }, { id: 'asc' }],
    take: maxListed,
    select: { id: true, userAgent: true, createdAt: true, lastUsedAt: true },
  })
  return rows.map(({ userAgent, ...row }) => ({ ...row, name: userAgent || null }))
}

/** Ends the active sessions of an account; `only` limits them to one. Returns how many ended. */
export async function endSessions(
  tx: Tx,
  { id: userId, role }: SessionOwner,
  now: Date,
  only: { id?: string } = {},
): Promise<number> {
  const { count } = await tx.session.deleteMany({ where: { userId, ...activeSessionsWhere(role, now), ...only } })
  return count
}

/**
 * Ends one session of the signed-in account, in every process from its next request on.
 *
 * @throws NotFoundError when it already ended or belongs to someone else, DemoAccountError for other visitors of a demo account
 */
export async function signOutDevice(context: Context, id: string): Promise<void> {
  if (id === context.sessionId) return deleteSession(context)
  refuseShared(context)
  const { db, viewer, clock } = context
  const count = await endSessions(db, { id: viewer?.userId ?? '', role: viewer?.role }, clock(), { id })
  if (count === 0) throw new NotFoundError('device')
}

/**
 * Ends every session of the signed-in account; with `keepsThisDevice`, all others.
 *
 * @throws DemoAccountError, because other visitors use the demo account too
 */
export async function signOutEverywhere(context: Context, keepsThisDevice: boolean): Promise<void> {
  refuseShared(context)
  const userId = context.viewer?.userId ?? ''
  const others = { userId, id: { not: context.sessionId ?? '' } }
  await context.db.session.deleteMany({ where: keepsThisDevice ? others : { userId } })
  if (!keepsThisDevice) await deleteSession(context)
}

function isShared({ viewer }: Context): boolean {
  return viewer?.isDemo ?? false
}

function refuseShared(context: Context): void {
  if (isShared(context)) throw new DemoAccountError('The demo account is shared, so you can sign out on this device only.')
}
