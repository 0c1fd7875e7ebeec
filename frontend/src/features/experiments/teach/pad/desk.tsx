import { Box, Grid } from '@chakra-ui/react'
import { percent } from '@deepm/schema/rules/experiments/percent'
import { useEffect, useEffectEvent, useMemo, useReducer } from 'react'
import type { Prepared } from '../../drawings/motifs/motifs.ts'
import type { Drawing } from '../../drawings/paper/drawing.ts'
import { answerOf, judge, type Machine, type MachineId } from '../model/machine.ts'
import { className, type Label, labelOf, type State, trainingItems, trayMotifs } from '../model/model.ts'
import { DrawingPad } from './drawing-pad.tsx'
import { type Fooled, Fooling } from './fooling.tsx'
import { LiveAnswer } from './live-answer.tsx'
import { emptyPad, padAfter } from './pad-state.ts'
import { PadTools } from './pad-tools.tsx'
import { Teaching } from './teaching.tsx'
import { Tray } from './tray.tsx'

/** Milliseconds without a new line after which the answer is read. */
const rest = 600

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
export function Desk({ state, machine, machineId, isFooling: wantsToFool, onAdd, onFooled, announce }: Props) {
  const [pad, act] = useReducer(padAfter, emptyPad)
  const motifs = useMemo(() => trayMotifs(state.setup), [state.setup])
  const used = useMemo(() => new Set(trainingItems(state).map((it) => it.prepared?.seed ?? -1)), [state])
  // Own classes have no machine to fool before their first training.
  const isFooling = wantsToFool && !(state.setup === 'own' && !machine)
  const isEmpty = pad.drawing.length === 0
  // Someone who knows the answer could say that an own drawing was the other kind all along.
  const isSecret = isFooling && !isEmpty && !pad.base && labelOf(state, pad.prepared) === null

  const readAnswer = useEffectEvent(() => {
    if (isEmpty || isSecret || pad.isDown || !machine) return
    const chances = judge(machine, pad.drawing)[machineId]
    const answer = answerOf(chances)
    announce(`The machine says: ${className(state, answer)}, ${percent(chances[answer] ?? 0)}.`)
  })
  useEffect(() => {
    const timer = setTimeout(() => readAnswer(), rest)
    return () => clearTimeout(timer)
  }, [pad.drawing, pad.isDown, pad.base?.truth])

  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 20rem) minmax(0, 1fr)' }} gap={{ base: '3', md: '5' }}>
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2" alignContent="start">
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
      <LiveAnswer state={state} machine={machine} machineId={machineId} pad={pad} isSecret={isSecret}>
        {isFooling ? (
          <Fooling state={state} machine={machine} machineId={machineId} pad={pad} onAction={act} onFooled={onFooled} />
        ) : (
          <Teaching state={state} pad={pad} onAction={act} onAdd={onAdd} />
        )}
      </LiveAnswer>
    </Grid>
  )
}
