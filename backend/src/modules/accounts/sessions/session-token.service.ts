import { createHash } from 'node:crypto'
import type { prismaAdapter } from 'better-auth/adapters/prisma'
import { generateRandomString } from 'better-auth/crypto'

type MakeAdapter = ReturnType<typeof prismaAdapter>
type Adapter = ReturnType<MakeAdapter>
type Where = NonNullable<Parameters<Adapter['count']>[0]['where']>

const prefix = 'sha256:'

/** Returns a new token in the format of the sign-in library. */
export function newSessionToken(): string {
  return generateRandomString(32, 'a-z', 'A-Z', '0-9')
}

/** Returns the stored form of a session token. The token has 190 random bits, so a plain hash cannot be reversed. */
export function storedToken(token: string): string {
  return `${prefix}${createHash('sha256').update(token).digest('base64url')}`
}

/**
 * Returns the values of `Session.token` that match a token: its hash, or the token itself for sessions from before
 * tokens were hashed. A stored hash never works as a token.
 */
export function storedTokens(token: string): string[] {
  return token.startsWith(prefix) ? [] : [storedToken(token), token]
}

/** Wraps the adapter: the sign-in library uses plain session tokens while the database stores their hashes. */
export function withHashedTokens(make: MakeAdapter): MakeAdapter {
  return (options) => hashing(make(options))
}

function hashing(adapter: Adapter): Adapter {
  const hashed = <T extends { model: string; where?: Where | undefined }>(query: T): T =>
    query.model === 'session' && query.where ? { ...query, where: query.where.map(hashedCondition) } : query
  return {
    ...adapter,
    create: async (query) => {
      const token = query.model === 'session' ? tokenIn(query.data) : null
      if (token === null) return adapter.create(query)
      const row = await adapter.create({ ...query, data: { ...query.data, token: storedToken(token) } })
      return { ...row, token } as never
    },
    findOne: (query) => adapter.findOne(hashed(query)),
    findMany: (query) => adapter.findMany(hashed(query)),
    count: (query) => adapter.count(hashed(query)),
    update: (query) => adapter.update(hashed(query)),
    updateMany: (query) => adapter.updateMany(hashed(query)),
    delete: (query) => adapter.delete(hashed(query)),
    deleteMany: (query) => adapter.deleteMany(hashed(query)),
    consumeOne: (query) => adapter.consumeOne(hashed(query)),
    incrementOne: (query) => adapter.incrementOne(hashed(query)),
    transaction: (work) => adapter.transaction((tx) => work(hashing(tx as Adapter))),
  }
}

function tokenIn(data: object): string | null {
  const { token } = data as { token?: unknown }
  return typeof token === 'string' ? token : null
}

function hashedCondition(condition: Where[number]): Where[number] {
  if (condition.field !== 'token') return condition
  const tokens = (Array.isArray(condition.value) ? condition.value : [condition.value]).map(String)
  return { ...condition, operator: 'in', value: tokens.flatMap(storedTokens) }
}
