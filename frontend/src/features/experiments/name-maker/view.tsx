import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { bestPoint } from '@deepm/schema/rules/experiments/name-maker'
import { percent } from '@deepm/schema/rules/experiments/percent'
import { startTransition, useEffect, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { freshSeed } from '../engine/random.ts'
import { ChoiceRow } from '../frame/choice-row.tsx'
import type { ViewProps } from '../frame/definition.ts'
import { ShareBar } from '../frame/share-bar.tsx'
import { useKeptFocus } from '../frame/use-kept-focus.ts'
import { namesOf } from './data.ts'
import { bestPointEvidence, copyEvidence, soupEvidence } from './evidence.ts'
import { LossChart } from './loss-chart.tsx'
import { NameList } from './name-list.tsx'
import { Settings } from './settings.tsx'
import type { State } from './state.ts'
import type { MadeName, Point } from './trainer.ts'
import { useTraining } from './use-training.ts'

/** Milliseconds between two rounds. */
const paces = [
  { value: 700, label: 'Slow' },
  { value: 150, label: 'Normal' },
  { value: 0, label: 'Fast' },
] as const

const noStops: ReadonlySet<number> = new Set()

/** The network: its data, its training, its curves, and the names that it invents. */
export function NameMakerView({ state, setState, mission, report, announce }: ViewProps<State>) {
  const training = useTraining(state)
  const { points, isRunning, isDone, made } = training
  const [pace, setPace] = useState<number>(150)
  const [lookedAt, setLookedAt] = useState<number | null>(null)
  const [stops, setStops] = useState(noStops)
  const last = points.length - 1
  const at = lookedAt ?? last
  const point = points[at]
  const newest = points[last]
  const { size, setup, isFew } = state
  const buttons = useKeptFocus<HTMLDivElement>()

  useEffect(() => {
    if (mission === 1) report(soupEvidence(points, stops))
    else if (mission === 2) report(copyEvidence(points, size, namesOf(setup, isFew).training.length))
  }, [mission, points, stops, size, setup, isFew, report])
  useEffect(() => {
    if (!made) return
    setState((now) => ({ ...now, made: made.names }))
    const copies = made.names.filter(({ isCopy }) => isCopy).length
    announce(`${made.names.length - copies} of ${made.names.length} are new: ${listed(made.names)}.`)
  }, [made, setState, announce])
  useEffect(() => {
    if (newest && newest.round > 0 && !isRunning) announce(summary(newest))
  }, [newest, isRunning, announce])
  useEffect(() => {
    if (mission === 3 && made) report(bestPointEvidence(points, made.round, made.names))
  }, [mission, points, made, report])

  const change = (changes: Partial<State>) => {
    setStops(noStops)
    setLookedAt(null)
    setState((now) => ({ ...now, ...changes, seed: freshSeed(), made: [] }))
    announce('A new network, before its first round.')
  }
  const toggle = () => {
    setLookedAt(null)
    if (isDone) return
    if (!isRunning) return training.run(pace)
    training.stop()
    setStops((now) => new Set([...now, last]))
  }
  const oneRound = () => {
    if (isRunning || isDone) return
    startTransition(() => {
      setLookedAt(null)
      setStops((now) => new Set([...now, last, last + 1]))
    })
    training.round()
  }

  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 5fr)' }} gap="6" alignItems="start">
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
        <Flex ref={buttons} gap="3" wrap="wrap" align="center">
          <Button onClick={toggle} aria-disabled={isDone && !isRunning}>
            {isRunning ? 'Stop' : last > 0 ? 'Go on' : 'Start training'}
          </Button>
          <Button variant="outline" onClick={oneRound} aria-disabled={isRunning || isDone}>
            One round
          </Button>
          {last > 0 && (
            <Button variant="ghost" onClick={() => change({})}>
              New network
            </Button>
          )}
        </Flex>
        {training.hasFailed && <Text role="alert">The training stopped because of an error. Please press “Start again”.</Text>}
        <LossChart points={points} at={Math.max(0, at)} onLook={setLookedAt} />
        {point && (
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
            <ShareBar label="Impossible pairs of letters" share={point.soup} />
            <ShareBar label="Copied names" share={point.copies} />
          </Grid>
        )}
        {point && <NameList title={`Names after round ${point.round}`} names={point.names} />}
      </Box>
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
        <Settings state={state} onChange={change} />
        <ChoiceRow
          legend="How fast should it train?"
          options={paces}
          value={pace}
          onChange={(it) => {
            setPace(it)
            if (isRunning) training.run(it)
          }}
        />
        <Box display="grid" gap="3">
          <Button variant="outline" aria-disabled={!point} onClick={() => point && training.write(point.round, bestPoint.made)}>
            Make {bestPoint.made} names at round {Math.max(0, at)}
          </Button>
          {made && state.made.length > 0 && (
            <NameList
              title={`Made at round ${made.round}: ${state.made.filter(({ isCopy }) => !isCopy).length} of ${state.made.length} are new`}
              names={state.made}
            />
          )}
        </Box>
      </Box>
    </Grid>
  )
}

/** Says how a network does after a round. */
function summary({ round, soup, copies, names }: Point): string {
  return `Round ${round}: ${percent(soup)} impossible pairs of letters, ${percent(copies)} copied names. ${listed(names.slice(0, 4))}.`
}

function listed(names: readonly MadeName[]): string {
  return names.map(({ text }) => text).join(', ')
}
