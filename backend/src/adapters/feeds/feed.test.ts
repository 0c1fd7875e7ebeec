import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { feedLimits, readFeed } from './feed.ts'

const address = new URL('https://news.example/feeds/ai.xml')
const read = (xml: string, contentType = 'application/xml') => readFeed(Buffer.from(xml), contentType, address)
const rss = (items: string) => `<?xml version="1.0"?><rss version="2.0"><channel><title>AI</title>${items}</channel></rss>`
const item = (n: number, more = '') => `<item><title>Story ${n}</title><link>https://news.example/${n}</link>${more}</item>`

describe('feed', () => {
  it('reads title, URL, excerpt and date of RSS entries', () => {
    const entries = read(
      rss(`<link>https://news.example</link><atom:link href="https://news.example/self" rel="self"/>
        <item>
          <title><![CDATA[Robots & <em>gardens</em>]]></title>
          <link> https://news.example/robots?id=1&amp;utm_source=rss&amp;utm_medium=feed#top </link>
          <media:title>Not this one</media:title>
          <description>&lt;p&gt;A robot waters &lt;b&gt;plants&lt;/b&gt;&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;</description>
          <source url="https://other.example">Not this one either</source>
          <pubDate>Fri, 20 Nov 2026 08:30:00 +0100</pubDate>
        </item>`),
    )
    expect(entries).toEqual([
      {
        title: 'Robots & gardens',
        link: 'https://news.example/robots?id=1',
        excerpt: 'A robot waters plants',
        publishedAt: new Date('2026-11-20T07:30:00Z'),
      },
    ])
  })

  it('reads Atom with inline markup and relative URLs', () => {
    const entries = read(`<?xml version='1.0'?><!-- made by hand --><feed xmlns="http://www.w3.org/2005/Atom">
      <title>AI</title><link rel="self" href="https://news.example/feed"/>
      <entry>
        <title type="xhtml"><div>Pictures <b>that</b> lie</div></title>
        <author><name>Robin</name><uri>https://robin.example</uri></author>
        <link rel="enclosure" href="https://news.example/video.mp4"/><link href="/pictures"/>
        <content type="xhtml"><div><p>One.</p><script>alert(1)</script><style>p{}</style><p>Two.</p></div></content>
        <published>2026-11-19T10:00:00Z</published><updated>2026-11-20T10:00:00Z</updated>
      </entry>
      <atom:entry><atom:title>Prefixed</atom:title><atom:link href='https://news.example/prefixed'></atom:link></atom:entry>
    </feed>`)
    expect(entries).toEqual([
      {
        title: 'Pictures that lie',
        link: 'https://news.example/pictures',
        excerpt: 'One. Two.',
        publishedAt: new Date('2026-11-19T10:00:00Z'),
      },
      { title: 'Prefixed', link: 'https://news.example/prefixed', excerpt: '', publishedAt: null },
    ])
  })

  it('reads RDF', () => {
    const xml = `<rdf:RDF><channel/><item rdf:about="x"><title>Old</title><link>https://news.example/old</link><dc:date>2026-11-01</dc:date></item></rdf:RDF>`
    expect(read(xml)).toMatchObject([{ title: 'Old', publishedAt: new Date('2026-11-01') }])
  })

  it('uses a guid as the URL only when it is a permalink', () => {
    const guid = (attributes: string) => rss(`<item><title>A</title><guid${attributes}>https://news.example/guid</guid></item>`)
    expect(read(guid('')).map((it) => it.link)).toEqual(['https://news.example/guid'])
    expect(read(guid(' isPermaLink="true"'))).toHaveLength(1)
    expect(read(guid(' isPermaLink="false"'))).toEqual([])
  })

  it.each([
    'http://news.example/plain',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://me:secret@news.example/',
    'https://',
    `https://news.example/${'x'.repeat(feedLimits.link)}`,
    '',
  ])('skips an entry that links to %s', (link) => {
    expect(read(rss(`<item><title>A</title><link>${link}</link></item>${item(2)}`)).map((it) => it.title)).toEqual(['Story 2'])
  })

  it('skips an entry without a title, or with only a script as title', () => {
    const nameless = '<item><link>https://news.example/1</link></item>'
    const script = '<item><title>&lt;script&gt;x&lt;/script&gt;</title><link>https://news.example/2</link></item>'
    expect(read(rss(nameless + script + item(3)))).toHaveLength(1)
  })

  it('returns each URL once and at most thirty entries', () => {
    const items = Array.from({ length: 80 }, (_, n) => item(n) + item(n)).join('')
    const links = read(rss(items)).map((it) => it.link)
    expect(links).toHaveLength(feedLimits.entries)
    expect(new Set(links).size).toBe(feedLimits.entries)
  })

  it.each([
    ['yesterday', null],
    ['', null],
    ['0000-00-00', null],
    ['Thu, 01 Jan 1970 00:00:00 GMT', null],
    ['2026-11-20T10:00:00+02:00', new Date('2026-11-20T08:00:00Z')],
    ['Fri, 20 Nov 2026 10:00:00 EST', new Date('2026-11-20T15:00:00Z')],
  ])('reads the date %j as %s', (text, day) => {
    expect(read(rss(item(1, `<pubDate>${text}</pubDate>`)))[0]?.publishedAt).toEqual(day)
  })

  it('truncates long titles and excerpts', () => {
    const [entry] = read(
      rss(
        `<item><title>${'long '.repeat(100)}</title><link>https://a.example/</link><description>${'word '.repeat(1000)}</description></item>`,
      ),
    )
    expect(entry?.title.length).toBeLessThanOrEqual(feedLimits.title)
    expect(entry?.excerpt.length).toBeLessThanOrEqual(feedLimits.excerpt)
    expect(entry?.excerpt).toMatch(/word…$/)
  })

  it('decodes the declared character encoding', () => {
    const latin = Buffer.from(
      '<?xml version="1.0" encoding="ISO-8859-1"?><rss><item><title>Caf\xe9</title><link>https://a.example/</link></item></rss>',
      'latin1',
    )
    expect(readFeed(latin, '', address)[0]?.title).toBe('Café')
    const other = Buffer.from('<rss><item><title>Caf\xe9</title><link>https://a.example/</link></item></rss>', 'latin1')
    expect(readFeed(other, 'text/xml; charset="windows-1252"', address)[0]?.title).toBe('Café')
    expect(readFeed(other, 'text/xml; charset=klingon', address)[0]?.title).toBe('Caf\ufffd')
    expect(read(`\ufeff${rss(item(1))}`)).toHaveLength(1)
  })
})

