import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError, getOperationAST, parse } from 'graphql'
import type { Config } from '../../config/config.ts'
import { requestLimits } from '../../graphql/limits.ts'
import { throwAsGraphQL } from '../../graphql/mask.ts'
import { countRun } from '../../modules/staff/explorer/explorer.service.ts'
import type { Context } from '../../platform/context.ts'
import { refuseOperation } from './refusal.ts'

/** Texts of the web app's own operations by their SHA-256. */
export type Operations = ReadonlyMap<string, string>

const manifest = path.resolve(import.meta.dirname, '../../../../frontend/dist/operations.json')

/** Returns the operations of the built web app; empty without a build. */
export function builtOperations(): Operations {
  return new Map(existsSync(manifest) ? Object.entries<string>(JSON.parse(readFileSync(manifest, 'utf8'))) : [])
}

type Body = { query?: unknown; operationName?: unknown; variables?: unknown; extensions?: unknown }

/**
 * Decides what reaches GraphQL. `resolve` replaces the hash of an operation with its text and refuses unknown ones; in
 * production, `authorize` accepts text only from staff in the explorer. Both run before anything is parsed.
 */
export function persistedOperations({ mode }: Pick<Config, 'mode'>, operations: Operations) {
  const own = new WeakSet<FastifyRequest>()
  const names = new Map<string, string>()
  /** Returns the name of a known operation, parsed once. */
  const nameOf = (hash: string, text: string): string => {
    const name = names.get(hash) ?? getOperationAST(parse(text))?.name?.value ?? 'other'
    names.set(hash, name)
    return name
  }
  return {
    async resolve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
      const body = request.body as Body | null | undefined
      request.operation = request.explorer ? 'explorer' : 'other'
      // Apollo reports an invalid body and refuses batches.
      if (!body || typeof body !== 'object' || Array.isArray(body)) return undefined
      const { query, extensions, ...rest } = body
      if (isDeeper(extensions, requestLimits.depth) || JSON.stringify(extensions ?? null).length > requestLimits.extensions)
        return refuseOperation(reply, 'EXTENSIONS_TOO_LARGE', 'The extensions of this request are too large.')
      if (isDeeper(rest.variables, requestLimits.depth))
        return refuseOperation(reply, 'VARIABLES_TOO_DEEP', `Variables can be nested at most ${requestLimits.depth} levels deep.`)
      const hash = hashIn(extensions)
      if (hash === undefined) return undefined
      // Known operations are defined by the build, never by a client.
      if (query !== undefined) return refuseOperation(reply, 'TEXT_AND_HASH', 'Send the hash of an operation without its text.')
      const text = operations.get(hash)
      request.operation = text ? nameOf(hash, text) : 'other'
      if (!text) return refuseOperation(reply, 'OPERATION_UNKNOWN', 'The academy was updated. Reload the page and try again.')
      request.body = { ...rest, query: text }
      own.add(request)
      return undefined
    },

    async authorize(request: FastifyRequest, context: Context): Promise<Context> {
      const isOwnOperation = own.has(request)
      const isExplorer = context.viewer?.role === 'staff' && context.explorer !== null
      if (mode !== 'production' || isOwnOperation || isExplorer) {
        if (context.explorer === 'read' || context.explorer === 'change') await countRun(context).catch(throwAsGraphQL)
        return { ...context, isOwnOperation }
      }
      const message = 'Only operations of the web app are accepted here, by their hash.'
      throw new GraphQLError(message, { extensions: { code: 'OPERATION_NOT_ALLOWED', http: { status: 403 } } })
    },
  }
}

function hashIn(extensions: unknown): string | undefined {
  const persisted = (extensions as { persistedQuery?: { sha256Hash?: unknown } } | null | undefined)?.persistedQuery
  if (persisted == null) return undefined
  // A value of another type is treated as an unknown hash.
  return typeof persisted.sha256Hash === 'string' ? persisted.sha256Hash : ''
}

/** Returns whether a value is nested deeper than `depth`. Not recursive, since the nesting may exceed the stack. */
function isDeeper(value: unknown, depth: number): boolean {
  let level = [value]
  for (let left = depth; left >= 0; left -= 1) {
    level = level.flatMap((it) => (it && typeof it === 'object' ? Object.values(it) : []))
    if (level.length === 0) return false
  }
  return true
}
