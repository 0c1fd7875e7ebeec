import PDFDocument from 'pdfkit'
import { type FontName, fontNames, loadFont } from './fonts.ts'
import type { Line, Measure } from './line-breaking.ts'

/** A node of the structure tree, which screen readers use. */
export type Element = { type: string; node: PDFKit.PDFStructureElement }

type ElementOptions = { alt?: string; bbox?: [number, number, number, number] }

/** Members that the installed pdfkit has and its types lack. */
type Untyped = {
  struct(type: string, options?: ElementOptions): PDFKit.PDFStructureElement
  _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } }
}

type LineStyle = { size: number; color: string }

type Metadata = { title: string; subject: string; author: string; language: string; createdAt: Date }

/** A tagged PDF document under construction. */
export type PdfDocument = {
  doc: PDFKit.PDFDocument
  root: Element
  measure(size: number): Measure
  element(parent: Element | null, type: string, options?: ElementOptions): Element
  /** Draws the content of an element. */
  mark(element: Element, draw: () => void): void
  /** Draws content that screen readers skip. */
  decorate(draw: () => void, type?: 'Layout' | 'Pagination'): void
  hasGlyph(char: string, font: FontName): boolean
  line(line: Line, at: { x: number; baseline: number }, style: LineStyle, element: Element): void
}

export function openDocument({ title, subject, author, language, createdAt }: Metadata): PdfDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    // Without this option pdfkit opens Helvetica, which it cannot embed.
    font: '',
    info: { Title: title, Author: author, Subject: subject, Creator: author, CreationDate: createdAt, ModDate: createdAt },
  })
  for (const name of fontNames) doc.registerFont(name, loadFont(name))
  const untyped = doc as unknown as Untyped

  const element: PdfDocument['element'] = (parent, type, options = {}) => {
    const node = untyped.struct(type, options)
    parent?.node.add(node)
    return { type, node }
  }
  const mark: PdfDocument['mark'] = (target, draw) => {
    const content = doc.markStructureContent(target.type)
    draw()
    doc.endMarkedContent()
    target.node.add(content)
  }
  const root = element(null, 'Document')
  doc.addStructure(root.node)

  return {
    doc,
    root,
    element,
    mark,
    measure: (size) => (text, font) => doc.font(font).fontSize(size).widthOfString(text),
    hasGlyph: (char, font) => {
      doc.font(font)
      return untyped._font.font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0)
    },
    decorate: (draw, type = 'Layout') => {
      doc.markContent('Artifact', { type })
      draw()
      doc.endMarkedContent()
    },
    line: (line, { x, baseline }, { size, color }, target) => {
      for (const fragment of line.fragments)
        mark(target, () => {
          doc.font(fragment.font).fontSize(size).fillColor(color)
          doc.text(fragment.text, x + fragment.x, baseline, { lineBreak: false, baseline: 'alphabetic' })
        })
    },
  }
}

/** Ends the document and returns the file. */
export async function bytesOf({ doc, root }: PdfDocument): Promise<Uint8Array> {
  root.node.end()
  doc.end()
  const chunks: Uint8Array[] = []
  for await (const chunk of doc) chunks.push(chunk as Uint8Array)
  return new Uint8Array(Buffer.concat(chunks))
}
