import { setImmediate } from 'node:timers/promises'
import { setBlocks } from './blocks.ts'
import type { Book, Part } from './book.ts'
import { addBookmark, drawContents } from './contents.ts'
import { drawCover, paintWindow } from './cover.ts'
import { drawFooter } from './footer.ts'
import { drawOpener, margin, openerHeight, textWidth } from './opener.ts'
import { type Placed, paginate } from './paginate.ts'
import { type Hue, hues, ink } from './palette.ts'
import type { Piece } from './pieces.ts'
import { bytesOf, type Element, openPress, type Press, page } from './press.ts'
import { typographic } from './typography.ts'

type SetPart = {
  part: Part
  hue: Hue
  section: Element
  head: Element
  sheets: Placed<Piece>[][]
  firstPage: number
  headings: Headings
}
/** Called while drawing, when a heading's page is known. */
type Headings = { note(title: string, y: number): void }

const rota = [hues.amber, hues.violet, hues.teal, hues.coral]
const bodies = { normal: { size: 10.4, leading: 14.5 }, large: { size: 11.6, leading: 16.3 } }

/**
 * Sets a book as a tagged PDF: cover, contents, then every part on a page of its own. The same book gives the same bytes.
 *
 * @throws Error at a letter the fonts lack, or at Markdown a book has no form for
 */
export async function setBook(book: Book): Promise<Uint8Array> {
  const press = openPress(book)
  const parts: SetPart[] = []
  // Others are served between two parts: a long book would hold them up for a second.
  for (const part of book.parts) {
    await setImmediate()
    const last = parts.at(-1)
    parts.push(setPart(press, part, last ? last.firstPage + last.sheets.length : 3))
  }
  drawCover(press, book)
  drawContents(
    press,
    // The closing page says goodbye; nobody looks it up.
    parts.filter(({ part }) => !part.hasScene).map(({ part, hue, firstPage }) => ({ part, hue, page: firstPage })),
    2,
  )
  for (const part of parts) {
    await setImmediate()
    drawPart(press, part)
  }
  return bytesOf(press)
}

function setPart(press: Press, part: Part, firstPage: number): SetPart {
  const hue = (part.number === null ? hues.violet : rota[(part.number - 1) % rota.length]) ?? hues.violet
  const section = press.element(null, 'Sect')
  // Before the text, as it is read, although it is drawn later.
  const head = press.element(section, 'Div')
  const headings: Headings = { note: () => {} }
  const pieces = setBlocks(
    {
      press,
      hue,
      ...bodies[part.type],
      color: ink,
      parent: section,
      x: margin.left,
      width: textWidth,
      onHeading: (title, y) => headings.note(title, y),
    },
    part.tokens,
  )
  const sheets = paginate(pieces, {
    firstTop: openerHeight(part) + 14,
    top: margin.top,
    bottom: page.height - margin.bottom,
  })
  return { part, hue, section, head, sheets, firstPage, headings }
}

function drawPart(press: Press, { part, hue, section, head, sheets, firstPage, headings }: SetPart) {
  const { doc } = press
  press.root.node.add(section.node)
  const title = typographic(part.title)
  sheets.forEach((sheet, index) => {
    doc.addPage()
    if (index === 0) {
      doc.addNamedDestination(part.name, 'XYZ', 0, 0, null)
      const bookmark = addBookmark(press, part.number === null ? title : `${part.number} ${title}`)
      headings.note = (heading, y) => addBookmark(press, heading, y - 12, bookmark)
      drawOpener(press, part, hue, head)
    }
    for (const { piece, y } of sheet) piece.draw(y)
    const last = sheet.at(-1)
    if (part.hasScene && last && index === sheets.length - 1) drawScene(press, last.y + last.piece.height + 30)
    if (part.isFramed) drawFrame(press)
    drawFooter(press, firstPage + index, part.number === null ? title : `${part.number}  ${title}`)
  })
}

/** The scene of the cover once more, in the room that is left. */
function drawScene(press: Press, top: number) {
  const window = { x: margin.left, y: top, width: textWidth, height: page.height - margin.bottom - 10 - top, radius: 32 }
  press.decorate(() => paintWindow(press.doc, window))
}

function drawFrame(press: Press) {
  const inset = margin.left - 26
  const top = 34
  press.decorate(() => {
    press.doc
      .roundedRect(inset, top, page.width - 2 * inset, page.height - top - 50, 22)
      .lineWidth(2.2)
      .stroke(ink)
  })
}
