import { Box, chakra, SimpleGrid, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Heading } from '../../../ui/components/heading.tsx'
import type { PortalWeekQuery } from './week.generated.ts'

type WeekSummary = NonNullable<PortalWeekQuery['familyLearner']>['week']['summary']

/** Shows a week in a few sentences, like the weekly email. */
export function Summary({ summary: { learned, made, dinner, safety, idea } }: { summary: WeekSummary }) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" alignItems="start">
      {learned.length > 0 && (
        <Part title="Learned">
          <Lines list={learned} />
        </Part>
      )}
      {made.length > 0 && (
        <Part title="Made and tried">
          <Lines list={made} />
        </Part>
      )}
      {dinner && (
        <Part title="A question to ask over dinner">
          <Text fontWeight="600">{dinner.question}</Text>
          <chakra.details marginTop="2">
            <chakra.summary minHeight="11" paddingY="2" cursor="pointer" fontWeight="700" width="fit-content">
              Show the answer
            </chakra.summary>
            <Text>{dinner.answer}</Text>
          </chakra.details>
        </Part>
      )}
      <Part title="Safety">
        <Text>{safety}</Text>
      </Part>
      <Part title="One thing to try">
        <Text>{idea}</Text>
      </Part>
    </SimpleGrid>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box bg="bg.sunken" borderRadius="2xl" padding="4" height="full">
      <Heading as="h3" size="lg" marginBottom="2">
        {title}
      </Heading>
      {children}
    </Box>
  )
}

function Lines({ list }: { list: readonly string[] }) {
  return (
    <Box as="ul" paddingLeft="5" listStyleType="disc" overflowWrap="anywhere">
      {list.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  )
}
