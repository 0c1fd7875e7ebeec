import { Box, Text } from '@chakra-ui/react'
import type { MissionNumber } from '@deepm/schema/rules/experiments/catalogue'
import { classList } from '@deepm/schema/rules/experiments/privacy-detective/class-list'
import { fewestFacts, safeCrowd } from '@deepm/schema/rules/experiments/privacy-detective/messages'
import { useMemo } from 'react'
import { SwitchField } from '../../../ui/forms/switch-field.tsx'
import type { ViewProps } from '../frame/definition.ts'
import { ClubTable } from './club-table.tsx'
import { Crowd } from './crowd.tsx'
import { Marking } from './marking.tsx'
import { type DetectiveState, evidenceOf, type Finding, findingOf, levelsOf, setLevel, toggleMark } from './model.ts'
import { Rewriting } from './rewriting.tsx'
import { crowdSentence, factNames } from './words.ts'

/** A chat message, and the people who can have written it. On a phone, the people stay in view below the message. */
export function DetectiveView({ state, change, mission, report, announce }: ViewProps<DetectiveState>) {
  const finding = useMemo(() => findingOf(state, mission), [state, mission])
  const act = (step: (now: DetectiveState) => DetectiveState) => {
    const next = change(step)
    const found = findingOf(next, mission)
    announce(`${crowdSentence(found.fitting.size)} ${adviceOf(mission, found)}`.trim())
    report(evidenceOf(next, mission))
  }
  return (
    <Box
      display={{ base: 'flex', lg: 'grid' }}
      flexDirection="column"
      gap={{ base: '4', lg: '6' }}
      gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr)"
      alignItems={{ lg: 'start' }}
    >
      <Box minWidth="0" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        {mission === 3 && (
          <Box>
            <SwitchField
              label="Give the detective the list of the swimming club"
              checked={state.hasClubList}
              onChange={(hasClubList) => act((now) => ({ ...now, hasClubList }))}
            />
            {state.hasClubList && <ClubTable facts={finding.facts} />}
          </Box>
        )}
        {mission === 1 ? (
          <Marking marks={state.marks} onToggle={(id) => act((now) => toggleMark(now, id))} />
        ) : (
          <Rewriting
            mission={mission}
            levels={levelsOf(state, mission)}
            onLevel={(index, level) => act((now) => setLevel(now, mission, index, level))}
          />
        )}
      </Box>
      <Box
        position="sticky"
        top={{ lg: '24' }}
        bottom={{ base: 'var(--sticky-bottom, 0px)', lg: 'auto' }}
        bg="bg.card"
        paddingY={{ base: '2', lg: '0' }}
        borderTopWidth={{ base: '2px', lg: '0' }}
        borderColor="border.soft"
        css={{ '@media (max-height: 30rem)': { position: 'static' } }}
      >
        <Crowd size={classList.length} fitting={finding.fitting} />
        <Text marginTop="2" minHeight={{ base: '3rem', lg: '0' }}>
          {adviceOf(mission, finding)}
        </Text>
      </Box>
    </Box>
  )
}

/** Says what to look at next. In the first mission it never names the two facts, because finding them is the task. */
function adviceOf(mission: MissionNumber, { facts, fitting, clues }: Finding): string {
  if (mission === 1) {
    if (facts.length === 0) return 'Tap a fact.'
    if (fitting.size > 1) return facts.length === 1 ? 'Now add a second fact.' : 'Try another pair.'
    return facts.length > 2 ? `You used ${facts.length} facts. Two are enough. Which two?` : ''
  }
  if (fitting.size < safeCrowd) return `You need ${safeCrowd}. Given away by: ${factNames(clues.map((it) => it.column))}.`
  return facts.length < fewestFacts ? `That says too little. Keep at least ${fewestFacts} facts.` : ''
}
