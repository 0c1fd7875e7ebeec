import type { Payments } from './adapters/payments/payments.ts'
import type { Config } from './config.ts'
import type { Db } from './database/open.ts'
import type { ConsentStatus, Role } from './generated/prisma/enums.ts'
import type { Auth } from './modules/identity/auth.service.ts'

/** Who is asking, as the session in the database says. */
export type Viewer = {
  userId: string
  role: Role
  timeZone: string
  /** `null` for parents and staff, who are no learners. */
  consent: ConsentStatus | null
  /** As stored; `null` for parents and staff. */
  settings: unknown
}

export type Clock = () => Date

/** What lives as long as the process. */
export type App = {
  config: Config
  db: Db
  auth: Auth
  clock: Clock
  /** `null` where no payment provider is configured. */
  payments: Payments | null
}

/** What lives as long as one request; every service takes it first. */
export type Context = App & {
  viewer: Viewer | null
  requestId: string
  /** Network the request came from, for rate limits only. */
  ip: string
  headers: Headers
  /** Adds a Set-Cookie header to the answer. */
  setCookie(header: string): void
  /** Values loaded at most once a request, by key. */
  memo: Map<string, Promise<unknown>>
}

/** Loads a value once per request, however many fields ask for it. */
export function once<T>(context: Context, key: string, load: () => Promise<T>): Promise<T> {
  const known = context.memo.get(key) as Promise<T> | undefined
  if (known) return known
  const loading = load()
  context.memo.set(key, loading)
  return loading
}
