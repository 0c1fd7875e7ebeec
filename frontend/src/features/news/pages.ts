type Connection<Edge> = { edges: Edge[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }
type Edge = { node: { id: string; publishedAt: string } }

/** Older stories behind those that are there. */
export function withOlder<E extends Edge>(shown: Connection<E>, older: Connection<E>): Connection<E> {
  return { ...older, edges: [...shown.edges, ...without(older.edges, shown.edges)] }
}

/**
 * The newest stories before those that are there and older, so that asking again folds nothing that was unfolded. What was taken
 * back goes. Where the two do not meet, the newest stand alone: there may be others between.
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
