import { Box, Grid, Text } from '@chakra-ui/react'
import type { Difference } from './differences.ts'

type Props = { differences: Difference[]; oneName: string; otherName: string }

/** Compares two texts side by side, showing only the parts that differ. */
export function DifferenceList({ differences, oneName, otherName }: Props) {
  if (differences.length === 0) return <Text>The two texts are the same.</Text>
  return (
    <Box display="grid" gap="5">
      {differences.map(({ part, name, one, other }) => (
        <Box key={part} minWidth="0">
          <Text fontFamily="heading" fontWeight="600" fontSize="lg" marginBottom="2">
            {name}
          </Text>
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="3">
            <Side name={oneName} words={one} />
            <Side name={otherName} words={other} />
          </Grid>
        </Box>
      ))}
    </Box>
  )
}

function Side({ name, words }: { name: string; words: string }) {
  return (
    <Box bg="bg.card" borderWidth="2px" borderColor="border.soft" borderRadius="xl" padding="3" minWidth="0">
      <Text fontWeight="700" color="fg.muted">
        {name}
      </Text>
      <Box
        role="region"
        aria-label={name}
        tabIndex={0}
        whiteSpace="pre-line"
        overflowWrap="anywhere"
        maxHeight="18rem"
        overflowY="auto"
      >
        {words || <Text color="fg.muted">Nothing</Text>}
      </Box>
    </Box>
  )
}
