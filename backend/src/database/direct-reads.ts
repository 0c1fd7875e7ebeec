import pg from 'pg'
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts'

/** Runs a statement as it is; its name lets the server plan it once for each connection. */
export type RunNamed = (statement: { name: string; text: string; values: unknown[]; types: pg.CustomTypesConfig }) => Promise<{
  rows: unknown[]
}>

type Options = { run: RunNamed; nameOf: (text: string) => string; onQuery?: ((text: string) => void) | undefined }

/**
 * The same client, but that `$queryRaw` outside of a transaction goes to the pool without passing through Prisma's engine, which costs
 * more than such a statement itself. Within a transaction it stays Prisma's own, on the transaction's connection.
 */
export function readingDirectly(db: PrismaClient, { run, nameOf, onQuery }: Options): PrismaClient {
  const queryRaw = async (query: TemplateStringsArray | Prisma.Sql, ...given: unknown[]) => {
    const { text, values } = query instanceof Prisma.Sql ? query : Prisma.sql(query, ...given)
    onQuery?.(text)
    return (await run({ name: nameOf(text), text, values, types })).rows
  }
  return new Proxy(db, {
    get: (client, key) => {
      if (key === '$queryRaw') return queryRaw
      const value = Reflect.get(client, key)
      // Bound to the client itself, so that a transaction begun through this one knows nothing of it.
      return typeof value === 'function' ? value.bind(client) : value
    },
  })
}

const { INT8, NUMERIC, DATE, TIMESTAMP } = pg.types.builtins

/** Where the driver reads a value in another way than Prisma does. */
const asPrisma: Record<number, (text: string) => unknown> = {
  [INT8]: BigInt,
  [NUMERIC]: (text) => new Prisma.Decimal(text),
  [DATE]: (text) => new Date(text),
  [TIMESTAMP]: (text) => new Date(`${text.replace(' ', 'T')}Z`),
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => asPrisma[oid] ?? pg.types.getTypeParser(oid, format ?? 'text'),
}
