import { Box, Flex, Text } from '@chakra-ui/react'
import { isRepeated, type Run, textOf } from './model.ts'

const shown = 4

/** The latest texts of 20 words with their settings, to compare them. */
export function RunList({ runs }: { runs: readonly Run[] }) {
  if (runs.length === 0) return null
  return (
    <Box>
      <Text fontWeight="700" marginBottom="2">
        Your last texts
      </Text>
      <Flex as="ol" direction="column" gap="2" listStyleType="none">
        {runs.slice(0, shown).map((run, index) => (
          <Box as="li" key={runs.length - index} bg="bg.sunken" borderRadius="xl" paddingX="4" paddingY="2">
            <Text fontWeight="600">
              Temperature {run.temperature}, looks back {run.order}
              {isRepeated(runs, index) && ' · the same text again'}
            </Text>
            <Text overflowWrap="anywhere">{textOf(run.words)}</Text>
          </Box>
        ))}
      </Flex>
    </Box>
  )
}
