import { type Drawing, distanceToLine, fitted } from './drawing.ts'

/** Pixels of a side. */
export const side = 28

/** Half the width of a line, and the width of its soft edge, in pixels. */
const [half, soft] = [0.8, 0.9]

/** Returns a drawing as 28 × 28 pixels, row by row, moved to the middle and scaled to the same size: 0 is paper, 1 is ink. */
export function pixelsOf(drawing: Drawing): Float32Array {
  const ink = new Float32Array(side * side)
  const scale = side / 100
  for (const stroke of fitted(drawing, 84)) {
    for (const [index, point] of stroke.entries()) {
      const before = stroke[index - 1] ?? point
      if (index === 0 && stroke.length > 1) continue
      const a = [before[0] * scale - 0.5, before[1] * scale - 0.5] as const
      const b = [point[0] * scale - 0.5, point[1] * scale - 0.5] as const
      const reach = half + soft
      const from = [Math.floor(Math.min(a[0], b[0]) - reach), Math.floor(Math.min(a[1], b[1]) - reach)] as const
      const to = [Math.ceil(Math.max(a[0], b[0]) + reach), Math.ceil(Math.max(a[1], b[1]) + reach)] as const
      for (let y = Math.max(0, from[1]); y <= Math.min(side - 1, to[1]); y += 1) {
        for (let x = Math.max(0, from[0]); x <= Math.min(side - 1, to[0]); x += 1) {
          const strength = Math.min(1, Math.max(0, (reach - distanceToLine([x, y], a, b)) / soft))
          const place = y * side + x
          if (strength > (ink[place] ?? 0)) ink[place] = strength
        }
      }
    }
  }
  return ink
}
