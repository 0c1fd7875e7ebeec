import { drawn, type Prepared } from '../../drawings/motifs/motifs.ts'
import type { Drawing, Point } from '../../drawings/paper/drawing.ts'
import { mirrored, turned } from '../../drawings/paper/drawing.ts'
import { tidy } from '../model/model.ts'

/** A drawing on the pad. `changes` counts what the learner did to it: lines, turns, steps back. */
export type Pad = { drawing: Drawing; prepared: Prepared | null; changes: number; isDown: boolean }

export type PadAction =
  | { type: 'start'; at: Point }
  | { type: 'move'; at: Point }
  | { type: 'end' }
  | { type: 'undo' | 'clear' | 'mirror' | 'turn' }
  | { type: 'load'; prepared: Prepared }

export const emptyPad: Pad = { drawing: [], prepared: null, changes: 0, isDown: false }

/** The most lines of a drawing, and points of a line while it is drawn. */
const maxStrokes = 80
const maxPoints = 600

/** Returns the pad after an action. */
export function padAfter(pad: Pad, action: PadAction): Pad {
  const { drawing, changes } = pad
  const changed = (next: Drawing): Pad => ({ ...pad, drawing: next, changes: changes + 1, isDown: false })
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
      return { drawing: drawn(action.prepared), prepared: action.prepared, changes: 0, isDown: false }
  }
}
