import { Box, Grid } from '@chakra-ui/react'
import { bold, careful, maxOrder } from '@deepm/schema/rules/experiments/next-word'
import { useEffect, useMemo } from 'react'
import { ChoiceRow } from '../frame/choice-row.tsx'
import type { ViewProps } from '../frame/definition.ts'
import { CandidateBars } from './candidate-bars.tsx'
import { prepared } from './data.ts'
import {
  allWords,
  candidates,
  compareTemperatures,
  copiedWords,
  falseSentence,
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
  const marks = useMemo(() => copiedWords(machine, words), [machine, words])

  useEffect(() => {
    if (mission === 1) {
      const found = state.setup === 'fairy-tale' ? falseSentence(state) : null
      if (found) report({ ...found, order: state.order })
    } else if (mission === 2) {
      if (state.runs.length > 1) report({ runs: state.runs.map(({ order: words, share }) => ({ order: words, share })) })
    } else {
      const compared = compareTemperatures(state.runs, { careful, bold })
      if (compared) report(compared)
    }
  }, [mission, state, report])

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

  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }} gap="6" alignItems="start">
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
        {starts && (
          <ChoiceRow
            legend="How does it start?"
            options={starts.map((value) => ({ value, label: value }))}
            value={state.start}
            onChange={(start) => adjust({ start })}
          />
        )}
        <Paper
          words={words}
          marks={marks}
          startLength={words.length - state.written.length}
          onWord={() => write()}
          onRun={run}
          onClear={() => adjust({})}
        />
        <CandidateBars candidates={candidates(machine, state)} onChoose={write} />
      </Box>
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
        <ChoiceRow
          legend="How many words does it look back?"
          options={orders}
          value={order}
          onChange={(it) => adjust({ order: it })}
        />
        <ChoiceRow
          legend="Temperature (0 careful, 2 wild)"
          options={temperatures}
          value={state.temperature}
          onChange={(temperature) => adjust({ temperature })}
        />
        <TrainingText
          setup={state.setup}
          own={state.own}
          wordCount={machine.words.length}
          onSetup={(setup) => setState((now) => ({ ...startState(setup, now.seed), own: now.own }))}
          onOwn={(own) => setState((now) => ({ ...now, own, start: wordsOf(own)[0] ?? '', written: [], runs: [] }))}
        />
        <RunList runs={state.runs} />
      </Box>
    </Grid>
  )
}
