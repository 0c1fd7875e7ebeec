type Connection<Edge> = { edges: Edge[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }
type Edge = { node: { id: string; publishedAt: string } }

/** Appends older stories. */
export function withOlder<E extends Edge>(shown: Connection<E>, older: Connection<E>): Connection<E> {
  return { ...older, edges: [...shown.edges, ...without(older.edges, shown.edges)] }
}

/**
 * Prepends the newest stories and keeps the expanded older ones. Drops retracted stories. If the pages don't overlap,
 * returns only the newest, because stories between them may be missing.
 */
export function withNewest<E extends Edge>(shown: Connection<E>, newest: Connection<E>): Connection<E> {
  const rest = without(shown.edges, newest.edges)
  const last = newest.edges.at(-1)?.node.publishedAt ?? ''
  const older = rest.filter(({ node }) => node.publishedAt <= last)
  const meet = rest.length < shown.edges.length
  return newest.pageInfo.hasNextPage && meet && older.length > 0 ? { ...shown, edges: [...newest.edges, ...older] } : newest
}

function without<E extends Edge>(edges: E[], others: E[]): E[] {
  const known = new Set(others.map(({ node }) => node.id))
  return edges.filter(({ node }) => !known.has(node.id))
}
