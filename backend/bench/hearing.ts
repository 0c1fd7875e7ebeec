import pg from 'pg'

/** A statement as the driver is asked it. */
export type Asked = { name?: string; text: string; values?: unknown[] }

/** With what became of it: so many rows, or a failure. */
export type Heard = { asked: Asked; outcome?: number | null | 'failed' }

/** Everything the driver is asked while `work` runs, by anybody in this process. */
export async function hearing<T>(work: () => Promise<T>): Promise<[T, Heard[]]> {
  const all: Heard[] = []
  const { query } = pg.Client.prototype
  // biome-ignore lint/suspicious/noExplicitAny: it has ten forms, which pass through unchanged
  pg.Client.prototype.query = function listening(this: pg.Client, ...args: any[]): any {
    const asked = statementOf(args[0], args[1])
    if (!asked) return query.apply(this, args as never)
    const heard: Heard = { asked }
    all.push(heard)
    const note = (error: unknown, result?: pg.QueryResult) => {
      if (error) heard.outcome = 'failed'
      else if (result) heard.outcome = result.rowCount
    }
    const told = args.at(-1)
    if (typeof told === 'function') {
      const listener = (error: unknown, result: pg.QueryResult) => {
        note(error, result)
        told(error, result)
      }
      return query.apply(this, [...args.slice(0, -1), listener] as never)
    }
    const answer: unknown = query.apply(this, args as never)
    if (answer instanceof Promise) void answer.then((result) => note(null, result), note)
    return answer
  } as typeof query
  try {
    return [await work(), all]
  } finally {
    pg.Client.prototype.query = query
  }
}

function statementOf(asked: unknown, given: unknown): Asked | undefined {
  if (typeof asked === 'string') return { text: asked, ...(Array.isArray(given) && { values: given }) }
  const { name, text, values } = asked as Asked
  return text ? { ...(name && { name }), text, ...(values && { values }) } : undefined
}
