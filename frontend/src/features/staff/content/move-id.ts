/** Moves an ID up or down by one. Returns the same order if it can't move. */
export function moveId(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id)
  const to = from + by
  if (from < 0 || to < 0 || to >= ids.length) return [...ids]
  const rest = ids.filter((it) => it !== id)
  return [...rest.slice(0, to), id, ...rest.slice(to)]
}
