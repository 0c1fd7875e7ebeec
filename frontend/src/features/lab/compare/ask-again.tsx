import { Box, Flex, Text } from '@chakra-ui/react'
import { Button } from '../../../ui/components/button.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import type { PendingPrompt } from '../prompt/use-send-prompt.ts'
import type { SecondAnswerChoice } from './use-second-answer.ts'

type Props = { choices: readonly SecondAnswerChoice[]; onAsk(question: PendingPrompt): void }

/** Offers a second answer to the same prompt. */
export function AskAgain({ choices, onAsk }: Props) {
  return (
    <Box
      as="section"
      aria-label="Compare two answers"
      display="grid"
      gap="3"
      bg="colorPalette.soft"
      borderRadius="2xl"
      padding={{ base: '4', md: '5' }}
    >
      <Heading as="h3" size="lg">
        Would you get the same answer twice?
      </Heading>
      <Text>Send the same prompt a second time and compare. It counts as one more AI answer today.</Text>
      <Flex gap="3" wrap="wrap">
        {choices.map(({ label, question }) => (
          <Button key={label} variant="outline" onClick={() => onAsk(question)}>
            {label}
          </Button>
        ))}
      </Flex>
    </Box>
  )
}
