import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Academy, type Json } from '../support/academy/academy.ts'
import { signUp } from '../support/people/people.ts'

/** Every request header that the server or one of its libraries reads; the three `headers*.test.ts` cover each. */
export const readHeaders = [
  'accept',
  'accept-encoding',
  'authorization',
  'content-encoding',
  'content-length',
  'content-type',
  'cookie',
  'forwarded',
  'host',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'origin',
  'range',
  'sec-fetch-site',
  'stripe-signature',
  'user-agent',
  'via',
  'x-explorer',
  'x-explorer-changes',
  'x-force-logout',
  'x-session',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

export type Line = readonly [name: string, value: string]
export type Answer = { status: number; code: unknown; body: Json; type: string }
export type Listening = Awaited<ReturnType<typeof listen>>

const stripe = { STRIPE_SECRET_KEY: 'sk_test_local', STRIPE_WEBHOOK_SECRET: 'whsec_local', STRIPE_BASE_URL: 'http://127.0.0.1:9' }

/** Starts an academy on a port, with the session cookie of a learner. */
export async function listen() {
  const academy = await Academy.open('embedded', stripe)
  await academy.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = academy.server.server.address() as AddressInfo
  const { browser } = await signUp(academy)
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { academy, port, cookie, send: senderTo(port) }
}

/** Sends header lines exactly as given, including repeated ones, over a new connection. */
function senderTo(port: number) {
  return (method: string, url: string, lines: Line[], body?: unknown): Promise<Answer> => {
    const text = body === undefined ? '' : JSON.stringify(body)
    const names = lines.map(([name]) => name)
    const usual: Line[] = [['host', `127.0.0.1:${port}`], ...(text ? [['content-type', 'application/json'] as const] : [])]
    const length: Line = ['content-length', String(Buffer.byteLength(text))]
    const headers = [...usual.filter(([name]) => !names.includes(name)), ...lines, length].flat()
    return new Promise((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', method, path: url, agent: false, headers })
      asked.on('error', reject)
      asked.on('response', (answer) => {
        let received = ''
        answer.setEncoding('utf8').on('data', (chunk) => {
          received += chunk
        })
        answer.on('end', () => {
          const json = asJson(received)
          const code = json?.code ?? json?.errors?.[0]?.extensions?.code
          resolve({ status: answer.statusCode ?? 0, code, body: json, type: answer.headers['content-type'] ?? '' })
        })
      })
      asked.end(text)
    })
  }
}

/** Returns the status and code of a response, or the status alone. */
export function statusAndCode({ status, code }: Answer): unknown[] {
  return code === undefined ? [status] : [status, code]
}

function asJson(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
