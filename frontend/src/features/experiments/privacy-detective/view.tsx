import { Box, Grid, Text } from '@chakra-ui/react'
import { classList } from '@deepm/schema/rules/experiments/privacy-detective/class-list'
import { useMemo } from 'react'
import { SwitchField } from '../../../ui/forms/switch-field.tsx'
import type { ViewProps } from '../frame/definition.ts'
import { ClubTable } from './club-table.tsx'
import { Crowd } from './crowd.tsx'
import { Marking } from './marking.tsx'
import { type DetectiveState, evidenceOf, findingOf, levelsOf, setLevel, toggleMark } from './model.ts'
import { Rewriting } from './rewriting.tsx'
import { crowdSentence, factNames } from './words.ts'

/** A chat message, and the people who can have written it. */
export function DetectiveView({ state, change, mission, report, announce }: ViewProps<DetectiveState>) {
  const { facts, fitting, clues } = useMemo(() => findingOf(state, mission), [state, mission])
  const act = (step: (now: DetectiveState) => DetectiveState) => {
    const next = change(step)
    const found = findingOf(next, mission)
    announce(`${crowdSentence(found.fitting.size)} ${countWords(found.facts.length)}`)
    report(evidenceOf(next, mission))
  }
  return (
    <Grid gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }} alignItems="start">
      <Box minWidth="0">
        {mission === 1 ? (
          <Marking marks={state.marks} onToggle={(id) => act((now) => toggleMark(now, id))} />
        ) : (
          <Rewriting
            mission={mission}
            levels={levelsOf(state, mission)}
            crowdSize={fitting.size}
            onLevel={(index, level) => act((now) => setLevel(now, mission, index, level))}
          />
        )}
      </Box>
      <Grid gap="4" gridTemplateColumns="minmax(0, 1fr)" position={{ base: 'static', lg: 'sticky' }} top="24">
        {mission === 3 && (
          <Box>
            <SwitchField
              label="The detective also has the list of the swimming club"
              checked={state.hasClubList}
              onChange={(hasClubList) => act((now) => ({ ...now, hasClubList }))}
            />
            {state.hasClubList && <ClubTable facts={facts} />}
          </Box>
        )}
        <Crowd size={classList.length} fitting={fitting} />
        <Text>
          <strong>The detective’s list:</strong> {facts.length === 0 ? 'no facts yet.' : `${countWords(facts.length)} `}
          {clues.length > 0 &&
            clues.length < facts.length &&
            `These are already enough: ${factNames(clues.map((it) => it.column))}.`}
        </Text>
      </Grid>
    </Grid>
  )
}

function countWords(facts: number): string {
  return facts === 1 ? '1 fact.' : `${facts} facts.`
}
