import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export const fetchLimits = { milliseconds: 10_000, bytes: 1_048_576, redirects: 3 } as const

/** Replaces the internet in tests. Production code does not pass it. */
export type Internet = {
  /** Resolves all addresses of a host. */
  resolve(host: string): Promise<string[]>
  mayConnect(address: string): boolean
  /** Certificate of the trusted authority; the default authorities when not set. */
  ca?: string | undefined
  milliseconds?: number
}

const internet: Internet = {
  resolve: async (host) => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address),
  mayConnect: isPublicAddress,
}

export type Fetched = { bytes: Buffer; contentType: string; address: URL }

/**
 * Fetches a public https URL. Requests to the server's own network are refused (SSRF protection): the host is resolved once, every address
 * has to be public, and the connection goes to the checked address even if the DNS record changes. Redirects stay on the same host. The
 * limits are 10 seconds and 1 MB.
 *
 * @throws Error that describes what was refused or failed
 */
export async function safeFetch(address: string, world: Internet = internet): Promise<Fetched> {
  const signal = AbortSignal.timeout(world.milliseconds ?? fetchLimits.milliseconds)
  let url = httpsAddress(address)
  for (let hop = 0; hop <= fetchLimits.redirects; hop += 1) {
    const response = await open(url, await checkedAddress(url, world, signal), world, signal)
    const next = redirectOf(response, url)
    if (!next) return { bytes: await bodyOf(response, signal), contentType: response.headers['content-type'] ?? '', address: url }
    response.destroy()
    url = next
  }
  throw new Error('too many redirects')
}

/** Returns the URL when it may be requested: https, without user name and password. */
function httpsAddress(text: string, base?: URL): URL {
  const url = URL.parse(text, base)
  if (url?.protocol !== 'https:') throw new Error('not an https address')
  if (url.username || url.password) throw new Error('an address with a password')
  return url
}

/** @throws Error unless all addresses of the host are public; a single internal one may be an attack */
async function checkedAddress({ hostname }: URL, { resolve, mayConnect }: Internet, signal: AbortSignal): Promise<string> {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1')
  const addresses = isIP(bare) ? [bare] : await inTime(resolve(bare), signal)
  const refused = addresses.find((address) => !mayConnect(address))
  if (refused) throw new Error(`${hostname} leads to ${refused}, which is not public`)
  const [first] = addresses
  if (!first) throw new Error(`${hostname} has no address`)
  return first
}

function open(url: URL, address: string, { ca }: Internet, signal: AbortSignal): Promise<IncomingMessage> {
  const family = isIP(address)
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      signal,
      // A separate agent: no kept-alive connections, and no proxy that would resolve the host again.
      agent: new Agent({ keepAlive: false, maxCachedSessions: 0 }),
      lookup: (_host, { all }, done) => (all ? done(null, [{ address, family }]) : done(null, address, family)),
      headers: {
        accept: 'application/atom+xml, application/rss+xml, application/xml;q=0.9, text/xml;q=0.8',
        // Compressed responses are refused, so no response can expand.
        'accept-encoding': 'identity',
        'user-agent': 'DEEPM-Academy-News/1.0',
      },
      ...(ca && { ca }),
    })
    sent.once('response', resolve)
    sent.on('error', (error) => reject(signal.aborted ? new Error('no answer in time') : error))
    sent.end()
  })
}

/** Returns the redirect target of a response; `null` when it is not a redirect. */
function redirectOf(response: IncomingMessage, from: URL): URL | null {
  const status = response.statusCode ?? 0
  if (status === 200) return null
  response.destroy()
  if (![301, 302, 303, 307, 308].includes(status)) throw new Error(`answered ${status}`)
  const to = httpsAddress(response.headers.location ?? '', from)
  if (to.origin !== from.origin) throw new Error(`redirects to another host, ${to.host}`)
  return to
}

async function bodyOf(response: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const encoding = response.headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') {
    response.destroy()
    throw new Error(`packed as ${encoding}, which we did not ask for`)
  }
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      size += part.length
      // Leaving the loop closes the connection.
      if (size > fetchLimits.bytes) throw new Error('larger than 1 MB')
      parts.push(part)
    }
  } catch (error) {
    throw signal.aborted ? new Error('no answer in time') : error
  }
  return Buffer.concat(parts)
}

function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('no answer in time')), { once: true })
    work.then(resolve, reject)
  })
}
