import PDFDocument from 'pdfkit'
import type { Book } from './book.ts'
import { type FontName, fontNames, loadFont } from './fonts.ts'
import { ink } from './palette.ts'
import type { Fragment, Line, Measure } from './rich-text.ts'

export const page = { width: 595.28, height: 841.89 }

/** A node of the document's structure, which screen readers walk instead of the picture. */
export type Element = { type: string; node: PDFKit.PDFStructureElement }

type ElementOptions = { alt?: string; actual?: string; scope?: 'Row' | 'Column'; bbox?: [number, number, number, number] }

/** What the pinned pdfkit can do and its types do not know yet. */
type Untyped = {
  struct(type: string, options?: ElementOptions): PDFKit.PDFStructureElement
  _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } }
}

export type LineStyle = { size: number; color: string }

/** A document being set, with the few strokes a book is made of. */
export type Press = {
  doc: PDFKit.PDFDocument
  root: Element
  measure(size: number): Measure
  element(parent: Element | null, type: string, options?: ElementOptions): Element
  /** Draws what belongs to an element of the structure. */
  mark(element: Element, draw: () => void): void
  /** Draws what is only decoration to a screen reader. */
  decorate(draw: () => void, type?: 'Layout' | 'Pagination'): void
  /** Whether a font can set this letter. */
  has(char: string, font: FontName): boolean
  line(line: Line, at: { x: number; baseline: number }, style: LineStyle, element: Element): void
}

/** What a reader's program shows of a document. */
export type Imprint = Pick<Book, 'title' | 'subtitle' | 'author' | 'language' | 'edition'>

export function openPress(book: Imprint): Press {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: book.language,
    displayTitle: true,
    // None, or pdfkit opens Helvetica, which it cannot embed.
    font: '',
    info: {
      Title: `${book.title}: ${book.subtitle}`,
      Author: book.author,
      Subject: book.subtitle,
      Creator: book.author,
      CreationDate: book.edition,
      ModDate: book.edition,
    },
  })
  for (const name of fontNames) doc.registerFont(name, loadFont(name))
  const untyped = doc as unknown as Untyped
  const requireGlyphs = glyphGuard(untyped)

  const element: Press['element'] = (parent, type, options = {}) => {
    const node = untyped.struct(type, options)
    parent?.node.add(node)
    return { type, node }
  }
  const mark: Press['mark'] = (target, draw) => {
    const content = doc.markStructureContent(target.type)
    draw()
    doc.endMarkedContent()
    target.node.add(content)
  }
  const root = element(null, 'Document')
  doc.addStructure(root.node)

  const press: Press = {
    doc,
    root,
    element,
    mark,
    measure: (size) => (text, font) => {
      doc.font(font)
      requireGlyphs(text, font)
      return doc.fontSize(size).widthOfString(text)
    },
    has: (char, font) => {
      doc.font(font)
      return untyped._font.font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0)
    },
    decorate: (draw, type = 'Layout') => {
      doc.markContent('Artifact', { type })
      draw()
      doc.endMarkedContent()
    },
    line: (line, at, style, target) => {
      for (const fragment of line.fragments) drawFragment(press, fragment, at, style, target)
    },
  }
  return press
}

/** Ends the document and answers the file. */
export async function bytesOf({ doc, root }: Press): Promise<Uint8Array> {
  root.node.end()
  doc.end()
  const chunks: Uint8Array[] = []
  for await (const chunk of doc) chunks.push(chunk as Uint8Array)
  return new Uint8Array(Buffer.concat(chunks))
}

/** Ties the place one can click to its element, with words for those who do not see it. */
export function annotation(link: Element, text: string): PDFKit.Mixins.AnnotationOption {
  // pdfkit writes primitive strings as names and String objects as text.
  return { structParent: link.node, Contents: new String(text) } as object
}

/** A letter that the font lacks would be printed as an empty box, so the book is not printed at all. */
function glyphGuard(doc: Untyped): (text: string, font: FontName) => void {
  const known = new Set<string>()
  return (text, font) => {
    for (const char of text) {
      if (known.has(font + char)) continue
      if (!doc._font.font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0))
        throw new Error(`the font ${font} has no letter ${char}`)
      known.add(font + char)
    }
  }
}

function drawFragment(press: Press, fragment: Fragment, at: { x: number; baseline: number }, style: LineStyle, target: Element) {
  const { doc } = press
  const x = at.x + fragment.x
  if (fragment.isBlank) {
    const y = at.baseline + 2
    press.decorate(() =>
      doc
        .moveTo(x, y)
        .lineTo(x + fragment.width, y)
        .lineWidth(0.9)
        .stroke(ink),
    )
    return
  }
  const write = () => {
    doc.font(fragment.font).fontSize(style.size).fillColor(style.color)
    doc.text(fragment.text, x, at.baseline, { lineBreak: false, baseline: 'alphabetic' })
  }
  const { href } = fragment
  if (!href) return press.mark(target, write)
  const link = press.element(target, 'Link')
  press.mark(link, write)
  const top = at.baseline - style.size
  doc.link(x, top, fragment.width, style.size * 1.4, href, annotation(link, fragment.text))
  const y = at.baseline + 1.8
  press.decorate(() =>
    doc
      .moveTo(x, y)
      .lineTo(x + fragment.width, y)
      .lineWidth(0.6)
      .stroke(style.color),
  )
}
