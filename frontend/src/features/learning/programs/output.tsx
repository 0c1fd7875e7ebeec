import { Box, chakra, Text } from '@chakra-ui/react'
import type { Run } from './run.ts'
import { programLimits } from './use-sandbox.ts'

const { lines, characters, milliseconds } = programLimits

const notes: Partial<Record<NonNullable<Run['end']>, string>> = {
  late: `Stopped after ${milliseconds / 1000} seconds. Is there a loop that never ends?`,
  cut: `Stopped. A program can print at most ${lines} lines and ${characters.toLocaleString('en-GB')} characters here.`,
  failed: 'The program could not start. Check your connection, then run it again.',
}

/** Shows what a program printed, and how it ended. */
export function Output({ run: { printed, error, end } }: { run: Run }) {
  const note = end && notes[end]
  const isEmpty = printed.length === 0
  return (
    <Box
      borderWidth="3px"
      borderColor="border.soft"
      borderRadius="xl"
      padding="3"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="2"
    >
      <Text fontFamily="heading" fontWeight="600">
        Output
      </Text>
      {!isEmpty && (
        <chakra.pre
          tabIndex={0}
          role="region"
          aria-label="Program output"
          data-arrow-keys=""
          maxHeight="20rem"
          overflow="auto"
          fontFamily="mono"
          fontSize="md"
          lineHeight="1.5"
          whiteSpace="pre-wrap"
          _print={{ maxHeight: 'none' }}
        >
          {printed.join('\n')}
        </chakra.pre>
      )}
      {isEmpty && end === 'done' && <Text color="fg.muted">The program ran and printed nothing.</Text>}
      {error && (
        <Box bg="amber.soft" color="amber.text" borderRadius="lg" paddingX="3" paddingY="2" fontWeight="700">
          {error.line ? `Line ${error.line}: ` : ''}
          {error.text}
        </Box>
      )}
      {note && <Text fontWeight="700">{note}</Text>}
    </Box>
  )
}
