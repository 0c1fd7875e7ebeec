export const closureColumns = { select: { reopenedAt: true } } as const

export type ClosureRow = { reopenedAt: Date | null }

/** Returns whether an account with this closure, if any, is closed. */
export function isClosed(closure: ClosureRow | null): boolean {
  return closure?.reopenedAt === null
}
