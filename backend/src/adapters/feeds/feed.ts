import { plainText } from './plain-text.ts'
import { type Piece, piecesOf } from './xml.ts'

/** An entry of a feed as plain text, which learners do not read before somebody wrote a story about it. */
export type FeedEntry = {
  /** https, without what trackers add. */
  link: string
  title: string
  excerpt: string
  /** `null` where the feed does not say. */
  publishedAt: Date | null
}

export const feedLimits = { entries: 30, title: 200, excerpt: 500, link: 2000 } as const

/**
 * The newest entries of an RSS, RDF or Atom feed. Entries without a title or an https address are left out; what is broken is read
 * as far as it goes.
 *
 * @throws Error when it is no feed at all
 */
export function readFeed(bytes: Uint8Array, contentType: string, address: URL): FeedEntry[] {
  const fields = fieldsOf(piecesOf(decoded(bytes, contentType)))
  if (!fields) throw new Error('no feed: neither RSS nor Atom')
  const entries = fields.flatMap((field) => entryOf(field, address) ?? [])
  return entries.filter(({ link }, index) => entries.findIndex((it) => it.link === link) === index).slice(0, feedLimits.entries)
}

/** What the elements of one entry say, by their names, first ones first. */
type Fields = Map<string, string[]>

const roots = ['rss', 'feed', 'rdf:rdf', 'atom:feed']
const entryNames = ['item', 'entry']

/** Before this many entries a feed is not read to its end. */
const mostRead = 500

function fieldsOf(pieces: Iterable<Piece>): Fields[] | null {
  const found: Fields[] = []
  let isFeed = false
  let entry: Fields | null = null
  let field: { name: string; text: string } | null = null
  /** Elements open within the field: a title with markup in it is still the title. */
  let depth = 0
  for (const piece of pieces) {
    if (piece.kind === 'open' && roots.includes(piece.name)) isFeed = true
    if (piece.kind === 'text') {
      if (field) field.text += piece.text
      continue
    }
    const name = piece.name.replace(/^(atom|rss):/, '')
    if (entryNames.includes(name)) {
      // A new one begins even where the last was never closed.
      entry = piece.kind === 'open' && !piece.isEmpty ? new Map() : null
      field = null
      depth = 0
      if (entry && found.push(entry) >= mostRead) break
    } else if (entry && piece.kind === 'open') {
      if (!field) field = begun(entry, name, piece)
      else if (!piece.isEmpty) {
        depth += 1
        // Handed on as it stood, so that what is no text for people goes where tags go.
        field.text += `<${name}>`
      }
    } else if (entry && field && piece.kind === 'close') {
      if (name === field.name || depth === 0) {
        put(entry, field.name, field.text)
        field = null
        depth = 0
      } else {
        depth -= 1
        field.text += `</${name}>`
      }
    }
  }
  return isFeed ? found : null
}

/** The field that an element begins; an address in an attribute is there at once. */
function begun(entry: Fields, name: string, piece: Piece & { kind: 'open' }): { name: string; text: string } | null {
  const rel = piece.attributes.get('rel') ?? 'alternate'
  const href = piece.attributes.get('href')
  if (name === 'link' && href) {
    if (rel === 'alternate') put(entry, 'link', href)
    return piece.isEmpty ? null : { name: 'unused', text: '' }
  }
  if (name === 'guid' && piece.attributes.get('ispermalink')?.toLowerCase() === 'false') return { name: 'unused', text: '' }
  return piece.isEmpty ? null : { name, text: '' }
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

/** An address that two feeds write in the same way: https, without its fragment and what tells trackers where a reader came from. */
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

/** Text in the encoding that the transport or the document names; what fits none becomes a sign of replacement. */
function decoded(bytes: Uint8Array, contentType: string): string {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const named = /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ?? /^\s*<\?xml[^>]*encoding=["']([\w-]+)/i.exec(head)?.[1]
  try {
    return new TextDecoder(named ?? 'utf-8').decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
