import { Box, Text } from '@chakra-ui/react'
import { percent } from '@deepm/schema/rules/experiments/percent'
import { mostlyKept, sure } from '@deepm/schema/rules/experiments/teach'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { Button } from '../../../../ui/components/button.tsx'
import { inkOf } from '../../drawings/paper/drawing.ts'
import { answerOf, judge, type Machine, type MachineId } from '../model/machine.ts'
import { className, type Label, labelOf, type State } from '../model/model.ts'
import { KindButtons } from './kind-buttons.tsx'
import { keptShare, type Pad, type PadAction } from './pad-state.ts'

/** Length of the lines of an own drawing at least. Prepared drawings have 200 and more. */
const leastInk = 100

export type Fooled = { truth: Label; before: number; chance: number; kept: number; changes: number }

type Props = {
  state: State
  machine: Machine | null
  machineId: MachineId
  pad: Pad
  onAction(action: PadAction): void
  onFooled(fooled: Fooled): void
}

/** Takes a drawing that learner and machine agree on, and checks what the learner made of it. */
export function Fooling({ state, machine, machineId, pad, onAction, onFooled }: Props) {
  const [last, setLast] = useState({ text: '', drawing: pad.drawing })
  const setSaid = (text: string) => setLast({ text, drawing: pad.drawing })
  const said = last.drawing === pad.drawing ? last.text : ''

  const confirm = (truth: Label) => {
    if (pad.drawing.length === 0 || !machine) return setSaid('Tap a drawing first, or draw your own.')
    if (inkOf(pad.drawing) < leastInk) return setSaid('Draw more, so that people see what it is.')
    const chances = judge(machine, pad.drawing)[machineId]
    if (answerOf(chances) === truth) return onAction({ type: 'confirm', truth })
    setSaid(`The machine says ${className(state, 1 - truth)} from the start. Take one that it gets right.`)
  }
  const known = labelOf(state, pad.prepared)
  const isAgreed = useMemo(
    () => machine !== null && known !== null && pad.changes === 0 && answerOf(judge(machine, pad.drawing)[machineId]) === known,
    [machine, machineId, known, pad.changes, pad.drawing],
  )
  const begin = useEffectEvent(() => {
    if (isAgreed && known !== null && !pad.base) onAction({ type: 'confirm', truth: known })
  })
  useEffect(() => begin(), [isAgreed, pad.prepared])

  if (!machine || (isAgreed && !pad.base)) return null
  if (!pad.base && known !== null)
    return (
      <Text role="status" fontWeight="700">
        The machine gets this {className(state, known)} wrong without your help. Take another drawing.
      </Text>
    )
  if (!pad.base)
    return <KindButtons state={state} title="Take a drawing that it gets right. What is it?" said={said} onChoose={confirm} />

  const { truth, drawing } = pad.base
  const [right, wrong] = [className(state, truth), className(state, 1 - truth)]
  const claim = () => {
    if (pad.changes === 0) return setSaid('Change it first: turn it, add lines or take some away.')
    const kept = keptShare(pad)
    if (kept < mostlyKept) return setSaid(`Too many lines are new or gone. It must still be mostly the same drawing.`)
    const [before, chance] = [
      judge(machine, drawing)[machineId][truth] ?? 0,
      judge(machine, pad.drawing)[machineId][1 - truth] ?? 0,
    ]
    onFooled({ truth, before, chance, kept, changes: Math.min(1000, pad.changes) })
    if (before <= 0.5) setSaid('This machine was wrong about it from the start. Take another drawing.')
    else if (chance >= sure) setSaid(`Fooled! The machine says ${wrong}: ${percent(chance)}.`)
    else setSaid(`${percent(chance)} for ${wrong}. It must be ${percent(sure)}, the dashed line.`)
  }
  return (
    <Box role="group" aria-label="Fool it" display="grid" gap="2">
      <Text fontWeight="700">
        It is: {right}. Change it until the machine says {wrong}. People must still see what it is.
      </Text>
      <Box>
        <Button hue={truth === 0 ? 'violet' : 'amber'} onClick={claim}>
          It is still: {right}
        </Button>
      </Box>
      <Box role="status" fontWeight="600" minHeight="6">
        {said}
      </Box>
    </Box>
  )
}
