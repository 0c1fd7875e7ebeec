import { type AddressInfo, createServer, type Server } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'
import { fetchLimits, type Internet, safeFetch } from './safe-fetch.ts'
import { FeedSite, localInternet } from './site.fixture.ts'

/** The result of a fetch: its text, or the reason for the refusal. */
async function outcome(address: string, world?: Internet): Promise<string> {
  try {
    return (await safeFetch(address, world)).bytes.toString()
  } catch (error) {
    return `refused: ${(error as Error).message}`
  }
}

describe('fetching a public URL', () => {
  let site: FeedSite
  beforeEach(async () => {
    site = await FeedSite.open((request, response) => {
      const [, verb = '', rest = ''] = /^\/(\w+)\/?(.*)$/.exec(request.url ?? '') ?? []
      if (verb === 'feed') response.end('<rss/>')
      else if (verb === 'to') response.writeHead(302, { location: decodeURIComponent(rest) }).end()
      else if (verb === 'around') response.writeHead(307, { location: '/around' }).end()
      else if (verb === 'status') response.writeHead(Number(rest)).end('no')
      else if (verb === 'packed') response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('a'.repeat(100)))
      else if (verb === 'long') response.end('a'.repeat(Number(rest)))
      else if (verb === 'endless') endless(response)
      else if (verb === 'drip') setInterval(() => response.write('.'), 20).unref()
    })
  })
  afterEach(() => site.close())

  it('returns the body and connects to the checked IP address with the original host name', async () => {
    const resolved: string[] = []
    const world = localInternet({
      resolve: async (host) => {
        resolved.push(host)
        return ['127.0.0.1']
      },
    })
    // No name server resolves feeds.test, so the connection can only have gone to the checked address.
    expect(await outcome(site.address('/feed'), world)).toBe('<rss/>')
    expect(resolved).toEqual(['feeds.test'])
    expect(site.asked).toEqual(['feeds.test/feed'])
  })

  it('rejects a certificate for another host', async () => {
    expect(await outcome(site.address('/feed', 'stranger.test'), localInternet())).toMatch(/^refused: .*altnames/)
    expect(site.asked).toEqual([])
  })

  it('follows a redirect on the same host', async () => {
    expect(await outcome(site.address('/to/%2Ffeed'), localInternet())).toBe('<rss/>')
    expect(site.asked).toEqual(['feeds.test/to/%2Ffeed', 'feeds.test/feed'])
  })

  it('follows at most three redirects', async () => {
    expect(await outcome(site.address('/around'), localInternet())).toBe('refused: too many redirects')
    expect(site.asked).toHaveLength(fetchLimits.redirects + 1)
  })

  it.each([
    ['another host that it may reach', (own: FeedSite) => own.address('/feed', 'other.test')],
    ['an address of this machine', (own: FeedSite) => own.address('/feed', '127.0.0.1')],
    ['another port', () => 'https://feeds.test:1/feed'],
    ['http', (own: FeedSite) => `http://feeds.test:${own.port}/feed`],
    ['a file', () => 'file:///etc/passwd'],
    ['a host by its slashes', () => '//other.test/feed'],
    ['nowhere', () => ''],
  ])('does not follow a redirect to %s', async (_where, to) => {
    const start = site.address(`/to/${encodeURIComponent(to(site))}`)
    const end = await outcome(start, localInternet())
    // An empty Location redirects to the same URL until the limit is reached.
    expect(end).toMatch(/^refused: (redirects to another host|not an https address|too many redirects)/)
    expect(site.asked.filter((path) => path.endsWith('/feed'))).toEqual([])
  })

  it('resolves the host again before a redirect and stops when it becomes internal', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']]
    const world = localInternet({ resolve: async () => answers.shift() ?? [] })
    expect(await outcome(site.address('/to/%2Ffeed'), world)).toBe('refused: feeds.test leads to 10.0.0.1, which is not public')
    expect(site.asked).toHaveLength(1)
  })

  it.each([
    ['/status/404', 'refused: answered 404'],
    ['/status/500', 'refused: answered 500'],
    ['/status/304', 'refused: answered 304'],
    ['/packed', 'refused: packed as gzip, which we did not ask for'],
    [`/long/${fetchLimits.bytes + 1}`, 'refused: larger than 1 MB'],
    ['/endless', 'refused: larger than 1 MB'],
  ])('for %s returns: %s', async (path, said) => {
    expect(await outcome(site.address(path), localInternet())).toBe(said)
  })

  it('accepts a response of 1 MB', async () => {
    expect(await outcome(site.address(`/long/${fetchLimits.bytes}`), localInternet())).toHaveLength(fetchLimits.bytes)
  })

  it.each([
    ['never answers', '/silence', {}],
    ['drips', '/drip', {}],
    ['has a name that nobody resolves', '/feed', { resolve: () => new Promise<string[]>(() => {}) }],
  ])('times out on a site that %s', async (_what, path, changes) => {
    const began = performance.now()
    const world = localInternet({ ...changes, milliseconds: 300 })
    expect(await outcome(site.address(path), world)).toBe('refused: no answer in time')
    expect(performance.now() - began).toBeLessThan(fetchLimits.milliseconds)
    expect(fetchLimits.milliseconds).toBe(10_000)
  })

  it('does not connect when any address of the host is not public', async () => {
    const world = localInternet({ resolve: async () => ['127.0.0.1', '192.168.0.1'] })
    expect(await outcome(site.address('/feed'), world)).toMatch(/192\.168\.0\.1, which is not public$/)
    expect(await outcome(site.address('/feed'), localInternet({ resolve: async () => [] }))).toMatch(/has no address$/)
    expect(site.hits).toBe(0)
  })
})