describe('broken feed', () => {
  it.each([
    ['a page', '<!doctype html><html><body><item><title>A</title><link>https://a.example/</link></item></body></html>'],
    ['nothing', ''],
    ['JSON', '{"items":[]}'],
    ['noise', '\u0000\u0001\ufffd<<<>>>&&&'],
  ])('rejects %s', (_what, text) => {
    expect(() => read(text)).toThrow('no feed: neither RSS nor Atom')
  })

  it.each([
    ['cut off in an entry', rss(item(1) + item(2)).slice(0, -60), 1],
    ['with a tag that never ends', `${rss(item(1))}<item title="`, 1],
    ['with entries that are never closed', `<rss>${item(1).replace('</item>', '')}${item(2)}`, 2],
    [
      'with elements closed in the wrong order',
      rss(`<item><title>A <b>b</title></b><link>https://a.example/</link></item>${item(2)}`),
      2,
    ],
    ['with a comment that never ends', rss(`${item(1)}<!-- ${item(2)}`), 1],
    ['with text where none belongs', rss(`text ]]> & ${item(1)} </item></item>`), 1],
  ])('reads as much as possible of a feed %s', (_what, xml, count) => {
    expect(read(xml).length).toBe(count)
  })

  it('ignores custom entities, so none expands or reads a file', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>`
    const [entry] = read(`${bomb}<rss><channel>${item(1, '<description>&b; &x;</description>')}</channel></rss>`)
    expect(entry?.excerpt).toBe('&b; &x;')
  })

  it('parses adversarial input in a short time', () => {
    const bits = [
      '<',
      '<item>',
      '<item><title>',
      '<a b="',
      "<a b='",
      '<![CDATA[',
      '<!--',
      '<?',
      '<!DOCTYPE [',
      '&',
      '&#1',
      ' a=',
      '<title ',
      '</',
    ]
    for (const bit of bits) {
      const xml = `<rss>${bit.repeat(Math.floor(1_000_000 / bit.length))}`
      const began = performance.now()
      read(xml)
      expect({ bit, quick: performance.now() - began < 3000 }).toEqual({ bit, quick: true })
    }
  })

  it('parses any text without an exception and never returns markup', () => {
    const bits = [
      '<rss>',
      '<item>',
      '</item>',
      '<title>',
      '</title>',
      '<link>',
      '</link>',
      'https://a.example/',
      '<![CDATA[',
      ']]>',
      '&lt;',
      'b>',
      '<',
      '>',
      '"',
      'x',
    ]
    const xml = fc.array(fc.constantFrom(...bits), { maxLength: 60 }).map((parts) => `<rss>${parts.join('')}`)
    fc.assert(
      fc.property(xml, (it) => {
        for (const { title, link } of read(it)) {
          expect(title).not.toMatch(/<[a-z/!?]/i)
          expect(link).toMatch(/^https:\/\//)
        }
      }),
      { numRuns: 1000 },
    )
  })
})
