import { Box, Flex, Text } from '@chakra-ui/react'
import type { DrawingSetup } from '@deepm/schema/rules/experiments/teach'
import { useCallback, useMemo, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { ProgressBar } from '../../../ui/components/progress-bar.tsx'
import { rounds } from '../drawings/network/train.ts'
import { ChoiceRow } from '../frame/choice-row.tsx'
import type { ViewProps } from '../frame/definition.ts'
import { TrainingBox } from './boxes/training-box.tsx'
import { factsOf, type MachineId, machineIds, type Report, scoreOf } from './model/machine.ts'
import {
  addedCount,
  type Item,
  itemName,
  type Label,
  type State,
  startState,
  trainingItems,
  withItem,
  withoutItem,
} from './model/model.ts'
import { machineNames, setupNames } from './model/names.ts'
import { Desk } from './pad/desk.tsx'
import { Confusion } from './results/confusion.tsx'
import { ModelCard } from './results/model-card.tsx'
import { Scores } from './results/scores.tsx'
import { useTraining } from './use-training.ts'

const setups = (Object.keys(setupNames) as DrawingSetup[]).map((value) => ({ value, label: setupNames[value] }))
const machines = machineIds.map((value) => ({ value, label: machineNames[value] }))

/** Draw, train, test: the desk on top, the boxes below it, then the results. */
export function TeachView({ state, setState, change, mission, report, announce }: ViewProps<State>) {
  const [machineId, setMachineId] = useState<MachineId>('neighbors')
  const [removed, setRemoved] = useState<Item | null>(null)
  const [left, setLeft] = useState<Partial<Record<DrawingSetup, State>>>({})
  const { setup } = state

  const training = useTraining(state, (result: Report) => {
    const last = scoreOf(result.tests, machineId)
    const examples = result.machine.items.length
    change((now) => ({ ...now, lastTest: { ...last, examples } }))
    announce(`${last.right} of ${last.tested} new drawings right.`)
    if (mission !== 1) return
    const added = addedCount(state)
    for (const id of [machineId, ...machineIds]) {
      report({ setup, machine: id, examples, added, last: scoreOf(result.tests, id) })
    }
  })
  const result = training.report
  const machine = result?.machine ?? null
  const hasResults = result !== null && training.isTested && result.tests.length > 0
  const facts = useMemo(() => (result ? factsOf(setup, result, machineId) : null), [setup, result, machineId])

  const remove = useCallback(
    (item: Item) => {
      setRemoved(item)
      change((now) => withoutItem(now, item.id))
      announce(`Deleted: ${itemName(state, item)}.`)
    },
    [state, change, announce],
  )
  const restore = useCallback(() => {
    setRemoved(null)
    if (removed) change((now) => ({ ...now, items: [...now.items, removed] }))
    announce('The drawing is back.')
  }, [removed, change, announce])
  const rename = useCallback(
    (label: Label, name: string) =>
      setState((now) => ({ ...now, names: label === 0 ? [name, now.names[1]] : [now.names[0], name] })),
    [setState],
  )
  const changeSetup = (next: DrawingSetup) => {
    setLeft((now) => ({ ...now, [setup]: state }))
    setRemoved(null)
    setState(left[next] ?? startState(next))
  }

  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <Desk
        key={`${setup} ${mission === 2}`}
        state={state}
        machine={machine}
        machineId={machineId}
        isFooling={mission === 2}
        onAdd={(label, drawing, prepared) => change((now) => withItem(now, label, drawing, prepared))}
        onFooled={(fooled) => report({ setup, machine: machineId, ...fooled })}
        announce={announce}
      />
      <TrainingBox state={state} canRestore={removed !== null} onDelete={remove} onRestore={restore} onName={rename} />
      <Box display="grid" gap="3">
        <Flex gap="4" align="center" wrap="wrap">
          <Button
            size="lg"
            hue="violet"
            loading={training.round !== null}
            aria-disabled={!training.canTrain}
            onClick={training.canTrain ? training.train : undefined}
          >
            Train and test
          </Button>
          <Text color="fg.muted">{hintOf(training, trainingItems(state).length - (machine?.items.length ?? 0))}</Text>
        </Flex>
        {training.round !== null && (
          <ProgressBar hue="violet" label="Training of the neural network" value={(100 * training.round) / rounds} showLabel />
        )}
        <Box role="status" color="danger.text">
          {training.problem}
        </Box>
      </Box>
      {hasResults && <Scores state={state} report={result} machineId={machineId} />}
      {mission === 3 &&
        (hasResults && facts && !training.isStale ? (
          <ModelCard key={machineId} state={state} facts={facts} onChecked={(chosen) => report({ setup, facts, chosen })} />
        ) : (
          <Text fontWeight="600">Train and test the machine. Then its model card appears here.</Text>
        ))}
      {hasResults && <Confusion state={state} report={result} machineId={machineId} />}
      <Flex gap="5" wrap="wrap">
        <ChoiceRow legend="What else could it learn?" options={setups} value={setup} onChange={changeSetup} />
        <ChoiceRow legend="Which machine?" options={machines} value={machineId} onChange={(id) => setMachineId(id)} />
      </Flex>
    </Box>
  )
}

function hintOf({ canTrain, isStale, isTested }: ReturnType<typeof useTraining>, more: number): string {
  if (!canTrain) return 'It needs at least one drawing of each kind.'
  if (isStale)
    return more > 0
      ? `${more} new ${more === 1 ? 'drawing' : 'drawings'} since the last training.`
      : 'The training box has changed.'
  return isTested ? 'Add other drawings and train again.' : 'The test shows how it does on drawings it has never seen.'
}
