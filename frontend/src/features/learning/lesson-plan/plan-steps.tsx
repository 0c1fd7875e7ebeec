import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { PlanStep, PlanStepKind } from '@deepm/schema/rules/learning/teaching/lesson-plan'
import { Heading } from '../../../ui/components/heading.tsx'
import { Markdown } from '../../../ui/components/markdown.tsx'

const names: Record<PlanStepKind, string> = {
  start: 'Start',
  experiment: 'Experiment',
  discussion: 'Discussion',
  close: 'Close',
}

/** The steps of a plan, each with the minutes of the lesson in which it takes place. */
export function PlanSteps({ steps }: { steps: readonly PlanStep[] }) {
  return (
    <Box as="ol" listStyleType="none" display="grid" gap={{ base: '6', md: '8' }} css={{ '@media print': { gap: '2mm' } }}>
      {steps.map(({ kind, title, minutes, text }, index) => {
        const begin = steps.slice(0, index).reduce((sum, it) => sum + it.minutes, 0)
        return (
          <Flex as="li" key={kind} gap={{ base: '2', md: '6' }} direction={{ base: 'column', md: 'row', _print: 'row' }}>
            <Box flexShrink="0" width={{ md: '9rem', _print: '22mm' }}>
              <Time>
                {begin}–{begin + minutes} min
              </Time>
              <Text fontWeight="600" color="fg.muted">
                {names[kind]}
              </Text>
            </Box>
            <Box minWidth="0" flex="1">
              <Heading
                as="h3"
                marginBottom="2"
                css={{ '@media print': { fontSize: '10.5pt', marginBottom: '0', breakAfter: 'avoid' } }}
              >
                {title}
              </Heading>
              <Markdown source={text} />
            </Box>
          </Flex>
        )
      })}
    </Box>
  )
}

const Time = chakra('span', {
  base: {
    display: 'inline-block',
    paddingX: '3',
    borderWidth: '2px',
    borderColor: 'border.ink',
    borderRadius: 'full',
    bg: 'amber.soft',
    fontWeight: '700',
    whiteSpace: 'nowrap',
    _print: { paddingX: '0', borderWidth: '0' },
  },
})
