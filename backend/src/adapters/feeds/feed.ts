import { Parser } from 'htmlparser2'
import { plainText } from './plain-text.ts'

/** An entry of a feed as plain text. Staff read it; learners only read the stories that staff write. */
export type FeedEntry = {
  /** https URL without tracking parameters. */
  link: string
  title: string
  excerpt: string
  /** `null` when the feed gives no date. */
  publishedAt: Date | null
}

export const feedLimits = { entries: 30, title: 200, excerpt: 500, link: 2000 } as const

/**
 * Returns the newest entries of an RSS, RDF or Atom feed. Skips entries without a title or an https URL, and reads a broken feed as far as
 * possible.
 *
 * @throws Error when the document is not a feed
 */
export function readFeed(bytes: Uint8Array, contentType: string, address: URL): FeedEntry[] {
  const fields = fieldsOf(decoded(bytes, contentType))
  if (!fields) throw new Error('no feed: neither RSS nor Atom')
  const entries = fields.flatMap((field) => entryOf(field, address) ?? [])
  return entries.filter(({ link }, index) => entries.findIndex((it) => it.link === link) === index).slice(0, feedLimits.entries)
}

/** The texts of an entry's elements by lowercase element name, in document order. */
type Fields = Map<string, string[]>
type Field = { name: string; text: string }

const roots = ['rss', 'feed', 'rdf:rdf', 'atom:feed']
const entryNames = ['item', 'entry']
/** Entries after this many are not read. */
const mostRead = 500

/** Collects the fields of each entry. Returns null when the document has no feed element. */
function fieldsOf(xml: string): Fields[] | null {
  const entries: Fields[] = []
  let isFeed = false
  let entry: Fields | null = null
  let field: Field | null = null
  /** Elements open within the field, such as markup in a title. */
  let depth = 0
  const parser = new Parser(
    {
      onopentag(fullName, attributes) {
        if (roots.includes(fullName)) isFeed = true
        const name = withoutPrefix(fullName)
        if (entryNames.includes(name)) {
          if (entries.length >= mostRead) return parser.pause()
          entry = new Map()
          entries.push(entry)
          field = null
          depth = 0
        } else if (field) {
          depth += 1
          field.text += `<${name}>`
        } else if (entry) field = fieldOf(entry, name, attributes)
      },
      ontext(text) {
        if (field) field.text += text
      },
      onclosetag(fullName) {
        const name = withoutPrefix(fullName)
        if (entryNames.includes(name)) entry = field = null
        else if (field && depth > 0) {
          depth -= 1
          field.text += `</${name}>`
        } else if (entry && field) {
          put(entry, field.name, field.text)
          field = null
        }
      },
    },
    { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  parser.end(xml)
  return isFeed ? entries : null
}

function withoutPrefix(name: string): string {
  return name.replace(/^(atom|rss):/, '')
}

/** Starts the field of an element. A link in an attribute is stored immediately. */
function fieldOf(entry: Fields, name: string, attributes: Readonly<Record<string, string>>): Field {
  const { href, rel = 'alternate' } = attributes
  const isAtomLink = name === 'link' && href !== undefined
  if (isAtomLink && rel === 'alternate') put(entry, 'link', href)
  const isOpaqueId = name === 'guid' && attributes['ispermalink']?.toLowerCase() === 'false'
  return { name: isAtomLink || isOpaqueId ? 'unused' : name, text: '' }
}

function put(entry: Fields, name: string, text: string): void {
  entry.set(name, [...(entry.get(name) ?? []), text])
}

function entryOf(fields: Fields, base: URL): FeedEntry | null {
  const first = (...names: string[]) => names.flatMap((name) => fields.get(name) ?? []).find((text) => text.trim() !== '') ?? ''
  const title = plainText(first('title', 'dc:title'), feedLimits.title)
  const link = linkOf(first('link', 'guid'), base)
  if (!title || !link) return null
  return {
    link,
    title,
    excerpt: plainText(first('description', 'summary', 'content:encoded', 'content'), feedLimits.excerpt),
    publishedAt: dateOf(first('pubdate', 'published', 'dc:date', 'updated', 'date')),
  }
}

/** Normalizes an https URL: no fragment, no tracking parameters. */
function linkOf(text: string, base: URL): string | null {
  const url = text.trim() ? URL.parse(text.trim(), base) : null
  if (url?.protocol !== 'https:' || url.username || url.password) return null
  url.hash = ''
  for (const key of [...url.searchParams.keys()]) if (/^(utm_\w+|fbclid|gclid)$/.test(key)) url.searchParams.delete(key)
  return url.href.length <= feedLimits.link ? url.href : null
}

function dateOf(text: string): Date | null {
  const date = new Date(text.trim())
  const year = date.getUTCFullYear()
  return year >= 1990 && year < 2200 ? date : null
}

/** Decodes the bytes in the encoding that the response or the document names, UTF-8 by default. */
function decoded(bytes: Uint8Array, contentType: string): string {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const named = /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ?? /^\s*<\?xml[^>]*encoding=["']([\w-]+)/i.exec(head)?.[1]
  try {
    return new TextDecoder(named ?? 'utf-8').decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
