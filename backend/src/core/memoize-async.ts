/** Shares one pending computation among all callers. A failure is not cached, so the next caller tries again. */
export function memoizeAsync<T>(make: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null
  return () => {
    kept ??= make().catch((error: unknown) => {
      kept = null
      throw error
    })
    return kept
  }
}
