import { Box } from '@chakra-ui/react'
import { useId } from 'react'
import { Heading } from '../../ui/components/heading.tsx'
import type { Story_ItemFragment } from './story.generated.ts'
import { Story } from './story.tsx'

/** Leads the hub while the news is not fresh: the stories that learners read most, and a heading for the others. */
export function MostRead({ stories }: { stories: Story_ItemFragment[] }) {
  const id = useId()
  const [first, ...others] = stories
  if (!first) return null
  return (
    <Box as="section" aria-labelledby={id} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '6', md: '8' }}>
      <Heading as="h2" id={id} fontSize="2xl">
        Most read
      </Heading>
      <Story story={first} isLead />
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        gap={{ base: '8', lg: '16' }}
      >
        {others.map((story) => (
          <Story key={story.id} story={story} />
        ))}
      </Box>
    </Box>
  )
}
