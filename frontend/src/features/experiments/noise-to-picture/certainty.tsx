import { Box, Flex, Text } from '@chakra-ui/react'

type Props = { chances: readonly number[]; guessedAt: number; decidedAt: number }

/** Shows how sure the machine was after each step, and marks the step of the learner's guess. */
export function Certainty({ chances, guessedAt, decidedAt }: Props) {
  return (
    <Box>
      <Text fontWeight="700">How sure was the machine?</Text>
      <Flex
        role="img"
        aria-label={`The machine was at least 90% sure from step ${decidedAt}. You guessed at step ${guessedAt}.`}
        align="end"
        gap="2px"
        height="24"
        borderBottomWidth="3px"
        borderColor="border.ink"
      >
        {chances.map((chance, step) => (
          <Flex key={`${step + 1}`} direction="column" justify="end" align="center" flex="1" height="full" minWidth="0">
            {step === guessedAt && (
              <Box as="span" lineHeight="1" fontWeight="700" whiteSpace="nowrap">
                ▼
              </Box>
            )}
            <Box
              width="full"
              borderTopRadius="sm"
              bg={step === guessedAt ? 'coral.solid' : step >= decidedAt ? 'colorPalette.solid' : 'colorPalette.line'}
              _highContrast={{ forcedColorAdjust: 'none', bg: step === guessedAt ? 'Highlight' : 'CanvasText' }}
              style={{ height: `${Math.max(3, 74 * chance)}%` }}
            />
          </Flex>
        ))}
      </Flex>
      <Flex justify="space-between" color="fg.muted" aria-hidden="true">
        <span>Step 0</span>
        <span>▼ You: step {guessedAt}</span>
      </Flex>
    </Box>
  )
}
