import type { Outline } from '../../curriculum/outline.service.ts'

/** Cached reads of the catalogue, stored with the outline of their edition, so that both are dropped together. */
const cache = new WeakMap<Outline, Map<string, Promise<unknown>>>()
/** More than the app requests. The limit keeps a flood of unusual requests from growing the map. */
const maxCached = 1000

/**
 * Reads catalogue data once per edition. The data is the same for all users and only changes with the edition, so nothing personal may be
 * read here. The result is shared by all callers and must not be modified.
 *
 * @param key identifies the data completely
 */
export function cachedByEdition<T>(outline: Outline, key: unknown[], load: () => PromiseLike<T>): Promise<T> {
  const reads = cache.get(outline) ?? new Map<string, Promise<unknown>>()
  cache.set(outline, reads)
  const name = JSON.stringify(key)
  const known = reads.get(name) as Promise<T> | undefined
  if (known) return known
  const reading = Promise.resolve(load())
  if (reads.size < maxCached) reads.set(name, reading)
  reading.catch(() => reads.delete(name))
  return reading
}
