import { Box, Grid, Text } from '@chakra-ui/react'
import { bold, careful, maxOrder } from '@deepm/schema/rules/experiments/next-word'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ChoiceRow } from '../frame/choice-row.tsx'
import type { ViewProps } from '../frame/definition.ts'
import { CandidateBars } from './candidate-bars.tsx'
import { claimLength, claimsIn, falseClaim, verdictOn } from './claims.ts'
import { CopyChart } from './copy-chart.tsx'
import { prepared } from './data.ts'
import { HomeBoard } from './home-board.tsx'
import {
  allWords,
  candidates,
  compareTemperatures,
  copiedWords,
  isStop,
  type State,
  startState,
  textOf,
  trainingText,
  trainMachine,
  wordsOf,
  writeRun,
  writeWord,
} from './model.ts'
import { Paper } from './paper.tsx'
import { RunList } from './run-list.tsx'
import { TrainingText } from './training-text.tsx'

const orders = Array.from({ length: maxOrder }, (_, index) => ({
  value: index + 1,
  label: String(index + 1),
  hint: `look back ${index + 1}`,
}))
const temperatures = [
  { value: 0, label: '0', hint: 'always the top word' },
  { value: 0.5, label: '0.5', hint: 'careful' },
  { value: 1, label: '1', hint: 'as counted' },
  { value: 1.5, label: '1.5', hint: 'bold' },
  { value: 2, label: '2', hint: 'wild' },
]

/** The machine: its text, its settings, its next words, and what it writes. */
export function NextWordView({ state, setState, change, mission, report, announce }: ViewProps<State>) {
  const text = trainingText(state)
  const { order } = state
  const machine = useMemo(() => trainMachine(text, order), [text, order])
  const words = useMemo(() => allWords(state), [state])
  const claims = useMemo(() => claimsIn(state), [state])
  // A verdict is about the words that were on the paper when the animal was tapped.
  const [tapped, setTapped] = useState<{ animal: number; words: readonly string[] } | null>(null)
  const animal = tapped?.words === words ? tapped.animal : null
  const caught = animal === null ? null : falseClaim(claims, animal)
  const marks = useMemo(
    () =>
      mission === 1
        ? words.map((_, place) => caught !== null && place >= caught.at && place < caught.at + claimLength)
        : mission === 2
          ? copiedWords(machine, words)
          : words.map(() => false),
    [mission, caught, machine, words],
  )
  const compared = useMemo(
    () => (mission === 3 ? compareTemperatures(state.runs, { careful, bold }) : null),
    [mission, state.runs],
  )
  useEffect(() => {
    if (compared) report(compared)
  }, [compared, report])
  // After the second mission, it looks back so far that only one word fits, and no temperature changes that.
  const before = useRef(mission)
  useEffect(() => {
    if (mission === 3 && before.current !== 3) setState((now) => (now.order > 2 ? { ...now, order: 2, written: [] } : now))
    before.current = mission
  }, [mission, setState])

  const adjust = (changes: Partial<State>) => setState((now) => ({ ...now, ...changes, written: [] }))
  const starts = prepared[state.setup]?.starts
  const write = (chosen?: string) => {
    const next = change((now) => writeWord(machine, now, chosen))
    announce(next.written.at(-1)?.word ?? 'There is no next word.')
  }
  const run = () => {
    const next = change((now) => writeRun(machine, now))
    announce(textOf(allWords(next)))
  }

  const tap = (index: number) => {
    setTapped({ animal: index, words })
    announce(verdictOn(claims, index))
    const claim = falseClaim(claims, index)
    if (claim) report({ animal: index, home: claim.home, order, chance: claim.chance })
  }

  const lookBack = (
    <ChoiceRow
      key="lookBack"
      legend="How many words does it look back?"
      options={orders}
      value={order}
      onChange={(it) => adjust({ order: it })}
    />
  )
  const temperature = (
    <ChoiceRow
      key="temperature"
      legend="Temperature (0 careful, 2 wild)"
      options={temperatures}
      value={state.temperature}
      onChange={(it) => adjust({ temperature: it })}
    />
  )
  // What a mission is about is beside the paper, so that a phone shows both.
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }} gap="6" alignItems="start">
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
        {mission === 2 && lookBack}
        {mission === 3 && temperature}
        <Paper
          words={words}
          marks={marks}
          meaning={
            mission === 1
              ? 'The marked sentence is false.'
              : 'Marked words are copied: at least six in a row, exactly as in the text.'
          }
          startLength={words.length - state.written.length}
          onWord={() => write()}
          onRun={run}
          onClear={() => adjust({})}
        />
        {mission === 1 && state.setup === 'fairy-tale' && (
          <HomeBoard verdict={animal === null ? null : verdictOn(claims, animal)} onTap={tap} />
        )}
        {mission === 1 && state.setup !== 'fairy-tale' && <Text>For this mission, choose the text “Fairy tale”.</Text>}
        {mission === 2 && <CopyChart runs={state.runs} onFound={report} onSay={announce} />}
        {mission === 3 && <RunList runs={state.runs} />}
        {compared?.isBoldSame && <Text>Only one word fits each time. Let it look back fewer words.</Text>}
        <CandidateBars candidates={candidates(machine, state)} onChoose={write} />
      </Box>
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
        {starts && (
          <ChoiceRow
            legend="How does it start?"
            options={starts.map((value) => ({ value, label: value }))}
            value={state.start}
            onChange={(start) => adjust({ start })}
          />
        )}
        {mission !== 2 && lookBack}
        {mission !== 3 && temperature}
        <TrainingText
          setup={state.setup}
          own={state.own}
          wordCount={machine.words.filter((it) => !isStop(it)).length}
          onSetup={(setup) => setState((now) => ({ ...startState(setup, now.seed), own: now.own }))}
          onOwn={(own) => setState((now) => ({ ...now, own, start: wordsOf(own)[0] ?? '', written: [], runs: [] }))}
        />
      </Box>
    </Grid>
  )
}
