import { setTimeout as pause } from 'node:timers/promises'
import { coachProvider, type LabTool } from '@deepm/schema/rules/lab'
import { longestAskingMs } from '../../adapters/ai/ai.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../database/open.ts'
import { KeyReusedError } from '../../errors.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { ProviderUnreachableError } from './practice.errors.ts'

// One prompt is asked once. Before anybody is asked a row stands for it, not answered yet; whoever sends the same meanwhile waits for it.
// A row whose asker was cut off is free after the longest time that an asking takes, and the next who sends the prompt takes it over.

/** A prompt as it is stored. */
export type Sent = { learnerId: string; toolType: LabTool; prompt: string; requestKey: string | null }

export type Found = { id: string; state: 'answered' | 'waiting' | 'free' }

/** The row that is asked for: by its id and the time at which the asking began. */
export type Reservation = { id: string; createdAt: Date }

/** The same prompt to the same tool within this time is one interaction, also when no request key says so. */
const sameMinutes = 10
/** From the first look to the last, so that a short wait stays short and a long one asks little. */
const waits = { firstMs: 100, mostMs: 1000 }

const keptColumns = { id: true, requestKey: true, toolType: true, prompt: true, answeredAt: true, createdAt: true } as const
type Kept = Prisma.InteractionGetPayload<{ select: typeof keptColumns }>

/**
 * The interaction of a request that was sent before with the same key and the same words. Needs no analysis: `null` also for a prompt that
 * was stored without its private data, which `findSame` finds by the words that are left.
 */
export async function findByKey(db: Tx, { requestKey, ...same }: Sent, now: Date): Promise<Found | null> {
  const row = requestKey && (await db.interaction.findFirst({ where: { ...same, requestKey }, select: keptColumns }))
  return row ? foundOf(row, now) : null
}

/**
 * The interaction of a prompt that was sent before: by its request key, or by its words to the same answerer. What was blocked has none.
 *
 * @throws KeyReusedError when the key was used for another prompt
 */
export async function findSame(db: Tx, { requestKey, ...same }: Sent, provider: string, now: Date): Promise<Found | null> {
  const { learnerId } = same
  const answerers: Prisma.InteractionWhereInput[] = [{ provider }, { level: 'danger', provider: coachProvider }]
  const recent = { ...same, createdAt: { gt: new Date(now.getTime() - sameMinutes * 60_000) }, OR: answerers }
  const rows = await db.interaction.findMany({
    where: requestKey ? { OR: [{ learnerId, requestKey }, recent] } : recent,
    select: keptColumns,
    orderBy: { createdAt: 'desc' },
    take: 2,
  })
  const keyed = rows.find((it) => requestKey !== null && it.requestKey === requestKey)
  // The row holds what was asked for, so that it needs no hash of it.
  if (keyed && (keyed.prompt !== same.prompt || keyed.toolType !== same.toolType)) throw new KeyReusedError()
  const row = keyed ?? rows[0]
  return row ? foundOf(row, now) : null
}

function foundOf({ id, answeredAt, createdAt }: Kept, now: Date): Found {
  const isOver = createdAt.getTime() <= now.getTime() - longestAskingMs
  return { id, state: answeredAt ? 'answered' : isOver ? 'free' : 'waiting' }
}

/** Writes a row for a prompt, in the place of the one that is free. */
export async function writeRow(
  tx: Tx,
  free: Found | null,
  data: Prisma.InteractionUncheckedCreateInput,
): Promise<{ id: string; createdAt: Date }> {
  const select = { id: true, createdAt: true } as const
  return free ? tx.interaction.update({ where: { id: free.id }, data, select }) : tx.interaction.create({ data, select })
}

/**
 * Stores the answer of a reserved prompt, if it is still reserved.
 *
 * @throws ProviderUnreachableError when it is not: the account was erased, or this process slept so long that somebody took it over
 */
export async function finish(tx: Tx, held: Reservation, data: Prisma.InteractionUncheckedUpdateManyInput): Promise<string> {
  const done = await tx.interaction.updateMany({ where: { ...held, answeredAt: null }, data })
  if (done.count === 0) throw new ProviderUnreachableError()
  return held.id
}

/** Frees a prompt that nobody answered, so that the same request may be sent again. */
export async function release(db: Tx, held: Reservation): Promise<void> {
  await db.interaction.deleteMany({ where: { ...held, answeredAt: null } })
}

/**
 * Waits for the answer that somebody else is asking for. Processes share nothing but the database, so it is looked at from time to time.
 *
 * @throws ProviderUnreachableError when that asking failed or takes too long
 */
export async function waitForAnswer({ db, signal }: Context, id: string): Promise<string> {
  const until = performance.now() + longestAskingMs
  for (let wait = waits.firstMs; performance.now() < until && !signal?.aborted; wait = Math.min(wait * 1.5, waits.mostMs)) {
    const row = await db.interaction.findUnique({ where: { id }, select: { answeredAt: true } })
    if (row?.answeredAt) return id
    if (!row) break
    await pause(wait)
  }
  throw new ProviderUnreachableError()
}
