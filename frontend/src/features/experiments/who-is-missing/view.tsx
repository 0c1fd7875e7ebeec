import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { percent } from '@deepm/schema/rules/experiments/percent'
import { cityAccuracy, homeGroups } from '@deepm/schema/rules/experiments/who-is-missing'
import { useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { useWorker } from '../engine/use-worker.ts'
import type { ViewProps } from '../frame/definition.ts'
import { useKeptFocus } from '../frame/use-kept-focus.ts'
import { City } from './city.tsx'
import { Collection } from './collection.tsx'
import { GroupResults } from './group-results.tsx'
import { History } from './history.tsx'
import { evidenceOf, moving, type Request, type Result, type State } from './model.ts'
import { WhoIsLeftOut } from './who-is-left-out.tsx'

/** Results that are kept. */
const kept = 12

/** The collection, the machine's results in the city, and its results for each group. */
export function WhoIsMissingView({ state, setState, mission, report, announce }: ViewProps<State>) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [opened, setOpened] = useState<readonly number[]>([])
  const tested = useKeptFocus<HTMLDivElement>()
  const { counts, seed, results } = state
  const result = results.at(-1)
  const isSame = result?.counts.every((it, index) => it === counts[index]) === true
  const hasClosed = mission === 1 && opened.length < homeGroups.length

  const { send } = useWorker<Request, Result>(
    () => new Worker(new URL('./train.worker.ts', import.meta.url), { type: 'module' }),
    {
      onMessage: (next) => {
        const all = [...results, next].slice(-kept)
        setBusy(false)
        setState((now) => ({ ...now, results: all }))
        announce(saidOf(next, hasClosed))
        if (mission === 2) report(evidenceOf.repaired(next))
        if (mission === 3) {
          const evidence = evidenceOf.compared(all)
          if (evidence) report(evidence)
        }
      },
      onError: () => {
        setBusy(false)
        setProblem('The training stopped. Press the button again.')
      },
    },
  )

  const train = () => {
    const next = isSame ? seed + 1 : seed
    setBusy(true)
    setProblem('')
    setState((now) => ({ ...now, seed: next }))
    send({ counts, seed: next, testSeed: results.length + next * 50 })
  }

  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }} gap="6" alignItems="start">
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <Text>
          A delivery service uses a machine to tell homes from shops. It learns from your drawings of homes and from 40 drawings
          of shops.
        </Text>
        <Collection counts={counts} seed={seed} onCounts={(next) => setState((now) => ({ ...now, counts: next }))} />
        <Box>
          <Button size="lg" hue="teal" loading={isBusy} onClick={train}>
            {isSame ? 'Train with other drawings' : 'Train and test'}
          </Button>
        </Box>
        <Box role="status" color="danger.text">
          {problem}
        </Box>
      </Box>
      <Box ref={tested} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
        {result ? (
          <>
            <City share={cityAccuracy(result.average)} />
            <GroupResults
              result={result}
              isOpen={(group) => mission !== 1 || opened.includes(group)}
              onOpen={(group) => {
                setOpened((now) => [...now, group])
                announce(`${homeGroups[group]?.name}: ${percent(result.average.groups[group] ?? 0)} right.`)
              }}
              hasSets={mission === 2}
            />
            {mission === 1 && <WhoIsLeftOut result={result} report={report} />}
            {mission === 3 && <History results={results} />}
          </>
        ) : (
          <Flex minHeight="10rem" align="center" justify="center" bg="bg.sunken" borderRadius="2xl" padding="5">
            <Text color="fg.muted" textAlign="center">
              Train the machine. Then it sorts buildings of the city that it has never seen.
            </Text>
          </Flex>
        )}
      </Box>
    </Grid>
  )
}

function saidOf({ average }: Result, hasClosed: boolean): string {
  const total = `The machine is right for ${percent(cityAccuracy(average))} of the buildings.`
  return hasClosed ? total : `${total} ${homeGroups[moving]?.name}: ${percent(average.groups[moving] ?? 0)}.`
}
