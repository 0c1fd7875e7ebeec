import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { MissionNumber } from '@deepm/schema/rules/experiments/catalogue'
import { startTransition, useCallback, useId, useMemo, useRef, useState } from 'react'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import type { Definition, ExperimentProps } from './definition.ts'
import { Disclosures } from './disclosures.tsx'
import { GoalBar } from './goal-bar.tsx'
import { MissionPanel } from './mission-panel.tsx'
import { MissionTabs } from './mission-tabs.tsx'
import { useLatestState } from './use-latest-state.ts'
import { useMissions } from './use-missions.ts'
import { WorkActions } from './work-actions.tsx'

const none: readonly number[] = []
const numbers = [1, 2, 3] as const

const plain = { bg: 'transparent', borderWidth: '0', borderRadius: '0', padding: '0', boxShadow: 'none' } as const

type Props<State> = ExperimentProps & { definition: Definition<State> }

/** Shows an experiment: title, missions, the machine itself, how it works, its code, and what to do with the result. */
export function ExperimentFrame<State>({ definition, ...props }: Props<State>) {
  const { facts, hue, rules, missions, View, save } = definition
  const { setup = facts.setups[0], mission: first = 1, headingLevel = 2, reached = none, saved, onReached } = props
  const titleId = useId()
  const [round, setRound] = useState(0)
  const { state, setState, change } = useLatestState<State>(
    () => restored(definition, saved, props.setup) ?? definition.start(setup),
  )
  const [said, setSaid] = useState('')
  const [hasMoved, setMoved] = useState(false)
  const missionHeading = useRef<HTMLHeadingElement>(null)
  const way = useMissions({ rules, first, reached, onReached })
  const texts = missions[way.mission - 1] ?? missions[0]
  const open = numbers.find((it) => it > way.mission && !way.isDone(it)) ?? numbers.find((it) => !way.isDone(it))
  // A status with the same text is not read again, so a repeated text gets a space at its end.
  const announce = useCallback(
    (text: string) => startTransition(() => setSaid((now) => (now === text ? `${text}\u00a0` : text))),
    [],
  )

  // The machine is not rendered again when only the mission panel changes.
  const { mission: current, report } = way
  const view = useMemo(
    () => <View key={round} mission={current} {...{ state, setState, change, report, announce }} />,
    [View, round, current, state, setState, change, report, announce],
  )

  const goTo = (mission: MissionNumber) =>
    startTransition(() => {
      setMoved(true)
      way.goTo(mission)
    })
  const reset = () => {
    setState(definition.start(setup))
    setRound((now) => now + 1)
    announce('Started again.')
  }
  const { onSave, onProject, outcome, isPlain = false } = props
  const work = onProject ? definition.work(state) : null

  return (
    <Card
      as="section"
      {...(headingLevel ? { 'aria-labelledby': titleId } : { 'aria-label': facts.title })}
      hue={hue}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="5"
      {...(isPlain && plain)}
    >
      <Flex gap="4" wrap="wrap" align="center" justify="space-between">
        {headingLevel && (
          <Box flex="1 1 14rem" minWidth="0">
            <Heading as={`h${headingLevel}`} id={titleId} size="2xl">
              {facts.title}
            </Heading>
            <Text color="fg.muted">{facts.teaser}</Text>
          </Box>
        )}
        <MissionTabs missions={missions} current={way.mission} isDone={way.isDone} onGo={goTo} />
      </Flex>
      <MissionPanel
        key={way.mission}
        number={way.mission}
        headingRef={missionHeading}
        headingLevel={headingLevel === 2 ? 3 : headingLevel === 3 ? 4 : 2}
        takesFocus={hasMoved}
        texts={texts}
        phase={way.phase}
        guess={way.guess}
        outcome={outcome}
        onPredict={way.predict}
        onExplained={way.explain}
        onRepeat={way.repeat}
        onNext={open === undefined ? null : () => goTo(open)}
      />
      <chakra.div minWidth="0">{view}</chakra.div>
      <Box role="status" position="sticky" bottom="var(--sticky-bottom, 0px)" zIndex="1">
        {way.phase === 'explain' && <GoalBar key={way.mission} onWhy={() => missionHeading.current?.focus()} />}
      </Box>
      <Box role="status" srOnly>
        {said}
      </Box>
      <WorkActions
        onReset={reset}
        onSave={onSave ? () => onSave(save.pack(state)) : null}
        onProject={onProject && work ? () => onProject(work) : null}
      />
      <Disclosures howItWorks={definition.howItWorks} code={definition.code} />
    </Card>
  )
}

/** Returns the saved state, if it still fits and has the data that a lesson asks for. */
function restored<State>({ rules, save }: Definition<State>, saved: unknown, asked: string | undefined): State | null {
  if (saved === undefined || saved === null) return null
  const { success, data } = rules.state.safeParse(saved)
  const state = success ? save.unpack(data) : null
  const { setup } = (state ?? {}) as { setup?: unknown }
  return asked === undefined || setup === undefined || setup === asked ? state : null
}
