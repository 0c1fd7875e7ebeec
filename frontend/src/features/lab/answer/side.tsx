import { Box, SimpleGrid, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Heading } from '../../../ui/components/heading.tsx'

/** Shows two things beside each other, or below each other on phones. */
export function Sides({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap={{ base: '6', md: '5' }} alignItems="start">
      {children}
    </SimpleGrid>
  )
}

type SideProps = { title: string; note: string | null; children: ReactNode }

/** One of two things that are compared, with a short note about it. */
export function Side({ title, note, children }: SideProps) {
  return (
    <Box as="section" aria-label={title} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <Heading as="h3" size="lg">
        {title}
      </Heading>
      {note && <Text fontWeight="700">{note}</Text>}
      {children}
    </Box>
  )
}
