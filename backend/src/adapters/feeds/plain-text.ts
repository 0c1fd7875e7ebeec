import { Parser } from 'htmlparser2'

/** Elements whose content is not readable text. */
const hiddenElements = new Set([
  ...['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'object', 'textarea', 'title', 'head'],
])
/** Escaped markup is often escaped twice. */
const maxRounds = 4
/** Invisible characters that change how other characters look, such as text direction. */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu

/**
 * Converts HTML into one line of plain text, cut between words. Escaped markup is removed too, so the result never contains a tag.
 *
 * @param maxLength in UTF-16 code units
 */
export function plainText(html: string, maxLength: number): string {
  let text = html.slice(0, maxLength * 20)
  for (let round = 0; round < maxRounds; round += 1) {
    const before = text
    text = textOf(text)
    if (text === before) break
  }
  return truncate(onOneLine(text), maxLength)
}

/** Removes tags and decodes character references once. */
function textOf(html: string): string {
  let text = ''
  let hiddenDepth = 0
  const parser = new Parser({
    onopentag(name) {
      if (hiddenElements.has(name)) hiddenDepth += 1
      text += ' '
    },
    ontext(piece) {
      if (hiddenDepth === 0) text += piece
    },
    onclosetag(name) {
      if (hiddenElements.has(name)) hiddenDepth -= 1
      text += ' '
    },
  })
  parser.end(html)
  return text
}

function onOneLine(text: string): string {
  return text
    .replaceAll(invisible, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .replaceAll(/(?<!<)<+(?=[a-z/!?])/gi, '')
    .replaceAll(/ +/g, ' ')
    .trim()
}

function truncate(line: string, maxLength: number): string {
  if (line.length <= maxLength) return line
  const space = line.lastIndexOf(' ', maxLength - 1)
  const words = line.slice(0, space > maxLength / 2 ? space : maxLength - 1)
  return `${words.replace(/[\s,;:–—-]+$/, '').replace(/[\ud800-\udbff]$/, '')}…`
}
