import { request } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { Json } from '../academy/academy.ts'

export type Heard = { status: number; body: Json; headers: Record<string, string | string[] | undefined> }

let networks = 0

/**
 * A browser with its own network address that sends each request over a new TCP connection. It names its address in a header, as a proxy
 * would; with `https`, where a real proxy does that, it connects from it.
 */
export class Visitor {
  url: string
  readonly cookies: Map<string, string>
  private readonly network: string

  constructor(url: string, cookies: Map<string, string> = new Map()) {
    this.url = url
    this.cookies = new Map(cookies)
    networks += 1
    this.network = `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`
  }

  /** @throws Error if the connection ends before the whole response has arrived */
  ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Heard> {
    const text = body === undefined ? undefined : JSON.stringify(body)
    return new Promise((resolve, reject) => {
      const isSecure = this.url.startsWith('https:')
      const asked = (isSecure ? secureRequest : request)(`${this.url}${path}`, {
        method,
        agent: false,
        ...(isSecure && { rejectUnauthorized: false, localAddress: this.network.replace(/^10/, '127') }),
        headers: {
          'x-forwarded-for': this.network,
          ...(this.cookies.size > 0 && { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
          ...(text !== undefined && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
          ...headers,
        },
      })
      asked.on('error', reject)
      asked.on('response', (answer) => {
        let heard = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk) => {
          heard += chunk
        })
        answer.on('error', reject)
        answer.on('close', () => reject(new Error('the answer was cut off')))
        answer.on('end', () => {
          if (!answer.complete) return reject(new Error('the answer was cut off'))
          for (const cookie of answer.headers['set-cookie'] ?? []) this.keep(cookie)
          resolve({ status: answer.statusCode ?? 0, body: asJson(heard), headers: answer.headers })
        })
      })
      asked.end(text)
    })
  }

  graphql(query: string, variables: object = {}): Promise<Heard> {
    return this.ask('POST', '/graphql', { query, variables })
  }

  private keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (value === '' || /max-age=0/i.test(cookie)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

function asJson(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
