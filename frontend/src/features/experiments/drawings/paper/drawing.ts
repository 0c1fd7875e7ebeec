/** Coordinates from 0 to 100; y grows downwards. */
export type Point = readonly [x: number, y: number]
export type Stroke = readonly Point[]
export type Drawing = readonly Stroke[]

/** Returns the drawing as in a mirror. */
export function mirrored(drawing: Drawing): Drawing {
  return drawing.map((stroke) => stroke.map(([x, y]): Point => [100 - x, y]))
}

/** Returns the drawing turned clockwise around the middle of the paper. */
export function turned(drawing: Drawing, degrees: number): Drawing {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return drawing.map((stroke) =>
    stroke.map(([x, y]): Point => [50 + (x - 50) * cos - (y - 50) * sin, 50 + (x - 50) * sin + (y - 50) * cos]),
  )
}

/** Returns the drawing moved to the middle and scaled so that its longer side is `length`. Proportions stay. */
export function fitted(drawing: Drawing, length: number): Drawing {
  const points = drawing.flat()
  if (points.length === 0) return drawing
  const range = (axis: 0 | 1) => {
    const values = points.map((it) => it[axis])
    return [Math.min(...values), Math.max(...values)] as const
  }
  const [left, right] = range(0)
  const [top, bottom] = range(1)
  const factor = length / Math.max(right - left, bottom - top, 10)
  const [x0, y0] = [(left + right) / 2, (top + bottom) / 2]
  return drawing.map((stroke) => stroke.map(([x, y]): Point => [50 + (x - x0) * factor, 50 + (y - y0) * factor]))
}

/** Returns the stroke without points that lie closer than `tolerance` to a line between their neighbors (Douglas-Peucker). */
export function simplified(stroke: Stroke, tolerance = 1): Stroke {
  const first = stroke[0]
  const last = stroke.at(-1)
  if (stroke.length < 3 || !first || !last) return stroke
  let farthest = 0
  let distance = 0
  for (const [index, point] of stroke.entries()) {
    const away = distanceToLine(point, first, last)
    if (away > distance) [farthest, distance] = [index, away]
  }
  if (distance <= tolerance) return [first, last]
  return [...simplified(stroke.slice(0, farthest + 1), tolerance).slice(0, -1), ...simplified(stroke.slice(farthest), tolerance)]
}

/** Returns how far a point is from the line between two others. */
export function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const squared = dx * dx + dy * dy
  const along = squared === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / squared))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

/** Returns the length of all lines; a dot counts as 1. */
export function inkOf(drawing: Drawing): number {
  return drawing.reduce(
    (sum, stroke) =>
      stroke.reduce((length, [x, y], index) => {
        const [lastX, lastY] = stroke[index - 1] ?? [x, y]
        return length + Math.hypot(x - lastX, y - lastY)
      }, sum + 1),
    0,
  )
}
