import { drawn, type Prepared } from '../../drawings/motifs/motifs.ts'
import type { Drawing, Point } from '../../drawings/paper/drawing.ts'
import { inkOf, mirrored, turned } from '../../drawings/paper/drawing.ts'
import { type Label, tidy } from '../model/model.ts'

/** A drawing that the machine got right, before the learner changes it to fool the machine. */
type Base = { drawing: Drawing; truth: Label /** How many of its first lines are still there. */; kept: number }

/** A drawing on the pad. `changes` counts what the learner did to it: lines, turns, steps back. */
export type Pad = { drawing: Drawing; prepared: Prepared | null; changes: number; isDown: boolean; base: Base | null }

export type PadAction =
  | { type: 'start'; at: Point }
  | { type: 'move'; at: Point }
  | { type: 'end' }
  | { type: 'undo' | 'clear' | 'mirror' | 'turn' }
  | { type: 'load'; prepared: Prepared }
  | { type: 'confirm'; truth: Label }

export const emptyPad: Pad = { drawing: [], prepared: null, changes: 0, isDown: false, base: null }

/** The most lines of a drawing, and points of a line while it is drawn. */
const maxStrokes = 80
const maxPoints = 600

/** Returns the pad after an action. */
export function padAfter(pad: Pad, action: PadAction): Pad {
  const { drawing, changes, base } = pad
  const changed = (next: Drawing): Pad => ({
    ...pad,
    drawing: next,
    changes: changes + 1,
    isDown: false,
    base: base && { ...base, kept: Math.min(base.kept, next.length) },
  })
  switch (action.type) {
    case 'start':
      return drawing.length >= maxStrokes ? pad : { ...changed([...drawing, [action.at]]), isDown: true }
    case 'move': {
      const last = drawing.at(-1)
      if (!pad.isDown || !last || last.length >= maxPoints) return pad
      return { ...pad, drawing: [...drawing.slice(0, -1), [...last, action.at]] }
    }
    case 'end': {
      const last = drawing.at(-1)
      return pad.isDown && last ? { ...pad, drawing: [...drawing.slice(0, -1), tidy(last)], isDown: false } : pad
    }
    case 'undo':
      return drawing.length === 0 ? pad : changed(drawing.slice(0, -1))
    case 'clear':
      return emptyPad
    case 'mirror':
      return drawing.length === 0 ? pad : changed(mirrored(drawing))
    case 'turn':
      return drawing.length === 0 ? pad : changed(turned(drawing, 45))
    case 'load':
      return { ...emptyPad, drawing: drawn(action.prepared), prepared: action.prepared }
    case 'confirm':
      return { ...pad, changes: 0, base: { drawing, truth: action.truth, kept: drawing.length } }
  }
}

/** Returns which share of the drawing, before or after the changes, is still the drawing that the machine got right. */
export function keptShare({ drawing, base }: Pad): number {
  if (!base) return 0
  const kept = inkOf(drawing.slice(0, base.kept))
  return kept / Math.max(inkOf(base.drawing), inkOf(drawing), 1)
}
