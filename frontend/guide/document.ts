import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, Renderer, type Tokens } from 'marked'
import type { Book, Part } from './book.ts'

const styles = ['page', 'cover-and-contents', 'opener', 'text', 'tables-and-boxes', 'single-pages']

const hues = ['amber', 'violet', 'teal', 'coral']

const boxes = [
  { label: /^remember/i, hue: 'amber', emblem: 'spark' },
  { label: /^try it together/i, hue: 'teal', emblem: 'pencil' },
  { label: /^talk about it/i, hue: 'violet', emblem: 'speech' },
  { label: /./, hue: 'coral', emblem: 'heart' },
]

class GuideRenderer extends Renderer {
  override table(token: Tokens.Table): string {
    return `<div class="table">${super.table(token)}</div>`
  }

  /** Renders a quotation as a box. Its first paragraph is the label. */
  override blockquote({ tokens }: Tokens.Blockquote): string {
    const [label, ...rest] = tokens.filter(({ type }) => type !== 'space')
    const text = label && 'text' in label ? String(label.text).replaceAll('*', '') : ''
    const { hue, emblem } = boxes.find((box) => box.label.test(text)) ?? { hue: '', emblem: '' }
    if (!hue) throw new Error('a box has no label')
    return `<div class="box ${hue}"><p class="label">${svg(`emblem-${emblem}`)}${text}</p>${this.parser.parse(rest)}</div>`
  }

  override listitem(item: Tokens.ListItem): string {
    return `<li${item.task ? ' class="task"' : ''}>${this.parser.parse(item.tokens)}</li>`
  }

  override checkbox(): string {
    return '<span class="tick" role="img" aria-label="To tick"></span>'
  }

  /** Keeps a short cell on one line. */
  override tablecell(cell: Tokens.TableCell): string {
    const html = super.tablecell(cell)
    return cell.text.length > 0 && cell.text.length <= 16 ? html.replace('>', ' class="short">') : html
  }

  // Chromium tags <strong> and <em> with roles that PDF 1.4 does not support.
  override strong({ tokens }: Tokens.Strong): string {
    return `<b>${this.parser.parseInline(tokens)}</b>`
  }

  override em({ tokens }: Tokens.Em): string {
    return `<i>${this.parser.parseInline(tokens)}</i>`
  }

  override paragraph({ tokens, text }: Tokens.Paragraph): string {
    return `<p${text.endsWith(':') ? ' class="lead-in"' : ''}>${this.parser.parseInline(tokens)}</p>`
  }
}

/** Returns the guide as one HTML page for printing. `pages` contains the first page of each part once it is known. */
export function documentOf(book: Book, pages: Map<string, number>): string {
  const names = book.parts.map(({ id, number, title }) =>
    pageName(id, `${number ? `${number}\\2002 ` : ''}${typographic(title)}`),
  )
  return `<!doctype html>
<html lang="${book.language}">
<head>
<meta charset="utf-8">
<title>${book.title}: ${book.subtitle}</title>
<style>${fonts()}${styles.map((name) => file(`styles/${name}.css`)).join('')}${pageName('contents', 'Contents')}${names.join('')}</style>
</head>
<body>${cover(book)}${contents(book, pages)}${book.parts.map(part).join('')}</body>
</html>`
}

function cover({ author, title, subtitle, edition }: Book): string {
  const date = edition.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return `<section class="cover">${svg('cover-sparks')}
<p class="author">${file('../public/favicon.svg')}${author}</p>
<h1>${title}</h1>
<p class="subtitle">${subtitle}</p>
<figure role="img" aria-label="A grown-up and a child by the sea at night look at the light of a friendly lighthouse.">${svg('cover-scene')}</figure>
<p class="promise">With a ten-minute version in front</p>
<p class="edition">Edition of ${date}</p>
</section>`
}

function contents({ parts }: Book, pages: Map<string, number>): string {
  const entries = parts.map(
    ({ id, number, title, summary }) => `<li class="${hueOf(number)}"><a href="#${id}">
<span class="number">${number ?? ''}</span> <span class="title">${typographic(title)}</span> <span class="page">${pages.get(id) ?? 0}</span></a>
${summary ? `<p>${typographic(summary)}</p>` : ''}</li>`,
  )
  return `<section class="contents" style="page: contents"><h1>Contents</h1><ul>${entries.join('')}</ul></section>`
}

function part({ id, number, title, summary, drawing, type, frame, markdown }: Part): string {
  const kinds = [type, id === 'sources' && 'sources', hueOf(number), number && 'chapter', frame && 'framed', !drawing && 'plain']
  return `<section class="${kinds.filter(Boolean).join(' ')}" style="page: ${id}">
<header>${frame ? '' : svg('swell')}${drawing ? svg(drawing) : ''}
<h1 id="${id}">${number ? `<span>Chapter ${number} </span>` : ''}${typographic(title)}</h1>
${summary ? `<p>${typographic(summary)}</p>` : ''}</header>
${parse(blanks(typographic(markdown)), { async: false, renderer: new GuideRenderer() })}
</section>`
}

const hueOf = (number: number | null) => (number === null ? 'violet' : hues[(number - 1) % hues.length])

const pageName = (id: string, title: string) => `@page ${id} { @bottom-left { content: "${title}" } }\n`

/** Replaces runs of underscores with lines to write on. A line at the end of a paragraph extends to the margin. */
const blanks = (markdown: string) =>
  markdown.replace(/_{4,}$/gm, '<span class="blank end"></span>').replace(/_{4,}/g, '<span class="blank"></span>')

/** Replaces straight quotes with typographic ones. */
function typographic(text: string): string {
  return text
    .replace(/(^|[\s([{–“])(\**)"/gm, '$1$2“')
    .replaceAll('"', '”')
    .replace(/(^|[\s([{–“])(\**)'/gm, '$1$2‘')
    .replaceAll("'", '’')
}

const svg = (name: string) => file(`art/${name}.svg`)

function file(name: string): string {
  return readFileSync(path.join(import.meta.dirname, name), 'utf8')
}

/** Returns static instances of the site's fonts. Chromium prints variable fonts as shapes that PDF readers render badly. */
function fonts(): string {
  const face = (family: string, name: string, weight: number, style = 'normal') => {
    const url = import.meta.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-${style}.woff2`)
    const data = readFileSync(fileURLToPath(url)).toString('base64')
    return `@font-face { font-family: "${family}"; font-weight: ${weight}; font-style: ${style}; src: url(data:font/woff2;base64,${data}) }\n`
  }
  const body = 'atkinson-hyperlegible-next'
  return face('Display', 'fredoka', 600) + face('Body', body, 400) + face('Body', body, 700) + face('Body', body, 400, 'italic')
}
