import { Box, Flex, Text } from '@chakra-ui/react'
import { type ExperimentId, experiments } from '@deepm/schema/rules/experiments/catalogue'
import { useId } from 'react'
import { LinkButton } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { ExperimentEmblem } from '../emblems/experiment-emblem.tsx'

/** The experiment with the quickest first mission. */
const id: ExperimentId = 'next-word'

/** Invites a learner who has not completed a lesson yet to an experiment. `canRecord` tells whether missions earn XP already. */
export function FirstMachine({ canRecord }: { canRecord: boolean }) {
  const labelId = useId()
  return (
    <Card as="section" aria-labelledby={labelId} hue="teal">
      <Flex gap={{ base: '4', md: '6' }} align="center" wrap="wrap">
        <Box aria-hidden="true" boxSize="20" padding="2" flexShrink="0" borderRadius="2xl" bg="colorPalette.soft">
          <ExperimentEmblem id={id} />
        </Box>
        <Box flex="1 1 14rem" minWidth="0">
          <Heading as="h2" id={labelId} size="xl">
            Try a machine right now
          </Heading>
          <Text>
            {experiments[id].teaser} Then catch it being wrong.{' '}
            {canRecord ? 'Your first mission earns XP and a badge.' : 'It works before your parent says yes, too.'}
          </Text>
        </Box>
        <LinkButton to={`/experiments/${id}`} hue="teal">
          Start the machine
        </LinkButton>
      </Flex>
    </Card>
  )
}
