import { setImmediate } from 'node:timers/promises'
import { type BulkheadPolicy, bulkhead, isBulkheadRejectedError, isTaskCancelledError, TaskCancelledError } from 'cockatiel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { RateLimitedError } from '../../core/errors.ts'
import { sessionToken } from '../../modules/accounts/sessions/session-cookie.service.ts'
import { storedToken } from '../../modules/accounts/sessions/session-token.service.ts'
import type { App } from '../../platform/context.ts'
import { wantsEvents } from './event-stream.ts'
import { refuseOperation } from './refusal.ts'

type ParallelLimit = { running: number; waiting: number }

/**
 * Requests that run and wait at the same time in this process. A screen of the web app sends a handful at once. A network can be a school
 * that signs in. See decision record 088.
 */
export const parallelLimits = {
  session: { running: 4, waiting: 20 },
  /** An answer of the lab takes up to half a minute; meanwhile the session needs its other requests. */
  stream: { running: 3, waiting: 3 },
  network: { running: 60, waiting: 240 },
} satisfies Record<string, ParallelLimit>

/**
 * Turns of the event loop before a request of a caller who has others, or had one just now. The embedded database answers within one turn,
 * so without them everything that one caller sends would be done before the server sees the requests of others.
 */
const turnsBetween = 40
const rememberedMs = 50
/** Maximum wait for a turn, so that a request ends in a bounded time while the database does not respond. */
const maxWaitMs = 10_000

/** Polled by supervisors, and cheap. */
const unlimited = ['/api/live', '/api/ready', '/api/health', '/api/metrics']

/**
 * Limits the parallel requests of each session, or of each network for visitors who are not signed in, so that one of them cannot delay all
 * others. Further requests wait for their turn, then are refused with 429.
 *
 * A request counts once its body has arrived, so that a slow sender delays nobody, until its response is sent. A closed connection does not
 * end the work of its request, so that counts on.
 */
export function limitParallelRequests(server: FastifyInstance, { config }: Pick<App, 'config'>): void {
  const policies = new Map<string, BulkheadPolicy>()
  const answered = new WeakMap<FastifyRequest, () => void>()

  /** Waits for a turn, unless the client leaves. The request keeps it until `over` resolves. */
  async function begin(
    key: string,
    { running, waiting }: ParallelLimit,
    left: AbortController,
    over: Promise<unknown>,
  ): Promise<void> {
    const isFirst = !policies.has(key)
    const policy = policies.get(key) ?? bulkhead(running, waiting)
    policies.set(key, policy)
    await new Promise<void>((resolve, reject) => {
      const tooLong = setTimeout(() => {
        left.abort()
        reject(new TaskCancelledError())
      }, maxWaitMs)
      policy
        .execute(async () => {
          clearTimeout(tooLong)
          for (let turn = 0; turn < (isFirst ? 1 : turnsBetween); turn += 1) await setImmediate()
          resolve()
          await over
        }, left.signal)
        .catch(reject)
        .finally(() => {
          clearTimeout(tooLong)
          const forget = () => {
            if (policy.executionSlots === running && policies.get(key) === policy) policies.delete(key)
          }
          setTimeout(forget, rememberedMs).unref()
        })
    })
  }

  const limit = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { url = '' } = request.routeOptions
    if (!/^\/(api|graphql)(\/|$)/.test(url) || unlimited.includes(url)) return undefined
    const { kind, key } = callerOf(config, request)
    const isAnswered = new Promise<void>((resolve) => void answered.set(request, resolve))
    const left = new AbortController()
    const isClosed = new Promise<void>((resolve) => {
      reply.raw.once('close', () => {
        left.abort()
        resolve()
      })
    })
    try {
      await begin(key, parallelLimits[kind], left, Promise.all([isAnswered, isClosed]))
    } catch (error) {
      if (!isBulkheadRejectedError(error) && !isTaskCancelledError(error)) throw error
      return refuse(reply, url)
    }
    return undefined
  }
  // A path under /api reads the session before the body.
  server.addHook('onRequest', async (request, reply) => (hasBody(request) ? undefined : limit(request, reply)))
  server.addHook('preHandler', async (request, reply) => (hasBody(request) ? limit(request, reply) : undefined))
  // Runs for every response, also when its client has left.
  server.addHook('onSend', async (request) => answered.get(request)?.())
}

function hasBody({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

/** Returns what a request counts for. A cookie without our signature is no session: a script can invent any number of them. */
function callerOf(config: Config, request: FastifyRequest): { kind: keyof typeof parallelLimits; key: string } {
  const token = sessionToken(config, request.headers.cookie)
  if (!token) return { kind: 'network', key: request.network }
  const kind = wantsEvents(request) ? 'stream' : 'session'
  return { kind, key: `${kind} ${storedToken(token)}` }
}

function refuse(reply: FastifyReply, url: string): FastifyReply {
  const { message, code, retryAfterSeconds } = new RateLimitedError(
    1,
    'Too many requests arrived at the same time. Wait a second and try again.',
  )
  reply.header('retry-after', retryAfterSeconds)
  return url === '/graphql' ? refuseOperation(reply, code, message, 429) : reply.code(429).send({ message, code })
}
