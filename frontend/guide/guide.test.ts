import { readFileSync } from 'node:fs'
import { lexer, type Token } from 'marked'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, describe, expect, it } from 'vitest'
import { guideChapters } from '../src/features/outreach/guide/figures.ts'
import { type Part, pdfFile, readBook } from './book.ts'
import { openPdf, pageOf, pagesOf } from './pdf.ts'

const book = readBook()
const bytes = readFileSync(pdfFile)
const footerHeight = 62

let pdf: PDFDocumentProxy
/** The text of each page and the text of its footer, without spaces. */
let pages: { text: string; footer: string }[]
/** The first page of each part. */
let starts: number[]
let outline: Awaited<ReturnType<PDFDocumentProxy['getOutline']>>

beforeAll(async () => {
  pdf = await openPdf(bytes)
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1)
  pages = await Promise.all(numbers.map(readPage))
  outline = await pdf.getOutline()
  starts = await Promise.all(outline.slice(2).map(({ dest }) => pageOf(pdf, dest)))
})

async function readPage(number: number): Promise<{ text: string; footer: string }> {
  const { items } = await (await pdf.getPage(number)).getTextContent()
  const texts = items.filter((item) => 'str' in item)
  const join = (isFooter: boolean) =>
    plain(
      texts
        .filter(({ transform }) => (number > 1 && transform[5] < footerHeight) === isFooter)
        .map(({ str }) => str)
        .join(''),
    )
  return { text: join(false), footer: join(true) }
}

/** Removes spaces and lines to write on, and straightens quotes. */
const plain = (text: string) =>
  text
    .replaceAll(/\s|_{4,}/g, '')
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‘’]/g, "'")

/** Returns every heading, paragraph, list item and table cell of a part, in order. */
function blocksOf({ number, title, summary, markdown }: Part): string[] {
  return [number ? `Chapter ${number}` : '', title, summary, ...lexer(markdown).flatMap(textsOf)].map(plain).filter(Boolean)
}

function textsOf(token: Token): string[] {
  if (token.type === 'table') return [...token.header, ...token.rows.flat()].map(({ tokens }) => tokens.flatMap(textsOf).join(''))
  if (token.type === 'list') return token.items.map((item: Token) => textsOf(item).join(''))
  const texts = ('tokens' in token && token.tokens ? token.tokens : []).flatMap(textsOf)
  if (token.type === 'blockquote') return texts
  if (texts.length > 0) return [texts.join('')]
  return 'text' in token ? [token.text] : []
}

const changed = 'The guide has changed since it was printed: run `npm run guide` and commit the PDF.'

