import { parse } from 'graphql'
import { waitForSignIn } from '../../../lib/api/ended-session.ts'
import { unreachable } from '../../../ui/feedback/refusal.ts'

type Sent = { query: string; variables?: unknown; operationName?: string | null | undefined }

export type RunResult = {
  data?: unknown
  errors?: { message: string; extensions?: { code?: string } }[]
  extensions?: { cost?: Cost }
}

/** Cost of a run, computed by the server before execution. */
type Cost = { complexity: number; depth: number; breadth: number; rows: number }

/** Sends an explorer run. The headers make the server log it and refuse mutations unless `mayChange` is set. */
export function sendRun(sent: Sent, mayChange: boolean): Promise<RunResult> {
  return send(withKnownName(sent), { 'x-explorer': '1', ...(mayChange && { 'x-explorer-changes': '1' }) })
}

/** Fetches the schema, which doesn't count as a run. */
export function fetchSchema(sent: Sent): Promise<RunResult> {
  return send(sent, { 'x-explorer': 'schema' })
}

/** Drops an operation name that isn't in the query: the editor updates the name shortly after the text changes. */
function withKnownName({ operationName, ...sent }: Sent): Sent {
  return operationName && hasOperation(sent.query, operationName) ? { ...sent, operationName } : sent
}

function hasOperation(query: string, name: string): boolean {
  try {
    return parse(query).definitions.some((it) => it.kind === 'OperationDefinition' && it.name?.value === name)
  } catch {
    // The server reports the syntax error.
    return false
  }
}

async function send(sent: Sent, headers: Record<string, string>): Promise<RunResult> {
  const answer = await fetch('/graphql', {
    method: 'POST',
    credentials: 'include',
    headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(sent),
  }).catch(() => null)
  const result = (await answer?.json().catch(() => null)) as RunResult | null | undefined
  const isRefused = result?.errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')
  const signedIn = isRefused ? waitForSignIn() : null
  if (signedIn) return signedIn.then(() => send(sent, headers))
  return result ?? failed(unreachable)
}

function failed(message: string): RunResult {
  return { errors: [{ message }] }
}