describe('access to the internal network', () => {
  const listeners: Server[] = []
  let port = 0
  let hits = 0
  beforeAll(async () => {
    const first = await listen('127.0.0.1', 0)
    port = ((first as Server).address() as AddressInfo).port
    // Without IPv6 there is no second listener to reach.
    await listen('::1', port)
  })
  afterAll(() => {
    for (const listener of listeners) listener.close()
  })

  function listen(host: string, at: number): Promise<Server | null> {
    const listener = createServer((socket) => {
      hits += 1
      socket.destroy()
    })
    return new Promise((resolve) => {
      listener.once('error', () => resolve(null))
      listener.listen(at, host, () => {
        listeners.push(listener)
        resolve(listener)
      })
    })
  }

  it('would be detected: the listener counts a connection', async () => {
    await outcome(`https://127.0.0.1:${port}/`, { ...localInternet(), mayConnect: () => true })
    expect(hits).toBe(1)
    hits = 0
  })

  const hosts = [
    ...['127.0.0.1', '127.1', '127.0.1', '2130706433', '0x7f000001', '0x7f.1', '017700000001', '0177.0.0.1', '127.0.0.1.'],
    ...['0', '0.0.0.0', '00000.0', '[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[0000::1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]'],
    ...['[::127.0.0.1]', '[64:ff9b::127.0.0.1]', '[2002:7f00:1::]', '[fe80::1]', '[fd00:ec2::254]', '[::ffff:169.254.169.254]'],
    ...['localhost', 'LOCALHOST', 'localhost.', '①②⑦.⓪.⓪.①', '127。0。0。1', '%31%32%37.0.0.1', '127.0.0.1%20'],
    ...['169.254.169.254', '2852039166', '0xa9fea9fe', '10.0.0.1', '192.168.0.1', '172.16.0.1', '100.100.100.200'],
    ...[
      'feeds.test@127.0.0.1',
      'user:word@127.0.0.1',
      '127.0.0.1#@feeds.test',
      '127.0.0.1\\@feeds.test',
      '127.0.0.1\t',
      '/127.0.0.1',
    ],
  ]

  it.each(hosts)('is refused for host %s', async (host) => {
    for (const address of [`https://${host}:${port}/latest/meta-data`, `https://${host}/`]) {
      expect(await outcome(address)).toMatch(
        /^refused: (\S+ leads to \S+, which is not public|not an https address|an address with a password|getaddrinfo \w+ localhost\.)$/,
      )
    }
    expect(hits).toBe(0)
  })

  it.each([
    ['http', () => `http://127.0.0.1:${port}/`],
    ['another scheme', () => `gopher://127.0.0.1:${port}/_GET`],
    ['a file', () => 'file:///etc/passwd'],
    ['data', () => 'data:text/xml,<rss/>'],
    ['a script', () => 'javascript:alert(1)'],
    ['nothing', () => ''],
    ['a path', () => '/etc/passwd'],
  ])('is refused for %s', async (_what, address) => {
    expect(await outcome(address())).toBe('refused: not an https address')
    expect(hits).toBe(0)
  })

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '0.0.0.0', '169.254.169.254'])(
    'is refused for a host that resolves to %s',
    async (leadsTo) => {
      const world = localInternet({ resolve: async () => [leadsTo], mayConnect: isPublicAddress })
      const said = await outcome(`https://feeds.test:${port}/`, world)
      expect(said).toBe(`refused: feeds.test leads to ${leadsTo}, which is not public`)
      expect(hits).toBe(0)
    },
  )
})

function endless(response: { write(text: string): boolean; once(event: 'drain' | 'close', next: () => void): unknown }): void {
  let open = true
  response.once('close', () => {
    open = false
  })
  const more = () => {
    if (!open) return
    while (response.write('a'.repeat(65_536)));
    response.once('drain', more)
  }
  more()
}
