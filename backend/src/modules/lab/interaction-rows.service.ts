import { setTimeout as pause } from 'node:timers/promises'
import { coachProvider, type LabTool, maxKeptPictures } from '@deepm/schema/rules/lab/lab'
import { maxAnswerMs, type Picture } from '../../adapters/ai/ai.ts'
import { KeyReusedError } from '../../core/errors.ts'
import type { Tx } from '../../database/open.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { Context } from '../../platform/context.ts'
import { ProviderUnreachableError } from './lab.errors.ts'

// Each prompt is sent to a model once. Its row is written before, without an answer, and reserves it: other requests with the same prompt
// wait for the answer. If the process dies, the reservation expires after the longest time an answer takes, and the next request with the
// same prompt takes the row over.

/** A prompt as it is stored. */
export type PromptToStore = {
  learnerId: string
  toolType: LabTool
  prompt: string
  /** The lesson whose tutor is asked; null in the lab. */
  lessonId: string | null
  requestKey: string | null
  /** The answer that this one is compared with; null for every other prompt. */
  firstAnswerId: string | null
}

/** The interaction of the same prompt: answered, or reserved by another request. */
export type ExistingInteraction = { id: string; state: 'answered' | 'waiting' }
/** The row of the same prompt, whose reservation may have expired. */
export type FoundInteraction = ExistingInteraction | { id: string; state: 'expired' }

/** The row of a prompt that is sent to a model, with the time of its reservation. */
export type Reservation = { id: string; createdAt: Date }

/** The same prompt to the same tool or tutor within this time is one interaction, also without a request key. */
const sameMinutes = 10
const pollMs = { first: 100, max: 1000 }

const columns = {
  id: true,
  requestKey: true,
  firstAnswerId: true,
  toolType: true,
  prompt: true,
  lessonId: true,
  answeredAt: true,
  createdAt: true,
} as const
type Row = Prisma.InteractionGetPayload<{ select: typeof columns }>

/**
 * Returns the interaction of an earlier request with the same key and the same text. Needs no analysis. A prompt that
 * was stored without its personal data is not found here; `findSamePrompt` finds it by the remaining text.
 */
export async function findByKey(db: Tx, { requestKey, ...same }: PromptToStore, now: Date): Promise<FoundInteraction | null> {
  const row = requestKey && (await db.interaction.findFirst({ where: { ...same, requestKey }, select: columns }))
  return row ? stateOf(row, now) : null
}

/**
 * Returns the interaction of an earlier prompt with the same request key, or with the same text to the same provider. One with a partial
 * answer does not count. A second answer is found by the first one.
 *
 * @throws KeyReusedError when the key was used for another prompt
 */
export async function findSamePrompt(
  db: Tx,
  { requestKey, ...same }: PromptToStore,
  provider: string,
  now: Date,
): Promise<FoundInteraction | null> {
  const { learnerId, firstAnswerId } = same
  // A blocked prompt has no provider.
  const providers: Prisma.InteractionWhereInput[] = [{ provider }, { level: 'danger', provider: coachProvider }]
  const recent = { ...same, isPartial: false, createdAt: { gt: new Date(now.getTime() - sameMinutes * 60_000) }, OR: providers }
  const found = firstAnswerId ? { learnerId, firstAnswerId } : recent
  const rows = await db.interaction.findMany({
    where: requestKey ? { OR: [{ learnerId, requestKey }, found] } : found,
    select: columns,
    orderBy: { createdAt: 'desc' },
    take: 2,
  })
  const keyed = rows.find((it) => requestKey !== null && it.requestKey === requestKey)
  // The row contains the prompt itself, so the key needs no hash of it.
  const isSame = (row: Row) =>
    row.prompt === same.prompt &&
    row.toolType === same.toolType &&
    row.lessonId === same.lessonId &&
    row.firstAnswerId === firstAnswerId
  if (keyed && !isSame(keyed)) throw new KeyReusedError()
  const row = keyed ?? rows[0]
  return row ? stateOf(row, now) : null
}

function stateOf({ id, answeredAt, createdAt }: Row, now: Date): FoundInteraction {
  const isExpired = createdAt.getTime() <= now.getTime() - maxAnswerMs
  return { id, state: answeredAt ? 'answered' : isExpired ? 'expired' : 'waiting' }
}

/** Returns the interaction, or `null` when its reservation has expired. */
export function unexpired(found: FoundInteraction | null): ExistingInteraction | null {
  return found === null || found.state === 'expired' ? null : found
}

/** Writes the row of a prompt, or takes over one whose reservation expired. */
export async function reserveInteraction(
  tx: Tx,
  expired: FoundInteraction | null,
  data: Prisma.InteractionUncheckedCreateInput,
): Promise<Reservation> {
  const select = { id: true, createdAt: true } as const
  return expired ? tx.interaction.update({ where: { id: expired.id }, data, select }) : tx.interaction.create({ data, select })
}

/**
 * Stores the answer of a reserved prompt.
 *
 * @returns id of the interaction
 * @throws ProviderUnreachableError when it is no longer reserved: the account was erased, or another request took the prompt over
 */
export async function complete(tx: Tx, held: Reservation, data: Prisma.InteractionUncheckedUpdateManyInput): Promise<string> {
  const done = await tx.interaction.updateMany({ where: { ...held, answeredAt: null }, data })
  if (done.count === 0) throw new ProviderUnreachableError()
  return held.id
}

/** Stores the picture of a prompt. Only the newest pictures of a learner are kept. */
export async function storePicture(tx: Tx, learnerId: string, interactionId: string, picture: Picture): Promise<void> {
  await tx.interactionPicture.create({ data: { interactionId, ...picture } })
  const older = await tx.interactionPicture.findMany({
    where: { interaction: { learnerId } },
    select: { interactionId: true },
    orderBy: { interaction: { createdAt: 'desc' } },
    skip: maxKeptPictures,
  })
  await tx.interactionPicture.deleteMany({ where: { interactionId: { in: older.map((it) => it.interactionId) } } })
}

/** Deletes the row of a prompt without an answer, so that the same prompt can be sent again. Returns false for one with an answer. */
export async function releaseReservation(db: Tx, held: Reservation): Promise<boolean> {
  return (await db.interaction.deleteMany({ where: { ...held, answeredAt: null } })).count > 0
}

/**
 * Waits for the answer to another request. Processes share only the database, so it is polled.
 *
 * @throws ProviderUnreachableError when that request failed or takes too long
 */
export async function waitForAnswer({ db, signal }: Context, id: string): Promise<string> {
  const until = performance.now() + maxAnswerMs
  for (let wait = pollMs.first; performance.now() < until && !signal?.aborted; wait = Math.min(wait * 1.5, pollMs.max)) {
    const row = await db.interaction.findUnique({ where: { id }, select: { answeredAt: true } })
    if (row?.answeredAt) return id
    if (!row) break
    await pause(wait)
  }
  throw new ProviderUnreachableError()
}
