import { getDocument, OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, describe, expect, it } from 'vitest'
import { keepOnce } from '../../keep-once.ts'
import { guideBook } from './guide-book.service.ts'

type Page = { text: string; lines: string[] }
type Glyph = { originalCharCode: number; unicode: string }

let bytes: Uint8Array
let pdf: PDFDocumentProxy
let pages: Page[]

beforeAll(async () => {
  bytes = await guideBook()
  // pdf.js takes the bytes it is given for itself.
  pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  pages = []
  for (let number = 1; number <= pdf.numPages; number++) pages.push(await readPage(number))
})

async function readPage(number: number): Promise<Page> {
  const { items } = await (await pdf.getPage(number)).getTextContent()
  const pieces = items.flatMap((item) => ('str' in item ? [item.str + (item.hasEOL ? '\n' : '')] : []))
  const text = pieces.join('')
  return { text, lines: text.split('\n').map((line) => line.trim()) }
}

async function pageOf(destination: unknown): Promise<number> {
  const resolved = typeof destination === 'string' ? await pdf.getDestination(destination) : destination
  const [target] = resolved as [Parameters<PDFDocumentProxy['getPageIndex']>[0]]
  return (await pdf.getPageIndex(target)) + 1
}

async function chapters() {
  const outline = await pdf.getOutline()
  return outline.filter(({ title }) => /^\d/.test(title))
}

describe('the guide for parents', () => {
  it('has the thirty pages that the site promises, and weighs little enough to be mailed around', () => {
    expect(pdf.numPages).toBe(30)
    expect(bytes.length).toBeLessThan(1_500_000)
  })

  it('has text that can be selected on every page', () => {
    for (const [index, { text }] of pages.entries()) expect(text.length, `page ${index + 1}`).toBeGreaterThan(60)
  })

  it('says what it is called, who wrote it and in which language', async () => {
    const { info, metadata } = await pdf.getMetadata()
    expect(info).toMatchObject({ Title: 'Children and AI: A guide for parents', Author: 'DEEPM Academy', Language: 'en' })
    expect(metadata?.get('dc:title')).toBe('Children and AI: A guide for parents')
  })

  it('has bookmarks for ten chapters and their sections', async () => {
    const found = await chapters()
    expect(found.map(({ title }) => Number.parseInt(title, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    for (const { title, items } of found) expect(items.length, title).toBeGreaterThanOrEqual(4)
  })

  it('opens bookmarks on the pages where their headings stand', async () => {
    for (const chapter of await chapters()) {
      for (const section of chapter.items) {
        const page = pages[(await pageOf(section.dest)) - 1]
        expect(page?.text.replaceAll(/\s+/g, ' '), section.title).toContain(section.title)
      }
    }
  })

  it('names in its contents the pages on which the chapters begin, and links to them', async () => {
    const contents = pages[1]?.text.replaceAll(/\s+/g, ' ') ?? ''
    const links = await (await pdf.getPage(2)).getAnnotations()
    const targets = await Promise.all(links.map(({ dest }) => pageOf(dest)))
    for (const { title, dest } of await chapters()) {
      const page = await pageOf(dest)
      const name = title.replace(/^\d+ /, '')
      expect(pages[page - 1]?.text, title).toContain(`Chapter ${Number.parseInt(title, 10)}`)
      expect(contents).toMatch(new RegExp(`${name} ?${page}\\b`))
      expect(targets, title).toContain(page)
    }
  })

  it('carries its number on every page but the cover', () => {
    pages.forEach(({ lines }, index) => {
      if (index > 0)
        expect(
          lines.some((line) => line === String(index + 1) || line.endsWith(` ${index + 1}`)),
          `page ${index + 1}`,
        ).toBe(true)
    })
  })

  it('holds a family agreement to sign on one page', () => {
    const agreement = pages.filter(({ text }) => text.includes('Our family agreement') && text.includes('Signature'))
    expect(agreement).toHaveLength(1)
    expect(agreement[0]?.text).toContain('No trouble for telling.')
    expect(agreement[0]?.text).toContain('We look at this agreement again on:')
  })

  it('gives every chapter something to try, questions to talk about and one thing to remember', async () => {
    for (const { title, dest } of await chapters()) {
      const start = await pageOf(dest)
      const text = `${pages[start - 1]?.text} ${pages[start]?.text}`
      for (const box of ['Try it together', 'Talk about it', 'Remember']) expect(text, title).toContain(box)
    }
  })

  it('can be walked by a screen reader: headings, lists and tables with column heads on every page of a chapter', async () => {
    const roles = new Set<string>()
    for (let number = 1; number <= pdf.numPages; number++) {
      const tree = JSON.stringify(await (await pdf.getPage(number)).getStructTree())
      for (const [, role] of tree.matchAll(/"role":"(\w+)"/g)) roles.add(role ?? '')
      expect(tree, `page ${number}`).toMatch(/"role":"(P|H1|LI|TOCI|TR)"/)
    }
    for (const role of ['H1', 'H2', 'P', 'L', 'LI', 'LBody', 'Table', 'TR', 'TH', 'TD', 'Figure', 'Link', 'TOC'])
      expect([...roles]).toContain(role)
  })

  it('is read aloud in the order of its pages: the title of a chapter before its text', async () => {
    for (const { title, dest } of await chapters()) {
      const tree = JSON.stringify(await (await pdf.getPage(await pageOf(dest))).getStructTree())
      expect(tree.indexOf('"H1"'), title).toBeGreaterThan(0)
      expect(tree.indexOf('"H1"'), title).toBeLessThan(tree.indexOf('"H2"'))
    }
  })

  it('shows no empty box in place of a letter', async () => {
    let count = 0
    for (let number = 1; number <= pdf.numPages; number++) {
      const { fnArray, argsArray } = await (await pdf.getPage(number)).getOperatorList()
      fnArray.forEach((operation, index) => {
        if (operation !== OPS.showText) return
        const glyphs = (argsArray[index][0] as (Glyph | number)[]).filter((glyph) => typeof glyph !== 'number')
        for (const { originalCharCode, unicode } of glyphs) expect(originalCharCode, `${unicode} on page ${number}`).not.toBe(0)
        count += glyphs.length
      })
    }
    expect(count).toBeGreaterThan(40_000)
  })

  it('is written as prose: no typewriter quotes, no Markdown left over', () => {
    for (const { text } of pages) expect(text).not.toMatch(/["'*_#]|\[[ x]\]|\]\(/)
  })
})

describe('printing the guide', () => {
  it('happens once for fifty readers at a time', async () => {
    const copies = await Promise.all(Array.from({ length: 50 }, () => guideBook()))
    expect(new Set(copies).size).toBe(1)
    let printed = 0
    const print = keepOnce(async () => ++printed)
    await Promise.all(Array.from({ length: 50 }, print))
    expect(printed).toBe(1)
  })

  it('is tried again after it failed', async () => {
    let tries = 0
    const print = keepOnce(async () => {
      if (++tries === 1) throw new Error('no paper')
      return 'a guide'
    })
    await expect(Promise.all([print(), print()])).rejects.toThrow('no paper')
    expect(await print()).toBe('a guide')
    expect(tries).toBe(2)
  })
})
