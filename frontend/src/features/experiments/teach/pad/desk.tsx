import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { percent } from '@deepm/schema/rules/experiments/percent'
import { sure } from '@deepm/schema/rules/experiments/teach'
import { useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react'
import { Button } from '../../../../ui/components/button.tsx'
import type { Prepared } from '../../drawings/motifs/motifs.ts'
import type { Drawing } from '../../drawings/paper/drawing.ts'
import { answerOf, judge, type Machine, type MachineId } from '../model/machine.ts'
import { className, hasRoom, type Label, type State, trainingItems, trayMotifs } from '../model/model.ts'
import { DrawingPad } from './drawing-pad.tsx'
import { LiveAnswer } from './live-answer.tsx'
import { emptyPad, padAfter } from './pad-state.ts'
import { PadTools } from './pad-tools.tsx'
import { Tray } from './tray.tsx'

const labels = [0, 1] as const

/** Milliseconds without a new line after which the answer is read. */
const rest = 600

type Fooled = { truth: Label; chance: number; changes: number }

type Props = {
  state: State
  machine: Machine | null
  machineId: MachineId
  /** Whether the learner tries to fool the machine instead of teaching it. */
  isFooling: boolean
  onAdd(label: Label, drawing: Drawing, prepared: Prepared | null): void
  onFooled(fooled: Fooled): void
  announce(text: string): void
}

/** The pad, what the machine says about the drawing, and what the learner does with it. */
export function Desk({ state, machine, machineId, isFooling, onAdd, onFooled, announce }: Props) {
  const [pad, act] = useReducer(padAfter, emptyPad)
  const [last, setLast] = useState({ text: '', isFooling })
  const setSaid = (text: string) => setLast({ text, isFooling })
  const motifs = useMemo(() => trayMotifs(state.setup), [state.setup])
  const used = useMemo(() => new Set(trainingItems(state).map((it) => it.prepared?.seed ?? -1)), [state])
  const isEmpty = pad.drawing.length === 0

  const readAnswer = useEffectEvent(() => {
    if (isEmpty || pad.isDown || !machine) return
    const chances = judge(machine, pad.drawing)[machineId]
    const answer = answerOf(chances)
    announce(`The machine says: ${className(state, answer)}, ${percent(chances[answer] ?? 0)}.`)
  })
  useEffect(() => {
    const timer = setTimeout(() => readAnswer(), rest)
    return () => clearTimeout(timer)
  }, [pad.drawing, pad.isDown])

  const add = (label: Label) => {
    if (isEmpty) return setSaid('Draw something first, or tap a drawing.')
    if (!hasRoom(state)) return setSaid('The boxes are full. Delete a drawing first.')
    onAdd(label, pad.drawing, pad.changes === 0 ? pad.prepared : null)
    setSaid(`Added to ${className(state, label)}.`)
    act({ type: 'clear' })
  }
  const claim = (truth: Label) => {
    if (isEmpty || !machine) return setSaid('Draw something first, or tap a drawing and change it.')
    if (pad.changes === 0) return setSaid('This drawing is as it was. Change it first: turn it, add lines or take some away.')
    const chance = judge(machine, pad.drawing)[machineId][1 - truth] ?? 0
    onFooled({ truth, chance, changes: Math.min(1000, pad.changes) })
    const wrong = className(state, 1 - truth)
    setSaid(
      chance >= sure
        ? `Fooled! The machine says ${wrong}: ${percent(chance)}.`
        : `${percent(chance)} for ${wrong}. You need ${percent(sure)}.`,
    )
  }

  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 20rem) minmax(0, 1fr)' }} gap="5" alignItems="start">
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
        <DrawingPad pad={pad} onAction={act} announce={announce} />
        <PadTools
          isEmpty={isEmpty}
          onAction={(action) => {
            act(action)
            if (action.type === 'clear') announce('The pad is empty.')
          }}
        />
        <Tray motifs={motifs} used={used} onTake={(prepared) => act({ type: 'load', prepared })} announce={announce} />
      </Box>
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <LiveAnswer state={state} machine={machine} machineId={machineId} drawing={pad.drawing} />
        <Box role="group" aria-label={isFooling ? 'What is it really?' : 'Teach it'} display="grid" gap="2">
          <Text fontWeight="700">
            {isFooling ? 'What is it really? Ask a person if you are not sure.' : 'Teach it: what is on the pad?'}
          </Text>
          <Flex gap="3" wrap="wrap">
            {labels.map((label) => (
              <Button key={label} hue={label === 0 ? 'violet' : 'amber'} onClick={() => (isFooling ? claim(label) : add(label))}>
                {isFooling ? 'Really: ' : 'It is: '}
                {className(state, label)}
              </Button>
            ))}
          </Flex>
          <Box role="status" fontWeight="600" minHeight="6">
            {last.isFooling === isFooling && last.text}
          </Box>
        </Box>
      </Box>
    </Grid>
  )
}
