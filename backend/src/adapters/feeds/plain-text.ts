/** Names of characters that feeds use although XML does not know them. */
const named: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '', ensp: ' ', emsp: ' ', thinsp: ' ' },
  ...{ ndash: '–', mdash: '—', hellip: '…', bull: '•', middot: '·', times: '×', deg: '°', euro: '€', pound: '£', cent: '¢' },
  ...{ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', laquo: '«', raquo: '»', prime: '′', Prime: '″' },
  ...{ copy: '©', reg: '®', trade: '™', sect: '§', para: '¶', frac12: '½', frac14: '¼', frac34: '¾', iexcl: '¡', iquest: '¿' },
  ...{ agrave: 'à', aacute: 'á', acirc: 'â', atilde: 'ã', auml: 'ä', aring: 'å', aelig: 'æ', ccedil: 'ç', egrave: 'è' },
  ...{ eacute: 'é', ecirc: 'ê', euml: 'ë', igrave: 'ì', iacute: 'í', icirc: 'î', iuml: 'ï', ntilde: 'ñ', ograve: 'ò' },
  ...{ oacute: 'ó', ocirc: 'ô', otilde: 'õ', ouml: 'ö', oslash: 'ø', oelig: 'œ', ugrave: 'ù', uacute: 'ú', ucirc: 'û' },
  ...{ uuml: 'ü', yacute: 'ý', yuml: 'ÿ', szlig: 'ß', eth: 'ð', thorn: 'þ' },
  ...{ Agrave: 'À', Aacute: 'Á', Acirc: 'Â', Atilde: 'Ã', Auml: 'Ä', Aring: 'Å', AElig: 'Æ', Ccedil: 'Ç', Egrave: 'È' },
  ...{ Eacute: 'É', Ecirc: 'Ê', Euml: 'Ë', Ntilde: 'Ñ', Oacute: 'Ó', Ouml: 'Ö', Oslash: 'Ø', Uacute: 'Ú', Uuml: 'Ü' },
}

/** Characters for their names and numbers; each is read once, and what means nothing stays as it stands. */
export function decodeCharacters(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z]{2,8}\d{0,2}));/g, (whole, decimal, hex, name) => {
    if (name) return Object.hasOwn(named, name) ? (named[name] ?? whole) : whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff) ? String.fromCodePoint(code) : ''
  })
}

/** Elements whose inside is no text for people. */
const silent = ['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'object', 'textarea', 'title', 'head']

/** The text of a piece of HTML without its tags, scripts and comments. Broken markup loses text rather than lets a tag through. */
export function withoutTags(html: string): string {
  const lower = html.toLowerCase()
  let text = ''
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open < 0) return text + html.slice(at)
    text += html.slice(at, open)
    const name = /^[a-z][a-z0-9]*/.exec(lower.slice(open + 1, open + 20))?.[0]
    if (!name && !/[/!?]/.test(html.charAt(open + 1))) {
      // No tag: a sign that means "less than".
      text += '<'
      at = open + 1
      continue
    }
    const comment = html.startsWith('<!--', open)
    const close = comment ? html.indexOf('-->', open + 4) : html.indexOf('>', open + 1)
    if (close < 0) return text
    at = close + (comment ? 3 : 1)
    if (name && silent.includes(name) && html.charAt(close - 1) !== '/') {
      const end = lower.indexOf(`</${name}`, at)
      if (end < 0) return text
      at = end
    }
    // Words of two paragraphs do not grow together.
    text += ' '
  }
  return text
}

/** Letters that nobody sees but that change what others look like: directions, joiners without a job. */
const unseen = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu

/**
 * HTML as one line of plain text of at most `most` characters, cut between words. Tags that appear only once characters are
 * decoded go too, so that what is stored never reads like markup.
 */
export function plainText(html: string, most: number): string {
  // Enough of it for what is kept, and little enough to look through four times.
  let text = html.slice(0, most * 20)
  for (let round = 0; round < 3; round += 1) text = decodeCharacters(withoutTags(text))
  return cut(oneLine(withoutTags(text)), most)
}

function oneLine(text: string): string {
  const seen = text
    .replaceAll(unseen, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{Cc}/gu, '')
  // What was taken out may have stood between two blanks, or within a tag.
  return withoutTags(seen).replaceAll(/ +/g, ' ').trim()
}

function cut(line: string, most: number): string {
  if (line.length <= most) return line
  const space = line.lastIndexOf(' ', most - 1)
  const words = line.slice(0, space > most / 2 ? space : most - 1)
  return `${words.replace(/[\s,;:–—-]+$/, '').replace(/[\ud800-\udbff]$/, '')}…`
}
