import { useState } from 'react'
import type { Prepared } from '../../drawings/motifs/motifs.ts'
import type { Drawing } from '../../drawings/paper/drawing.ts'
import { className, hasRoom, type Label, type State } from '../model/model.ts'
import { KindButtons } from './kind-buttons.tsx'
import type { Pad, PadAction } from './pad-state.ts'

type Props = {
  state: State
  pad: Pad
  onAction(action: PadAction): void
  onAdd(label: Label, drawing: Drawing, prepared: Prepared | null): void
}

/** Adds the drawing to the training box. */
export function Teaching({ state, pad, onAction, onAdd }: Props) {
  const [said, setSaid] = useState('')
  const add = (label: Label) => {
    if (pad.drawing.length === 0) return setSaid('Draw something first, or tap a drawing.')
    if (!hasRoom(state)) return setSaid('The boxes are full. Delete a drawing first.')
    onAdd(label, pad.drawing, pad.changes === 0 ? pad.prepared : null)
    setSaid(`Added to ${className(state, label)}.`)
    onAction({ type: 'clear' })
  }
  return <KindButtons state={state} title="Teach it: what is on the pad?" said={said} onChoose={add} />
}
