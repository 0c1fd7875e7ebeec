import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import type { MissionNumber } from '@deepm/schema/rules/experiments/catalogue'
import { bestPoint } from '@deepm/schema/rules/experiments/name-maker'
import { percent } from '@deepm/schema/rules/experiments/percent'
import { startTransition, useEffect, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { freshSeed } from '../engine/random.ts'
import { ChoiceRow } from '../frame/choice-row.tsx'
import type { ViewProps } from '../frame/definition.ts'
import { ShareBar } from '../frame/share-bar.tsx'
import { useKeptFocus } from '../frame/use-kept-focus.ts'
import { adviceOnBestPoint, adviceOnCopies, adviceOnSoup } from './advice.ts'
import { namesOf } from './data.ts'
import { bestPointEvidence, copyEvidence, soupEvidence } from './evidence.ts'
import { LossChart } from './loss-chart.tsx'
import { NameList } from './name-list.tsx'
import { ListChoice, NetworkChoice } from './settings.tsx'
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

  // While it trains, the page stays: the learner watches the names and decides when to stop.
  const advice = isRunning
    ? ''
    : mission === 1
      ? adviceOnSoup(points, stops)
      : mission === 2
        ? adviceOnCopies(points, isDone)
        : ''
  useEffect(() => {
    if (isRunning) return
    if (mission === 1) report(soupEvidence(points, stops))
    else if (mission === 2) report(copyEvidence(points, size, namesOf(setup, isFew).training.length))
  }, [mission, isRunning, points, stops, size, setup, isFew, report])
  const adviceOnMade = mission === 3 && made ? adviceOnBestPoint(points, made.round, made.names) : ''
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

  const network = <NetworkChoice key="network" state={state} onChange={change} />
  const chart = <LossChart key="chart" points={points} at={Math.max(0, at)} onLook={setLookedAt} />
  const making = (
    <Box key="making" display="grid" gap="3">
      <Button variant="outline" aria-disabled={!point} onClick={() => point && training.write(point.round, bestPoint.made)}>
        Make {bestPoint.made} names at round {Math.max(0, at)}
      </Button>
      {made && state.made.length > 0 && (
        <NameList
          title={`Made at round ${made.round}: ${state.made.filter(({ isCopy }) => !isCopy).length} of ${state.made.length} are new`}
          names={state.made}
        />
      )}
      <Box role="status" fontWeight="600">
        {adviceOnMade}
      </Box>
    </Box>
  )
  // What a mission is about comes first, so that a phone shows it with the buttons.
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 5fr)' }} gap="6" alignItems="start">
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
        {mission === 2 && network}
        <Flex ref={buttons} gap="3" wrap="wrap" align="center">
          <Button onClick={toggle} aria-disabled={isDone && !isRunning}>
            {isRunning ? 'Stop' : last > 0 ? 'Keep going' : 'Start training'}
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
        {mission === 3 && chart}
        {mission === 3 && making}
        {point && <Shares point={point} mission={mission} />}
        <Box role="status" fontWeight="600">
          {advice}
        </Box>
        {point && <NameList title={`Names after round ${point.round}`} names={point.names} />}
        {point?.names.some(({ odd }) => odd.length > 0) && (
          <Text color="fg.muted">Red: no name in the list has this letter here, after the one before.</Text>
        )}
        {mission !== 3 && chart}
      </Box>
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
        <ListChoice state={state} onChange={change} />
        {mission !== 2 && network}
        <ChoiceRow
          legend="How fast should it train?"
          options={paces}
          value={pace}
          onChange={(it) => {
            setPace(it)
            if (isRunning) training.run(it)
          }}
        />
        {mission !== 3 && making}
      </Box>
    </Grid>
  )
}

/** The shares that matter in a mission. */
function Shares({ point: { soup, copies }, mission }: { point: Point; mission: MissionNumber }) {
  return (
    <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 12rem), 1fr))" gap="4">
      {mission !== 2 && <ShareBar label="Impossible pairs of letters" share={soup} />}
      {mission !== 1 && <ShareBar label="Copied names" share={copies} />}
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
