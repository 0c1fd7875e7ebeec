import { maxStateLength } from '@deepm/schema/rules/experiments/mission'
import type { DrawingSetup } from '@deepm/schema/rules/experiments/teach'
import { drawn, type MotifId, motifs, type Prepared } from '../../drawings/motifs/motifs.ts'
import type { Drawing, Point } from '../../drawings/paper/drawing.ts'
import { type Item, type Label, type State, startState } from './model.ts'

type SavedItem = { label: Label; isTest: boolean } & (Prepared | { strokes: number[][] })
type Saved = { setup: DrawingSetup; examples: SavedItem[] }

/** Converts the drawings to what is saved: lines as whole numbers, the latest drawings first if there are too many. Names are not saved. */
export function pack({ setup, items }: State): Saved {
  const prepared = new Set(
    startState(setup)
      .items.filter((it) => it.isTest)
      .map((it) => it.id),
  )
  const examples: SavedItem[] = []
  let left = maxStateLength - 200
  for (const item of items.filter((it) => !prepared.has(it.id)).toReversed()) {
    const saved = packed(item)
    left -= JSON.stringify(saved).length + 1
    if (left < 0) break
    examples.unshift(saved)
  }
  return { setup, examples }
}

function packed({ label, isTest, prepared, drawing }: Item): SavedItem {
  if (prepared) return { label, isTest, ...prepared }
  const limited = (value: number) => Math.max(-50, Math.min(150, Math.round(value)))
  return { label, isTest, strokes: drawing.map((stroke) => stroke.flatMap(([x, y]) => [limited(x), limited(y)])) }
}

/** Returns the state with the saved drawings; `null` if they do not fit any more. */
export function unpack(saved: unknown): State | null {
  const { setup, examples } = saved as Saved
  const start = startState(setup)
  if (examples.some((it) => 'motif' in it && !(it.motif in motifs))) return null
  // Ids of the first training drawings are needed again only for drawings that were not deleted.
  const known = new Map(start.items.filter((it) => !it.isTest && it.prepared).map((it) => [it.prepared?.seed, it.id]))
  let { nextId } = start
  const items = examples.map((it): Item => {
    const { label, isTest } = it
    if ('strokes' in it) return { id: nextId++, label, isTest, prepared: null, drawing: unpacked(it.strokes) }
    const prepared = { motif: it.motif as MotifId, look: it.look, seed: it.seed, isMirrored: it.isMirrored }
    return { id: known.get(it.seed) ?? nextId++, label, isTest, prepared, drawing: drawn(prepared) }
  })
  return { ...start, items: [...items, ...start.items.filter((it) => it.isTest)], nextId }
}

function unpacked(strokes: readonly number[][]): Drawing {
  return strokes.map((numbers) => {
    const points: Point[] = []
    for (let index = 0; index + 1 < numbers.length; index += 2) points.push([numbers[index] ?? 0, numbers[index + 1] ?? 0])
    return points
  })
}
