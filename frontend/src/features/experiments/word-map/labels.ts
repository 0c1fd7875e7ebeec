import type { Point } from './atlas.ts'
import { type Camera, type Size, toScreen } from './camera.ts'

export type Label = { word: string; x: number; y: number; isMarked: boolean }

/** Room of a label: pixels of a letter, and of a line. */
const letterWidth = 9.5
const lineHeight = 22

/** A marked word may be written above or below its point. */
const markedShifts = [0, -lineHeight, lineHeight, -2 * lineHeight, 2 * lineHeight]

/** Returns the words that can be written on the map without covering each other. Marked words come first. */
export function placeLabels(
  points: readonly Point[],
  marked: ReadonlySet<string>,
  camera: Camera,
  size: Size,
  limit: number,
): Label[] {
  const inView = points
    .map(({ word, rank, x, y }) => ({ word, rank, isMarked: marked.has(word), ...toScreen({ x, y }, camera, size) }))
    .filter(({ x, y }) => x > 20 && x < size.width - 20 && y > 12 && y < size.height - 12)
    .sort((one, other) => Number(other.isMarked) - Number(one.isMarked) || one.rank - other.rank)
  const placed: Label[] = []
  for (const { word, x, y, isMarked } of inView) {
    if (placed.length >= limit) break
    const room = (one: string, other: string) => ((one.length + other.length) * letterWidth) / 2 + 6
    const isFree = (shift: number) =>
      placed.every((it) => Math.abs(it.x - x) > room(it.word, word) || Math.abs(it.y - y - shift) >= lineHeight)
    const shift = (isMarked ? markedShifts : [0]).find(isFree)
    if (shift !== undefined) placed.push({ word, x, y: y + shift, isMarked })
  }
  return placed
}

/** Returns the word nearest to a place on the screen, within the reach of a finger. */
export function wordAt(points: readonly Point[], place: { x: number; y: number }, camera: Camera, size: Size): string | null {
  let found: string | null = null
  let nearest = 26
  for (const point of points) {
    const { x, y } = toScreen(point, camera, size)
    const distance = Math.hypot(x - place.x, y - place.y)
    if (distance < nearest) {
      nearest = distance
      found = point.word
    }
  }
  return found
}
