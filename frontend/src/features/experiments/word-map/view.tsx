import { Box, Grid, Text } from '@chakra-ui/react'
import { type Job, jobs, mostPulled, neighborRounds } from '@deepm/schema/rules/experiments/word-map'
import { useEffect, useMemo } from 'react'
import type { ViewProps } from '../frame/definition.ts'
import { useKeptFocus } from '../frame/use-kept-focus.ts'
import { AnalogyGame } from './analogy-game.tsx'
import { MapView } from './map-view.tsx'
import { addGuess, addReading, judge, neighbors, onLine, type State, solve } from './model.ts'
import { NeighborGame } from './neighbor-game.tsx'
import { NeighborList } from './neighbor-list.tsx'
import { PoleLine } from './pole-line.tsx'
import { ofHundred, TextMaker } from './text-maker.tsx'
import { WordField } from './word-field.tsx'

/** The map of words with the game of the mission on screen. */
export function WordMapView(props: ViewProps<State>) {
  return props.mission === 3 ? <Line {...props} /> : <MapAndGame {...props} />
}

const wide = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.1fr) minmax(0, 1fr)' }

function MapAndGame({ state, setState, change, mission, report, announce }: ViewProps<State>) {
  const { word, rounds, judged, analogy } = state
  const isFirst = mission === 1
  const near = useMemo(() => (isFirst ? neighbors(word) : []), [isFirst, word])
  const answers = useMemo(() => (isFirst ? [] : solve(analogy)), [isFirst, analogy])
  useEffect(() => {
    if (mission === 2 && judged.length > 0) report({ judged })
  }, [mission, judged, report])
  const left = useKeptFocus<HTMLDivElement>()
  const show = (it: string) => {
    change((now) => ({ ...now, word: it }))
    if (isFirst) announce(isOpenRound({ word: it, rounds }) ? `${it} is marked on the map.` : nearestTo(it))
  }

  // A word that is not guessed yet keeps its neighbors secret.
  const isSecret = isFirst && isOpenRound(state)
  const marked = isFirst ? [word, ...(isSecret ? [] : near.map((it) => it.word))] : [...analogy, answers[0]?.word ?? '']
  const [a, b, c] = analogy
  const arrows = isFirst
    ? marked.slice(1).map((it) => [word, it] as const)
    : ([
        [a, b],
        [c, answers[0]?.word ?? c],
      ] as const)
  return (
    <Grid templateColumns={wide} gap="6" alignItems="start">
      <Box ref={left} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5" order={{ base: 1, lg: 0 }}>
        <MapView marked={marked} arrows={arrows} onWord={show} />
        {isFirst && (
          <>
            <WordField label="Find a word on the map" onWord={show} />
            {!isSecret && (
              <Box>
                <Text fontWeight="700" marginBottom="2">
                  Nearest to “{word}”
                </Text>
                <NeighborList label={`Nearest to ${word}`} neighbors={near} onWord={show} />
              </Box>
            )}
          </>
        )}
      </Box>
      {isFirst ? (
        <NeighborGame
          rounds={rounds}
          onGuess={(it, guess) => {
            setState((now) => addGuess(now, it, guess))
            announce(`${guess === 0 ? 'Right!' : 'Not quite.'} “${neighborRounds[it].choices[0]}” is nearest.`)
          }}
          onSurprise={(it) => report({ rounds, surprise: it })}
          onWord={show}
        />
      ) : (
        <AnalogyGame
          words={analogy}
          answers={answers}
          judged={judged}
          onWords={(words) => {
            setState((now) => ({ ...now, analogy: words }))
            announce(`${words[0]} is to ${words[1]} as ${words[2]} is to ${solve(words)[0]?.word}.`)
          }}
          onJudge={(id, fits) => setState((now) => judge(now, id, fits))}
        />
      )}
    </Grid>
  )
}

function Line({ state, setState, report, announce }: ViewProps<State>) {
  const { job, readings, group, poles } = state
  useEffect(() => {
    if (job && readings.length > 0) report({ job, readings })
  }, [job, readings, report])
  const isAboutJobs = group === 'jobs' && poles === 'person'
  return (
    <Grid templateColumns={wide} gap="6" alignItems="start">
      <PoleLine
        pole={poles}
        group={group}
        picked={isAboutJobs ? job : null}
        note={isAboutJobs && job ? noteOn(job) : null}
        onPole={(it) => {
          setState((now) => ({ ...now, poles: it }))
          announce(endsOf(group, it))
        }}
        onGroup={(it) => {
          setState((now) => ({ ...now, group: it }))
          announce(endsOf(it, poles))
        }}
        onPick={(it) => {
          const picked = jobs.find((known) => known === it)
          if (!isAboutJobs || !picked) return
          setState((now) => ({ ...now, job: picked }))
          announce(noteOn(picked))
        }}
      />
      <Box
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="4"
        // Beside the long list of jobs, the next task stays in view.
        position={{ lg: 'sticky' }}
        top="24"
      >
        {!(isAboutJobs && job) && (
          <Text fontSize="lg">
            {isAboutJobs ? 'Tap the job with the longest bar.' : 'Look at some lines. Then choose “jobs” and “he – she”.'}
          </Text>
        )}
        {job === mostPulled && (
          <TextMaker
            job={job}
            readings={readings}
            onRead={(size, isBalanced) => {
              const next = addReading(state, size, isBalanced)
              setState(next)
              const reading = next.readings.at(-1)
              if (reading) announce(`${ofHundred(reading)} out of 100 sentences say “she”.`)
            }}
          />
        )}
      </Box>
    </Grid>
  )
}

function noteOn(job: Job): string {
  if (job !== mostPulled) return `Another job has a longer bar than “${job}”.`
  return `Right! But anyone can be a good ${job}. The line shows what people wrote, not who can do the job.`
}

function isOpenRound({ word, rounds }: Pick<State, 'word' | 'rounds'>): boolean {
  return word in neighborRounds && !rounds.some((it) => it.word === word)
}

function nearestTo(word: string): string {
  const near = neighbors(word).map((it) => it.word)
  return `Nearest to ${word}: ${near.slice(0, 3).join(', ')}.`
}

function endsOf(group: State['group'], pole: State['poles']): string {
  const words = onLine(group, pole).map((it) => it.word)
  return `The line goes from ${words[0]} to ${words.at(-1)}.`
}
