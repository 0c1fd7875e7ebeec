import pg from 'pg'

/** Connections as somebody would open them who writes a server by hand. */
export function plainPool(connectionString: string | undefined): pg.Pool {
  return new pg.Pool({ connectionString, max: 10, options: '-c TimeZone=UTC' })
}
