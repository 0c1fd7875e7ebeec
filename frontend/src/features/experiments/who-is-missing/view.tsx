import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { cityAccuracy, firstCollection, homeGroups } from '@deepm/schema/rules/experiments/who-is-missing'
import { startTransition, useRef, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { useWorker } from '../engine/use-worker.ts'
import type { ViewProps } from '../frame/definition.ts'
import { useKeptFocus } from '../frame/use-kept-focus.ts'
import { City } from './city.tsx'
import { Collection, FirstCollection } from './collection.tsx'
import { GroupReveal } from './group-reveal.tsx'
import { History } from './history.tsx'
import { evidenceOf, moving, type Request, type Result, type State } from './model.ts'
import { nextStep } from './next-step.ts'
import { outOf100 } from './shares.ts'
import { WhoIsLeftOut } from './who-is-left-out.tsx'

/** Results that are kept. */
const kept = 12

/** The collection, the machine's results in the city, and its results for each group. */
export function WhoIsMissingView({ state, setState, change, mission, report, announce }: ViewProps<State>) {
  const [isBusy, setBusy] = useState(false)
  const isTraining = useRef(false)
  const [problem, setProblem] = useState('')
  const [opened, setOpened] = useState<readonly number[]>([])
  const tested = useKeptFocus<HTMLDivElement>()
  const { seed, results } = state
  // The first mission is about the first collection, whatever the learner collects in the others.
  const counts = mission === 1 ? firstCollection : state.counts
  const result = mission === 1 ? results.findLast((it) => it.mission === 1) : results.at(-1)
  const isSame = result?.counts.every((it, index) => it === counts[index]) === true
  const hasClosed = mission === 1 && opened.length < homeGroups.length
  const step = nextStep(mission, results)

  const { send } = useWorker<Request, Result>(
    () => new Worker(new URL('./train.worker.ts', import.meta.url), { type: 'module' }),
    {
      onMessage: (next) => {
        const { results: all } = change((now) => ({ ...now, results: [...now.results, { ...next, mission }].slice(-kept) }))
        isTraining.current = false
        setBusy(false)
        announce(`${saidOf(next, hasClosed)} ${nextStep(mission, all)}`.trim())
        if (mission === 2) report(evidenceOf.repaired(next))
        if (mission === 3) {
          const evidence = evidenceOf.compared(all)
          if (evidence) report(evidence)
        }
      },
      onError: () => {
        isTraining.current = false
        setBusy(false)
        setProblem('The training stopped. Press the button again.')
      },
    },
  )

  const train = () => {
    if (isTraining.current) return
    isTraining.current = true
    const next = isSame ? seed + 1 : seed
    startTransition(() => {
      setBusy(true)
      setProblem('')
    })
    change((now) => ({ ...now, seed: next }))
    send({ counts, seed: next, testSeed: results.length + next * 50 })
  }

  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }} gap="6" alignItems="start">
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <Text>
          A parcel robot must tell homes from shops. If it takes your home for a shop, you get no parcel. It learns from 40
          drawings of shops and these drawings of homes:
        </Text>
        {mission === 1 ? (
          <FirstCollection seed={seed} />
        ) : (
          <Collection
            counts={counts}
            seed={seed}
            result={result}
            hasTests={mission === 2}
            offersEqual={mission === 3}
            onCounts={(next) => setState((now) => ({ ...now, counts: next }))}
          />
        )}
        <Flex gap="3" align="center" wrap="wrap">
          <Button size="lg" hue="teal" loading={isBusy} onClick={train}>
            {isSame ? 'Train with other drawings' : 'Train and test'}
          </Button>
          <Text fontWeight="600">{step}</Text>
        </Flex>
        <Box role="status" color="danger.text">
          {problem}
        </Box>
      </Box>
      <Box ref={tested} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
        {result ? (
          <>
            <City share={cityAccuracy(result.average)} />
            {mission === 1 && (
              <GroupReveal
                result={result}
                opened={opened}
                onOpen={(group) => {
                  setOpened((now) => [...now, group])
                  announce(`${homeGroups[group]?.name}: ${outOf100(result.average.groups[group] ?? 0)} out of 100 right.`)
                }}
              />
            )}
            {mission === 1 && !hasClosed && <WhoIsLeftOut result={result} report={report} />}
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
  const total = `The machine is right for ${outOf100(cityAccuracy(average))} out of 100 buildings.`
  return hasClosed ? total : `${total} ${homeGroups[moving]?.name}: ${outOf100(average.groups[moving] ?? 0)} out of 100.`
}
