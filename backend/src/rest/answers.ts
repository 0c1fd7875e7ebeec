/** Data of a GraphQL operation. The contract test checks every body against schema/openapi.yaml. */
// biome-ignore lint/suspicious/noExplicitAny: each row of the route table picks from the data of its own operation
export type RestData = Record<string, any>

export type Answer = { status: number; body?: unknown }

/** An error response. Thrown by a row of the table or converted from GraphQL errors; becomes `{message, code}`. */
export class RestError extends Error {
  readonly status: number
  readonly code: string
  /** `field` and `issues` are added to the body, `retryAfterSeconds` to the headers. */
  readonly details: { field?: string; issues?: unknown; retryAfterSeconds?: number }
  constructor(code: string, message: string, details: RestError['details'] = {}) {
    super(message)
    this.code = code
    this.status = statusOf(code)
    this.details = details
  }
}

const statuses: Record<string, number> = {
  INVALID_INPUT: 400,
  LINK_EXPIRED: 400,
  PROMPT_BLOCKED: 400,
  BAD_USER_INPUT: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  ACCOUNT_CLOSED: 403,
  SECOND_FACTOR_REQUIRED: 403,
  CONSENT_REQUIRED: 403,
  PAUSED: 403,
  LESSON_LOCKED: 403,
  SHOWCASE_LOCKED: 403,
  LAB_LOCKED: 403,
  LAB_CLOSED: 403,
  LAB_TIME_UP: 403,
  DEMO_UNAVAILABLE: 403,
  DEMO_ACCOUNT: 403,
  NOT_FOUND: 404,
  PARENT_DECIDES: 403,
  ADDRESS_UNCONFIRMED: 409,
  PARENT_ADDRESS: 409,
  PROJECT_CONFLICT: 409,
  PROJECT_LIMIT: 409,
  DRAFT_SETTLED: 409,
  ALREADY_DECIDED: 409,
  REPORT_CONFLICT: 409,
  NO_SECOND_ANSWER: 409,
  IDEMPOTENCY_KEY_REUSED: 422,
  RATE_LIMITED: 429,
  NO_TRIES_LEFT: 429,
  AI_UNREACHABLE: 503,
  ANALYSIS_TIMEOUT: 503,
  UNAVAILABLE: 503,
}

export function statusOf(code: string): number {
  return statuses[code] ?? 500
}

/** @throws RestError 401 when the visitor is not signed in */
export function requireViewer(data: RestData): RestData {
  if (!data['viewer']) throw new RestError('UNAUTHENTICATED', 'Sign in first.')
  return data['viewer']
}

/** @throws RestError 401 when the visitor is not signed in, 403 for staff: the portal is for families */
export function requireFamily(data: RestData): RestData {
  const viewer = requireViewer(data)
  if (viewer['role'] === 'staff') throw new RestError('FORBIDDEN', 'You may not see or do this.')
  return viewer
}

/**
 * Returns the body for a mutation whose result is a union.
 *
 * @throws RestError when the result is an expected failure
 */
export function fromResult(data: RestData, status: number, body: (result: RestData) => unknown): Answer {
  const { __typename, message, code, ...rest } = data['result'] as RestData
  if (typeof code === 'string') throw new RestError(code, message, rest)
  return { status, body: body(rest) }
}
