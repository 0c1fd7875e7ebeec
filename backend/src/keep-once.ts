/** Lets any number of callers wait for one making; a making that failed is not kept, so that the next caller tries again. */
export function keepOnce<T>(make: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null
  return () => {
    kept ??= make().catch((error: unknown) => {
      kept = null
      throw error
    })
    return kept
  }
}
