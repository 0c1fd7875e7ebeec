import { Box, Flex, Text } from '@chakra-ui/react'
import { LinkButton } from '../../ui/components/button.tsx'
import { OwlSidekick } from '../../ui/illustrations/sidekicks.tsx'
import { NewsDay } from './news-day.tsx'

/** States when the courses were last updated. */
export function CoursesNotice({ updatedAt }: { updatedAt: string }) {
  return (
    <Flex
      as="aside"
      aria-label="From the academy"
      gap={{ base: '4', md: '6' }}
      align="center"
      wrap={{ base: 'wrap', sm: 'nowrap' }}
      padding={{ base: '5', md: '6' }}
      bg="bg.card"
      borderWidth="3px"
      borderStyle="double"
      borderColor="border.ink"
      borderRadius="2xl"
    >
      <Box flex="0 0 5rem">
        <OwlSidekick />
      </Box>
      <Box flex="1 1 14rem">
        <Text fontFamily="heading" fontWeight="600" fontSize="xl">
          Our courses were last updated on <NewsDay of={updatedAt} />
        </Text>
        <Text color="fg.muted">AI changes quickly. A story may be more up to date than a lesson.</Text>
      </Box>
      <LinkButton to="/learning" variant="soft">
        See the courses
      </LinkButton>
    </Flex>
  )
}
