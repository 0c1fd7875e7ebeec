import type { Item, Scene } from './storyboard.ts'

/** An item as one frame shows it. `shown` goes from 0 to 1 while it appears, and back while it disappears. */
export type Drawn = { id: string; item: Item; shown: number; isNew: boolean }

/** Returns the items of a scene in the middle of a change. `progress` goes from 0 to 1 while the items of the beat change. */
export function frameOf(scene: Scene, beat: number, progress: number): Drawn[] {
  const eased = progress * progress * (3 - 2 * progress)
  return Object.entries(scene.items).map(([id, item]) => {
    const before = stateOf(scene, id, item, beat - 1)
    const after = stateOf(scene, id, item, beat)
    const isNew = after.isShown && !before.isShown && beat >= 0
    const shown = before.isShown === after.isShown ? Number(after.isShown) : after.isShown ? eased : 1 - eased
    return { id, isNew, shown, item: before.isShown ? (between(before.item, after.item, eased) as Item) : after.item }
  })
}

/** Returns the properties of an item after a beat. Before the first beat, only the items that no beat shows are visible. */
function stateOf(scene: Scene, id: string, item: Item, beat: number): { item: Item; isShown: boolean } {
  const passed = scene.beats.slice(0, beat + 1)
  const isLater = scene.beats.some(({ show }) => show.includes(id))
  const isShown = passed.reduce((now, { show, hide }) => (hide.includes(id) ? false : show.includes(id) || now), !isLater)
  return { item: Object.assign({}, item, ...passed.map(({ set }) => set[id])) as Item, isShown }
}

/** Numbers change smoothly, also inside lists and records, where a new one starts at 0; everything else changes in the middle. */
function between(before: unknown, after: unknown, share: number): unknown {
  if (typeof before === 'number' && typeof after === 'number') return before + (after - before) * share
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.map((it, index) => between(before[index], it, share))
  if (isRecord(before) && isRecord(after))
    return Object.fromEntries(
      Object.entries(after).map(([key, it]) => [key, between(before[key] ?? (typeof it === 'number' ? 0 : it), it, share)]),
    )
  return share < 0.5 ? (before ?? after) : after
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
