import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export const fetchLimits = { milliseconds: 10_000, bytes: 1_048_576, redirects: 3 } as const

/** What tests put in place of the internet; nobody else does. */
export type Internet = {
  /** Every address of a host. */
  resolve(host: string): Promise<string[]>
  mayConnect(address: string): boolean
  /** Certificate of the authority to believe; the usual ones when not given. */
  ca?: string | undefined
  milliseconds?: number
}

const internet: Internet = {
  resolve: async (host) => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address),
  mayConnect: isPublicAddress,
}

export type Fetched = { bytes: Buffer; contentType: string; address: URL }

/**
 * Reads an https address of the public internet and nothing else, so that a feed cannot be used to reach into the network the
 * server stands in. The host is resolved once and every answer has to be public; the connection goes to the address that was
 * checked, whatever the name leads to a moment later. Redirects stay on the same host. 10 seconds and 1 MB are enough.
 *
 * @throws Error saying what was refused or failed
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

/** An address we ask at all: https, without a name and password in it. */
function httpsAddress(text: string, base?: URL): URL {
  const url = URL.parse(text, base)
  if (url?.protocol !== 'https:') throw new Error('not an https address')
  if (url.username || url.password) throw new Error('an address with a password')
  return url
}

/** @throws Error unless all addresses of the host are public; one that is not may be the one a trick leads to */
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
      // An agent of its own: no kept connections, and no proxy that would resolve the name again.
      agent: new Agent({ keepAlive: false, maxCachedSessions: 0 }),
      lookup: (_host, { all }, done) => (all ? done(null, [{ address, family }]) : done(null, address, family)),
      headers: {
        accept: 'application/atom+xml, application/rss+xml, application/xml;q=0.9, text/xml;q=0.8',
        // Nothing is unpacked, so nothing can grow.
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

/** Where a response sends us; `null` when it is the answer itself. */
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
