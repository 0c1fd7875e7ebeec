import { GraphQLError } from 'graphql'
import { NotFoundError, toUnavailableError } from '../core/errors.ts'
import type { Context } from '../platform/context.ts'

/** Codes of Prisma: a required row or a referenced row is missing, also in raw SQL. */
const missingRow = new Set(['P2003', 'P2010', 'P2025'])

/**
 * Returns the refusal for a request whose account, or whose learner in the arguments, was erased while it ran. Statements then miss the rows
 * that they expect. Without this, anyone who erases an account could write faults to the log.
 *
 * @returns the given error when both accounts exist, or the database does not respond
 */
export async function refuseErasedAccount(error: unknown, args: object, { db, viewer }: Context): Promise<unknown> {
  // Another statement would double the wait.
  if (toUnavailableError(error)) return error
  const { learnerId, childId } = args as Record<string, unknown>
  const isMissingRow = missingRow.has(String((error as { code?: unknown }).code))
  const ids = [viewer?.userId, ...(isMissingRow ? [learnerId, childId] : [])].filter((id) => typeof id === 'string')
  if (ids.length === 0) return error
  const found = await db.user.findMany({ where: { id: { in: ids } }, select: { id: true } }).catch(() => null)
  const missing = found && ids.find((id) => !found.some((user) => user.id === id))
  if (!missing) return error
  if (missing === viewer?.userId) return unauthenticated()
  return new NotFoundError('child')
}

export function unauthenticated(): GraphQLError {
  return new GraphQLError('Sign in first.', { extensions: { code: 'UNAUTHENTICATED' } })
}
