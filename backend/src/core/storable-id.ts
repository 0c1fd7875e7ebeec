/** Changes an id that PostgreSQL cannot store, so that it matches no row. A lone surrogate, as left by a truncated emoji, becomes U+FFFD, too. */
export function toStorableId(id: string): string {
  return id.toWellFormed().replaceAll('\0', '\ufffd')
}
