import type { Random } from '../../engine/random.ts'
import { type Drawing, type Point, turned } from '../paper/drawing.ts'

/** Draws as an unsteady pen does: no two lines are alike. Coordinates are 0 to 100. */
export type Pen = {
  /** A line through the points, which bends a little. */
  line(...points: Point[]): void
  /** An ellipse, or the part of it between two angles in degrees; 0 is right, 90 is below. */
  ellipse(x: number, y: number, width: number, height: number, from?: number, to?: number): void
  dot(x: number, y: number): void
  /** Calls `draw` with this probability. */
  maybe(probability: number, draw: () => void): void
  /** Returns a number between two others. */
  between(low: number, high: number): number
}

const round = (value: number) => Math.round(value * 10) / 10

/** Draws with a pen and returns the strokes: unsteady, slightly turned and stretched. */
export function penned(random: Random, draw: (pen: Pen) => void): Drawing {
  const between = (low: number, high: number) => low + random() * (high - low)
  const strokes: Point[][] = []
  const shaky = ([x, y]: Point, by = 1.3): Point => [x + between(-by, by), y + between(-by, by)]
  const pen: Pen = {
    line(...points) {
      const stroke: Point[] = []
      for (const [index, point] of points.entries()) {
        const before = points[index - 1]
        const isLong = before && Math.hypot(point[0] - before[0], point[1] - before[1]) > 22
        if (isLong) stroke.push(shaky([(point[0] + before[0]) / 2, (point[1] + before[1]) / 2], 1.6))
        stroke.push(shaky(point))
      }
      strokes.push(stroke)
    },
    ellipse(x, y, width, height, from = 0, to = 360) {
      const start = to - from >= 360 ? between(0, 360) : from
      const span = to - from >= 360 ? between(345, 375) : to - from
      const steps = Math.max(4, Math.round((span / 360) * (Math.max(width, height) > 8 ? 14 : 7)))
      const stroke: Point[] = []
      for (let step = 0; step <= steps; step += 1) {
        const angle = ((start + (span * step) / steps) * Math.PI) / 180
        stroke.push(shaky([x + width * Math.cos(angle), y + height * Math.sin(angle)], Math.max(width, height) > 8 ? 1.2 : 0.6))
      }
      strokes.push(stroke)
    },
    dot(x, y) {
      const [a, b] = shaky([x, y])
      strokes.push([
        [a - 1, b],
        [a + 1, b + 0.5],
      ])
    },
    maybe(probability, then) {
      if (random() < probability) then()
    },
    between,
  }
  draw(pen)
  const [wide, high, tilt] = [between(0.85, 1.15), between(0.85, 1.15), between(-9, 9)]
  const stretched = strokes.map((stroke) =>
    stroke.map(([x, y]): Point => [50 + (x - 50) * wide * 0.9, 50 + (y - 50) * high * 0.9]),
  )
  return turned(stretched, tilt).map((stroke) => stroke.map(([x, y]): Point => [round(x), round(y)]))
}
