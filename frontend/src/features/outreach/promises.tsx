import { Box, SimpleGrid, Text } from '@chakra-ui/react'
import { LinkButton } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { OwlSidekick } from '../../ui/illustrations/sidekicks.tsx'

const promises = [
  { title: 'Parents decide', text: 'Under 13, nothing is recorded before a parent or guardian says yes by mail.' },
  { title: 'Short lessons', text: 'Ten to twenty minutes each, with something to try and something to check.' },
  {
    title: 'Checking is a skill',
    text: 'Every lesson has a moment for what the machine may get wrong, and what to keep private.',
  },
] as const

export function Promises() {
  return (
    <Box as="section" maxWidth="page" marginX="auto" paddingX={{ base: '4', sm: '6', lg: '8' }} paddingY="14">
      <Heading as="h2" size="4xl" marginBottom="8">
        What you can count on
      </Heading>
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="8" marginBottom="10">
        {promises.map(({ title, text }) => (
          <Box key={title}>
            <Heading as="h3" size="xl" marginBottom="2">
              {title}
            </Heading>
            <Text fontSize="lg">{text}</Text>
          </Box>
        ))}
      </SimpleGrid>
      <Box maxWidth="8rem" marginBottom="4">
        <OwlSidekick mood="happy" />
      </Box>
      <LinkButton to="/signup" size="lg">
        Get Started
      </LinkButton>
    </Box>
  )
}