describe('the printed guide', () => {
  it('has the thirty pages that the site promises and is small enough for an email', () => {
    expect(pdf.numPages).toBe(30)
    expect(bytes.length).toBeLessThan(1_500_000)
  })

  it('has the chapters that the site lists', () => {
    expect(book.parts.filter(({ number }) => number !== null).map(({ title }) => title)).toEqual(
      guideChapters.map(({ title }) => title),
    )
  })

  it('has a title and a language, and tags for screen readers', async () => {
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({ Title: `${book.title}: ${book.subtitle}`, Language: book.language })
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
  })

  it.each(book.parts.map((part, index) => ({ index, part, title: part.title })))(
    'has the text of “$title”',
    ({ part, index }) => {
      const printed = pages.slice((starts[index] ?? 0) - 1, (starts[index + 1] ?? pdf.numPages + 1) - 1).map(({ text }) => text)
      let rest = printed.join('')
      for (const block of blocksOf(part)) {
        expect(rest.slice(0, block.length), changed).toBe(block)
        rest = rest.slice(block.length)
      }
      expect(rest, changed).toBe('')
    },
  )

  it('has the title and the date of the edition on its cover', () => {
    const date = book.edition.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
    expect(pages[0]?.text, changed).toContain(plain(book.title + book.subtitle))
    expect(pages[0]?.text, changed).toContain(plain(`Edition of ${date}`))
  })

  it('has a bookmark for each part and each section', () => {
    const expected = book.parts.map(({ number, title, markdown }) => ({
      title: `${number ? `Chapter ${number} ` : ''}${title}`,
      sections: lexer(markdown).flatMap((token) => (token.type === 'heading' ? textsOf(token) : [])),
    }))
    const found = outline.map(({ title, items }) => ({ title, sections: items.map((item) => item.title.replaceAll('’', "'")) }))
    expect(found).toEqual([{ title: book.title, sections: [] }, { title: 'Contents', sections: [] }, ...expected])
  })

  it('opens the page of the heading from each bookmark', async () => {
    for (const { title, dest, items } of outline.slice(2)) {
      for (const bookmark of [{ title, dest }, ...items])
        expect(pages[(await pageOf(pdf, bookmark.dest)) - 1]?.text).toContain(plain(bookmark.title))
    }
  })

  it('links each entry of the contents to its part and gives its page number', async () => {
    const targets = await pagesOf(pdf)
    const links = await (await pdf.getPage(2)).getAnnotations()
    expect(links.map(({ dest }) => targets.get(dest))).toEqual(starts)
    book.parts.forEach(({ title }, index) => {
      expect(pages[1]?.text).toContain(plain(title) + starts[index])
    })
  })

  it('gives each chapter two pages, with boxes to try, to talk about and to remember', () => {
    book.parts.forEach(({ number, title }, index) => {
      if (number === null) return
      const start = starts[index] ?? 0
      expect((starts[index + 1] ?? 0) - start, title).toBe(2)
      const text = `${pages[start - 1]?.text}${pages[start]?.text}`
      for (const box of ['Tryittogether', 'Talkaboutit', 'Remember']) expect(text, title).toContain(box)
    })
  })

  it('has a page about each thing that ages: products with the day of the check, and a numbered list of sources', () => {
    const source = (id: string) => book.parts.find((part) => part.id === id)?.markdown ?? ''
    const numbers = (text: string, pattern: RegExp) =>
      [...text.matchAll(pattern)].flatMap(([, found = '']) => found.split(', ').map(Number))
    const cited = book.parts.flatMap(({ markdown }) => numbers(markdown, /\[(\d+(?:, \d+)*)\]/g))
    const listed = numbers(source('sources'), /^- \*\*(\d+)\*\*.*\]\(https:/gm)
    expect(listed).toEqual(listed.map((_, index) => index + 1))
    expect(new Set(cited)).toEqual(new Set(listed))
    expect(source('products-today')).toMatch(/checked every line on \*\*\d+ \w+ \d{4}\*\*/)
    for (const part of ['AIproductstoday', 'Sources']) expect(pages.filter(({ text }) => text.startsWith(part))).toHaveLength(1)
  })

  it('prints the family agreement on one page', () => {
    const page = pages.filter(({ text }) => text.startsWith('Ourfamilyagreement'))
    expect(page).toHaveLength(1)
    expect(page[0]?.text).toMatch(/Signature.*We'lllookatthisagreementagainon:$/)
  })

  it('prints a number on every page except the cover', () => {
    expect(pages[0]?.footer).toBe('')
    pages.slice(1).forEach(({ footer }, index) => {
      expect(footer).toContain(String(index + 2))
    })
  })

  it('has headings, lists, tables with column headers, and pictures with descriptions', async () => {
    const trees = await Promise.all(pages.map(async (_, index) => (await pdf.getPage(index + 1)).getStructTree()))
    const tags = JSON.stringify(trees)
    for (const role of ['H1', 'H2', 'P', 'L', 'LI', 'Table', 'TR', 'TH', 'TD', 'Figure', 'Link'])
      expect(tags).toContain(`"role":"${role}"`)
    expect(JSON.stringify(trees[0])).toContain('"alt":"A grown-up and a child by the sea')
  })

  it('uses the fonts of the site, which contain all of its letters', async () => {
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number)
      await page.getOperatorList()
      const { items } = await page.getTextContent()
      const fonts = new Set(items.flatMap((item) => ('fontName' in item ? [item.fontName] : [])))
      for (const font of fonts) expect(page.commonObjs.get(font).name).toMatch(/Fredoka|AtkinsonHyperlegible/)
    }
  })

  it('has typographic quotes and no Markdown syntax', async () => {
    for (let number = 1; number <= pdf.numPages; number++) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      const text = items.map((item) => ('str' in item ? item.str : '')).join('')
      expect(text).not.toMatch(/["'*_#]|\[[ x]\]|\]\(|(^|\s)[”’]/)
    }
  })
})
