import { paints } from './icons.ts'

export type Look = { background: string; a: string; b: string; isMirrored: boolean; shiftX: number; shiftY: number }

type Inside = (x: number, y: number) => boolean

/** Draws the shapes of a drawing on `side` rows of dots. A dot takes the colour of the last shape that covers its middle. */
export function paint(drawing: string, look: Look, side: number): Float32Array {
  const picture = new Float32Array(side * side * 3)
  const shapes = [`r c -9 -9 40 40`, ...drawing.split(';')].map((shape) => readShape(shape.trim(), look))
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const fromLeft = look.isMirrored ? side - 0.5 - x : x + 0.5
      const shape = shapes.findLast(({ covers }) => covers(fromLeft - look.shiftX, y + 0.5 - look.shiftY))
      if (shape) picture.set(shape.color, (y * side + x) * 3)
    }
  return picture
}

function readShape(shape: string, look: Look): { covers: Inside; color: number[] } {
  const [kind, letter = '', ...words] = shape.split(' ')
  const numbers = words.map(Number)
  const own: Record<string, string> = { a: look.a, b: look.b, c: look.background }
  return { covers: (kinds[kind ?? ''] ?? never)(numbers), color: valuesOf(own[letter] ?? paints[letter] ?? look.a) }
}

const never = (): Inside => () => false

const kinds: Record<string, (numbers: number[]) => Inside> = {
  o:
    ([cx = 0, cy = 0, rx = 1, ry = 1]) =>
    (x, y) =>
      ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1,
  r:
    ([left = 0, top = 0, width = 0, height = 0]) =>
    (x, y) =>
      x >= left && x < left + width && y >= top && y < top + height,
  p: (numbers) => (x, y) => isInPolygon(pointsOf(numbers), x, y),
  l: ([width = 1, ...numbers]) => {
    const points = pointsOf(numbers)
    return (x, y) => points.some((from, index) => index > 0 && distance(points[index - 1] ?? from, from, x, y) <= width / 2)
  },
}

type Point = readonly [number, number]

function pointsOf(numbers: number[]): Point[] {
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as const] : []))
}

function isInPolygon(points: readonly Point[], x: number, y: number): boolean {
  let isInside = false
  points.forEach(([x1, y1], index) => {
    const [x2, y2] = points.at(index - 1) ?? [0, 0]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside
  })
  return isInside
}

/** Returns the distance from a point to the line between two points. */
function distance([x1, y1]: Point, [x2, y2]: Point, x: number, y: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const part = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - x1 - part * dx, y - y1 - part * dy)
}

/** Returns red, green and blue of a colour such as `#ffc93c`, from -1 to 1. */
export function valuesOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 127.5 - 1)
}
