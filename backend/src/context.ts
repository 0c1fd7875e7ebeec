import type { Pause } from '@deepm/schema/rules/family-controls'
import type { ZoneChange } from '@deepm/schema/rules/learner-day'
import type { Ai } from './adapters/ai/ai.ts'
import type { Payments } from './adapters/payments/payments.ts'
import type { Config } from './config.ts'
import type { Db } from './database/open.ts'
import type { ConsentStatus, Role } from './generated/prisma/enums.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { AccountRow } from './modules/identity/account-row.service.ts'
import type { Auth } from './modules/identity/auth.service.ts'
import type { Analysis } from './modules/practice/analysis.service.ts'

/** Who is asking, as the session in the database says. */
export type Viewer = {
  userId: string
  role: Role
  timeZone: string
  /** The learner's last change of time zone; `null` without one, and for parents and staff. */
  zoneChange: ZoneChange | null
  /** `null` for parents and staff, who are no learners. */
  consent: ConsentStatus | null
  /** As stored; `null` for parents and staff. */
  settings: unknown
  /** Set while a family wants nothing to be recorded about the learner: paused, or in quiet hours. */
  pause: Pause | null
  /** What was read of the account together with the session. */
  account: AccountRow
}

export type Clock = () => Date

/** What a request from the staff explorer asks for: the schema, a query, or a query or mutation with changes allowed. */
export type ExplorerMode = 'schema' | 'read' | 'change'

/** What lives as long as the process. */
export type App = {
  config: Config
  db: Db
  auth: Auth
  clock: Clock
  /** Lets so many milliseconds pass before an answer that must not come sooner. */
  wait: (ms: number) => Promise<void>
  log: Log
  metrics: Metrics
  /** `null` where no payment provider is configured. */
  payments: Payments | null
  /** The models of the lab; the Practice Coach answers where there is none. */
  ai: Ai
  /** Runs the safety rules on texts, off the main thread. */
  analysis: Analysis
}

/** What lives as long as one request; every service takes it first. */
export type Context = App & {
  viewer: Viewer | null
  /** Whether the session is of an account that is closed for now, so that nobody is the viewer. */
  isClosed: boolean
  /** Staff who signed in and have to prove or set up their second factor before anything else, so that nobody is the viewer. */
  pendingStaff: { userId: string } | null
  /** The session of this request; `null` when nobody is signed in. */
  sessionId: string | null
  requestId: string
  /** Refusals of this request, for the log and the metrics: what was thrown, with its code. */
  refusals: Map<unknown, string>
  /** Network the request came from, for rate limits only. */
  ip: string
  headers: Headers
  /** Adds a Set-Cookie header to the answer. */
  setCookie(header: string): void
  /** Lets out a checked piece of an answer, where the asker listens for pieces. */
  onText?: (piece: string) => void
  /** Ends when the asker goes away, where that means that nobody waits for the answer. */
  signal?: AbortSignal
  /** Set for a request from the staff explorer; decided once, in http/explorer-mode.ts. */
  explorer: ExplorerMode | null
  /** Whether the operation is one of the app's own, known by its hash: those are measured by tests. */
  isOwnOperation?: boolean
  /** Values loaded at most once a request, by key. */
  memo: Map<string, Promise<unknown>>
}

/** What reading takes: a request, or a job that reads on somebody's behalf. */
export type Reading = Pick<Context, 'db' | 'clock' | 'memo'> & { viewer: Omit<Viewer, 'account'> | null }

/** Loads a value once per request, however many fields ask for it. */
export function once<T>(context: Reading, key: string, load: () => Promise<T>): Promise<T> {
  const known = context.memo.get(key) as Promise<T> | undefined
  if (known) return known
  const loading = load()
  context.memo.set(key, loading)
  return loading
}
