import type { Pause } from '@deepm/schema/rules/family/family-controls'
import type { ZoneChange } from '@deepm/schema/rules/time/learner-day'
import type { Ai } from '../adapters/ai/ai.ts'
import type { Payments } from '../adapters/payments/payments.ts'
import type { Config } from '../config/config.ts'
import type { Db } from '../database/open.ts'
import type { ConsentStatus, Role } from '../generated/prisma/enums.ts'
import type { Analysis } from '../moderation/analysis.service.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'

/** The viewer, read together with the session. */
export type Viewer = {
  userId: string
  /** Full name. */
  name: string
  role: Role
  isDemo: boolean
  /** The signup date of a learner, or when a parent's account was created; `null` for staff. */
  joinedAt: Date | null
  timeZone: string
  /** The learner's last change of time zone; `null` without one, and for parents and staff. */
  zoneChange: ZoneChange | null
  /** `null` for parents and staff. */
  consent: ConsentStatus | null
  /** As stored; `null` for parents and staff. */
  settings: unknown
  /** Set while no data may be recorded about the learner: paused by the family, or in quiet hours. */
  pause: Pause | null
}

export type Clock = () => Date

/** The part of the sign-in library that services use; modules/accounts/sessions/auth.service.ts creates it. */
type Auth = {
  /** Handles the requests of a provider sign-in. */
  handler(request: Request): Promise<Response>
  api: {
    writeSessionCookie(options: {
      body: { token: string; maxAge: number }
      headers: Headers
      returnHeaders: true
    }): Promise<{ headers: Headers }>
    signOut(options: { headers: Headers; returnHeaders: true }): Promise<{ headers: Headers }>
    signInMagicLink(options: { body: { email: string }; headers: Headers }): Promise<unknown>
    magicLinkVerify(options: { query: { token: string }; headers: Headers; returnHeaders: true }): Promise<{
      response: { user: { id: string; email: string } }
      headers: Headers
    }>
  }
}

/** What a request from the staff explorer may do: read the schema, run a query, or run a query or mutation with changes allowed. */
export type ExplorerMode = 'schema' | 'read' | 'change'

/** Objects with the lifetime of the process. */
export type App = {
  config: Config
  /** Reads and writes. */
  db: Db
  /** Reads only; may be a replica on a server. */
  reader: Db
  auth: Auth
  clock: Clock
  /** Delays a response that must not be sent earlier. */
  wait: (ms: number) => Promise<void>
  log: Log
  metrics: Metrics
  /** `null` when no payment provider is configured. */
  payments: Payments | null
  /** The models of the lab; the Practice Coach replaces missing ones. */
  ai: Ai
  /** Checks texts against the safety rules, off the main thread. */
  analysis: Analysis
}

/** Objects with the lifetime of a request; every service takes the context first. */
export type Context = App & {
  /** The client of the operation: `reader` for a query, `writer` for everything else. Chosen in graphql/operation-client.ts. */
  db: Db
  /** For the few writes of a query, and for reads that must be current: permissions and consent. */
  writer: Db
  viewer: Viewer | null
  /** Whether the session belongs to a suspended account. There is no viewer in this case. */
  isClosed: boolean
  /** Staff who signed in and first have to verify or set up their second factor. There is no viewer in this case. */
  pendingStaff: { userId: string } | null
  /** The session of this request; `null` when the visitor is not signed in. */
  sessionId: string | null
  requestId: string
  /** Refusals of this request, for the log and the metrics: the thrown error mapped to its code. */
  refusals: Map<unknown, string>
  /** Network of the client, for rate limits only. */
  ip: string
  headers: Headers
  /** Adds a Set-Cookie header to the response. */
  setCookie(header: string): void
  /** Sends a checked piece of an answer, when the client streams the response. */
  onText?: (piece: string) => void
  /** Aborts when the client disconnects from a streamed response. */
  signal?: AbortSignal
  /** Set for a request from the staff explorer; decided once, in http/request/explorer-mode.ts. */
  explorer: ExplorerMode | null
  /** Whether the operation is one of the app's own, identified by its hash. Tests measure the cost of those. */
  isOwnOperation?: boolean
  /** Cache of the request: values by key, loaded at most once. */
  requestCache: Map<string, Promise<unknown>>
}

/** The context for reads: of a request, or of a job on behalf of a user. */
export type ReadContext = Pick<Context, 'db' | 'writer' | 'clock' | 'requestCache'> & {
  viewer: Omit<Viewer, 'name' | 'isDemo' | 'joinedAt'> | null
}

/** Returns the same context, which reads from the writer: for data that must be current, such as a parent's consent. */
export function onWriter(context: Context): Context {
  return { ...context, db: context.writer }
}

/** Loads a value once per request, regardless of how many fields need it. */
export function cached<T>(context: ReadContext, key: string, load: () => Promise<T>): Promise<T> {
  const known = context.requestCache.get(key) as Promise<T> | undefined
  if (known) return known
  const loading = load()
  context.requestCache.set(key, loading)
  return loading
}
