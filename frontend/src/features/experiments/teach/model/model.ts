import { type DrawingSetup, drawingSetups, maxDrawings } from '@deepm/schema/rules/experiments/teach'
import { drawn, type MotifId, motifs, nameOf, type Prepared, preparedSet } from '../../drawings/motifs/motifs.ts'
import type { Drawing, Stroke } from '../../drawings/paper/drawing.ts'
import { simplified } from '../../drawings/paper/drawing.ts'

export type Label = 0 | 1

/** A drawing in the training box or in the test box. */
export type Item = {
  id: number
  label: Label
  drawing: Drawing
  /** How it was made, or `null` if the learner drew or changed it. */
  prepared: Prepared | null
  isTest: boolean
}

export type State = {
  setup: DrawingSetup
  /** Names of own classes. They stay on the device. */
  names: readonly [string, string]
  items: readonly Item[]
  nextId: number
  /** What the last test found, for a project. */
  lastTest: { right: number; tested: number; examples: number } | null
}

/** Prepared drawings per class in the training box at the beginning: all of the same look. */
const startCount = 5

/** Prepared drawings of each look and class in the test box. */
const testsPerLook = 7

const seeds = { start: 11, test: 2_000_011, tray: 4_000_011 }

const firstItems = new Map<DrawingSetup, Item[]>()

/** Returns a training box with a few drawings of one look, and a test box with all looks. Both are empty for own classes. */
export function startState(setup: string): State {
  const known = setup in drawingSetups ? (setup as DrawingSetup) : 'cat-dog'
  const items = firstItems.get(known) ?? preparedItems(known)
  firstItems.set(known, items)
  return { setup: known, names: namesOf(known), items, nextId: items.length, lastTest: null }
}

function preparedItems(known: DrawingSetup): Item[] {
  const training = pairs(known).flatMap(([motif, label]) =>
    preparedSet(motif, startCount, seeds.start + label, [0]).map((prepared) => ({ label, prepared, isTest: false })),
  )
  const tests = pairs(known).flatMap(([motif, label]) =>
    preparedSet(motif, testsPerLook * motifs[motif].looks.length, seeds.test + label).map((prepared) => ({
      label,
      prepared,
      isTest: true,
    })),
  )
  return [...training, ...tests].map((it, id): Item => ({ ...it, id, drawing: drawn(it.prepared) }))
}

function pairs(setup: DrawingSetup): [MotifId, Label][] {
  const { classes } = drawingSetups[setup]
  return classes ? classes.map((motif, label) => [motif, label as Label]) : []
}

function namesOf(setup: DrawingSetup): [string, string] {
  const { classes } = drawingSetups[setup]
  return classes ? [...classes] : ['', '']
}

/** Motifs of the drawings that can be tapped instead of drawing. */
export function trayMotifs(setup: DrawingSetup): MotifId[] {
  const own: MotifId[] = ['cat', 'dog', 'sun', 'flower', 'pitched', 'shop']
  return setup === 'own' ? own : pairs(setup).map(([motif]) => motif)
}

/** Returns the class that a prepared drawing shows; `null` for a drawing of the learner, and for classes that the learner named. */
export function labelOf({ setup }: State, prepared: Prepared | null): Label | null {
  if (!prepared || setup === 'own') return null
  return trayMotifs(setup).indexOf(prepared.motif) === 0 ? 0 : 1
}

/** Returns prepared drawings to tap, all looks of all motifs, mixed. Each page has others. */
export function trayOf(motifIds: readonly MotifId[], page: number, size: number): Prepared[] {
  const sets = motifIds.map((motif, index) => preparedSet(motif, size, seeds.tray + page * 20 + index))
  return Array.from({ length: size }, (_, index) => sets[index % sets.length]?.[Math.floor(index / sets.length)]).filter(
    (it) => it !== undefined,
  )
}

export const trainingItems = ({ items }: State) => items.filter((it) => !it.isTest)
export const testItems = ({ items }: State) => items.filter((it) => it.isTest)

/** Adds a drawing. Of own classes, every second drawing goes into the test box. */
export function withItem(state: State, label: Label, drawing: Drawing, prepared: Prepared | null): State {
  if (!hasRoom(state)) return state
  const before = state.items.filter((it) => it.label === label).length
  const isTest = state.setup === 'own' && before % 2 === 1
  const item: Item = { id: state.nextId, label, drawing, prepared, isTest }
  return { ...state, items: [...state.items, item], nextId: state.nextId + 1 }
}

export function withoutItem(state: State, id: number): State {
  return { ...state, items: state.items.filter((it) => it.id !== id) }
}

export function hasRoom({ items }: State): boolean {
  return items.length < maxDrawings
}

/** Returns the drawings that the learner added to the training box. */
export function addedCount(state: State): number {
  const first = new Set(startState(state.setup).items.map((it) => it.id))
  return trainingItems(state).filter((it) => !first.has(it.id)).length
}

/** Returns the name of a class in a sentence. */
export function className({ names }: Pick<State, 'names'>, label: number): string {
  return names[label]?.trim() || (label === 0 ? 'first kind' : 'second kind')
}

/** Returns what a drawing shows, for screen readers. */
export function itemName(state: State, { label, prepared }: Item): string {
  return prepared ? nameOf(prepared) : `your ${className(state, label)}`
}

/** Shortens a drawn line to what matters. Coordinates become whole numbers. */
export function tidy(stroke: Stroke): Stroke {
  return simplified(stroke, 1.2).map(([x, y]) => [Math.round(x), Math.round(y)])
}
