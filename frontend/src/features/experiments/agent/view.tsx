import { Box, Flex, Grid } from '@chakra-ui/react'
import type { Run } from '@deepm/schema/rules/experiments/agent/run'
import type { MissionNumber } from '@deepm/schema/rules/experiments/catalogue'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import type { ViewProps } from '../frame/definition.ts'
import { adviceOf } from './advice.ts'
import { LibraryMap } from './library-map.tsx'
import { LoopLog } from './loop-log.tsx'
import { type AgentState, answer, choose, evidenceOf, progressOf, rewind, roomOf, step, taskOf } from './model.ts'
import { NowLine } from './now-line.tsx'
import { Orders } from './orders.tsx'
import { Outcome, outcomeOf, Question } from './outcome.tsx'
import { Settings } from './settings.tsx'
import { actionWords, doing, readingWords } from './words.ts'

/** Milliseconds between two turns of the loop while it runs. */
const pace = 550

const roomWords = { archive: 'archive', reading: 'reading room', office: 'office', street: 'street', hall: 'hall' }

/** The library, the robot's loop, and what the learner allows. */
export function AgentView({ state, setState, change, mission, report, announce }: ViewProps<AgentState>) {
  const [isRunning, setRunning] = useState(false)
  const [last, setLast] = useState<{ mission: MissionNumber; run: Run; advice: string | null } | null>(null)
  const runButton = useRef<HTMLButtonElement>(null)
  const progress = useMemo(() => progressOf(state, mission), [state, mission])
  const { run, cycles, facts, isOver, isAsking } = progress
  const task = taskOf(state, mission)

  const show = (advanced: (now: AgentState) => AgentState, isStep: boolean) => {
    const next = change(advanced)
    const now = progressOf(next, mission)
    const last = now.cycles.at(-1)
    if (now.isOver) {
      setRunning(false)
      const advice = adviceOf(next, mission, now.run)
      setLast({ mission, run: now.run, advice })
      announce([...outcomeOf(now.run), ...(advice ? [advice] : [])].join(' '))
      report(evidenceOf(next, mission))
    } else if (now.isAsking) announce(`The robot asks: may I ${doing(now.run.question?.id).toLowerCase()}?`)
    else if (last?.reading) announce(`The robot read the note. ${readingWords[last.reading]}`)
    else if (isStep) announce(actionWords[last?.plan[0] ?? '']?.see ?? '')
  }
  const advance = (isStep: boolean) => {
    if (!isOver && !isAsking) show((now) => step(now, mission), isStep)
  }
  const reply = (isAllowed: boolean) => {
    const question = state.live.answers.length
    show((now) => (now.live.answers.length === question ? answer(now, mission, isAllowed) : now), true)
    // The question with its buttons goes.
    runButton.current?.focus()
  }
  const latest = useRef(advance)
  useEffect(() => {
    latest.current = advance
  })
  const turns = cycles.length
  useEffect(() => {
    if (!isRunning || isOver || isAsking) return
    const timer = setTimeout(() => latest.current(false), turns === 0 ? 100 : pace)
    return () => clearTimeout(timer)
  }, [isRunning, isOver, isAsking, turns])
  useEffect(() => setRunning(false), [mission])

  const orders = cycles.at(-1)?.orders ?? [{ from: 'you' as const, goal: task.goal }]
  const runAll = () => {
    if (isOver) setState(rewind(state, mission))
    setRunning(!isRunning)
  }
  return (
    <Grid gap="5" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 6fr) minmax(0, 5fr)' }}>
      <Grid gap="4" alignContent="start" gridTemplateColumns="minmax(0, 1fr)">
        <Box borderWidth="3px" borderColor="border.ink" borderRadius="2xl" overflow="hidden" bg="bg.sunken">
          <LibraryMap
            facts={facts}
            hasNote={task.note !== null}
            title={`Map of a library: archive, reading room, office, hall and street. The robot is in the ${roomWords[roomOf(facts)]}.`}
          />
        </Box>
        <NowLine cycle={cycles.at(-1)} order={{ from: 'you', goal: task.goal }} mission={mission} />
        <Flex gap="3" wrap="wrap">
          <Button hue="teal" onClick={runAll} ref={runButton}>
            <span aria-hidden="true">{isRunning ? '⏸' : '▶'}</span> {isRunning ? 'Pause' : isOver ? 'Run again' : 'Run'}
          </Button>
          <Button variant="outline" onClick={() => advance(true)} aria-disabled={isOver || isAsking || isRunning}>
            One turn
          </Button>
        </Flex>
        <Box>
          {isAsking && run.question && <Question action={run.question.id} onAnswer={reply} />}
          {last?.mission === mission && (isOver || (turns === 0 && !isRunning && !isAsking)) && (
            <Outcome {...last} isPast={!isOver} />
          )}
        </Box>
        <Settings
          state={state}
          mission={mission}
          onChoose={(choice) => {
            setRunning(false)
            show((now) => choose(now, choice(now)), false)
          }}
        />
      </Grid>
      <Grid gap="4" alignContent="start" gridTemplateColumns="minmax(0, 1fr)">
        <Orders orders={orders} mission={mission} />
        <LoopLog cycles={cycles} note={task.note} mission={mission} />
      </Grid>
    </Grid>
  )
}
