import { decodeCharacters } from './plain-text.ts'

/** A piece of XML. Names are in lower case with their prefix, as they stand. */
export type Piece =
  | { kind: 'open'; name: string; attributes: Map<string, string>; isEmpty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

/**
 * Reads XML piece by piece and as far as it goes: feeds are often broken, and half of one is better than none. It knows no
 * entities of the document's own, so that none can grow or name a file.
 */
export function* piecesOf(xml: string): Generator<Piece> {
  let at = 0
  while (at < xml.length) {
    const open = xml.indexOf('<', at)
    const text = xml.slice(at, open < 0 ? xml.length : open)
    if (text) yield { kind: 'text', text: decodeCharacters(text) }
    if (open < 0) return
    if (xml.startsWith('<![CDATA[', open)) {
      const end = xml.indexOf(']]>', open)
      yield { kind: 'text', text: xml.slice(open + 9, end < 0 ? xml.length : end) }
      if (end < 0) return
      at = end + 3
      continue
    }
    const end = endOf(xml, open)
    if (end < 0) return
    const piece = tag(xml.slice(open + 1, end))
    if (piece) yield piece
    at = end + 1
  }
}

/** Where the tag, comment or declaration that begins at `open` has its last character; -1 when it never ends. */
function endOf(xml: string, open: number): number {
  if (xml.startsWith('<!--', open)) return last(xml, '-->', open + 4)
  if (xml.startsWith('<?', open)) return last(xml, '?>', open + 2)
  if (/^<!doctype/i.test(xml.slice(open, open + 9))) {
    const end = xml.indexOf('>', open)
    const subset = xml.indexOf('[', open)
    return subset < 0 || subset > end ? end : last(xml, ']>', subset)
  }
  let quote = ''
  for (let at = open + 1; at < xml.length; at += 1) {
    const sign = xml.charAt(at)
    if (quote) quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return at
  }
  return -1
}

function last(xml: string, ending: string, from: number): number {
  const found = xml.indexOf(ending, from)
  return found < 0 ? -1 : found + ending.length - 1
}

/** What stands between `<` and `>`; `null` for comments, declarations and what has no name. */
function tag(inside: string): Piece | null {
  const name = /^\/?([\p{L}_][^\s/>=]{0,100})/u.exec(inside)?.[1]?.toLowerCase()
  if (!name) return null
  if (inside.startsWith('/')) return { kind: 'close', name }
  const attributes = new Map<string, string>()
  for (const [, key = '', double, single] of inside.matchAll(/\s([^\s=/"'>]{1,100})\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)')/g)) {
    attributes.set(key.toLowerCase(), decodeCharacters(double ?? single ?? ''))
  }
  return { kind: 'open', name, attributes, isEmpty: inside.endsWith('/') }
}
