import { Box, Flex, Text } from '@chakra-ui/react'
import { LinkButton } from '../../ui/components/button.tsx'
import { Card } from '../../ui/components/card.tsx'
import { Figure } from '../../ui/components/figure.tsx'
import { Heading } from '../../ui/components/heading.tsx'
import { BoardEmblem } from '../../ui/illustrations/emblems/board.tsx'
import type { StudioCard_LearnerFragment } from './studio-card.generated.ts'

/** Links to the Project Studio from the dashboard, with the number of open and completed projects. */
export function StudioCard({ learner: { openProjects, completedProjects } }: { learner: StudioCard_LearnerFragment }) {
  const isEmpty = openProjects + completedProjects === 0
  return (
    <Card as="section" hue="coral" display="flex" flexDirection="column" gap="4">
      <Flex gap="4" align="center">
        <Box aria-hidden="true" flex="0 0 4.5rem">
          <BoardEmblem />
        </Box>
        <Heading as="h2" size="xl">
          Project Studio
        </Heading>
      </Flex>
      {isEmpty ? (
        <Text>A board for your projects, from first idea to finished project. It’s still empty.</Text>
      ) : (
        <Flex as="dl" gap="6" wrap="wrap">
          <Figure name="In progress" value={openProjects} />
          <Figure name="Completed" value={completedProjects} />
        </Flex>
      )}
      <Flex marginTop="auto">
        <LinkButton to="/projects" variant="soft" hue="coral">
          {isEmpty ? 'Start a project' : 'Open the studio'}
        </LinkButton>
      </Flex>
    </Card>
  )
}
