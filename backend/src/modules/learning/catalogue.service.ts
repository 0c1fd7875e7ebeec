import type { Outline } from './outline.service.ts'

/** What was read of the catalogue, kept beside the outline of its edition, so that it is forgotten together with it. */
const kept = new WeakMap<Outline, Map<string, Promise<unknown>>>()
/** More than the app asks for; a flood of unusual questions must not grow the map. */
const mostKept = 1000

/**
 * Reads texts of the catalogue once for an edition. They are the same for everybody and change with the edition only; nothing about a
 * person may be read so. What is answered is shared by all who ask, and not to be changed.
 *
 * @param key tells what is read, all of it
 */
export function ofEdition<T>(outline: Outline, key: unknown[], load: () => PromiseLike<T>): Promise<T> {
  const reads = kept.get(outline) ?? new Map<string, Promise<unknown>>()
  kept.set(outline, reads)
  const name = JSON.stringify(key)
  const known = reads.get(name) as Promise<T> | undefined
  if (known) return known
  const reading = Promise.resolve(load())
  if (reads.size < mostKept) reads.set(name, reading)
  reading.catch(() => reads.delete(name))
  return reading
}
