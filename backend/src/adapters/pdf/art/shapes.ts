import { ink } from '../palette.ts'

/** An outline as SVG writes paths, filled, stroked or both; or shapes moved, scaled and turned together. */
export type Shape = Outline | Group

type Outline = { d: string; fill?: string; line: string | null; width: number; opacity: number }
type Group = { x: number; y: number; scale: number; turn: number; of: Shape[] }

/** A filled shape with the thick friendly line of our drawings. */
export const solid = (d: string, fill: string, width = 4.5): Shape => ({ d, fill, line: ink, width, opacity: 1 })
export const stroke = (d: string, line: string = ink, width = 4.5, opacity = 1): Shape => ({ d, line, width, opacity })
export const blot = (d: string, fill: string, opacity = 1): Shape => ({ d, fill, line: null, width: 0, opacity })
export const group = (x: number, y: number, scale: number, of: Shape[], turn = 0): Shape => ({ x, y, scale, turn, of })

export const oval = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`

/** A rounded arm, leg or pole: a wide dark line with a narrower coloured one on top. */
export const limb = (d: string, color: string, width = 12): Shape[] => [stroke(d, ink, width + 8), stroke(d, color, width)]

/** The four-pointed spark of the logo. */
export function spark(x: number, y: number, size: number, fill: string, width = 3): Shape {
  const bend = size * 0.24
  const d = `M${x} ${y - size}Q${x + bend} ${y - bend} ${x + size} ${y}Q${x + bend} ${y + bend} ${x} ${y + size}Q${x - bend} ${y + bend} ${x - size} ${y}Q${x - bend} ${y - bend} ${x} ${y - size}Z`
  return solid(d, fill, width)
}

/** Paints shapes that were drawn on a square of 160. */
export function paint(doc: PDFKit.PDFDocument, shapes: Shape[], at: { x: number; y: number; size: number }) {
  doc
    .save()
    .translate(at.x, at.y)
    .scale(at.size / 160)
  doc.lineCap('round').lineJoin('round')
  for (const shape of shapes) draw(doc, shape)
  doc.restore()
}

function draw(doc: PDFKit.PDFDocument, shape: Shape) {
  doc.save()
  if ('of' in shape) {
    doc.translate(shape.x, shape.y).scale(shape.scale).rotate(shape.turn)
    for (const inner of shape.of) draw(doc, inner)
  } else {
    doc.path(shape.d).lineWidth(shape.width)
    if (shape.opacity < 1) doc.opacity(shape.opacity)
    if (shape.fill && shape.line) doc.fillAndStroke(shape.fill, shape.line)
    else if (shape.fill) doc.fill(shape.fill)
    else if (shape.line) doc.stroke(shape.line)
  }
  doc.restore()
}
