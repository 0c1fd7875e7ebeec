import { Box, chakra, Flex, SimpleGrid } from '@chakra-ui/react'
import { AgainIcon, CheckIcon } from '../../../ui/components/icons.tsx'

type Props<T extends { text: string }> = {
  labelledBy: string
  choices: readonly T[]
  onChoose(choice: T): void
  /** Feedback on the last chosen one. */
  verdict?: { text: string; isRight: boolean; feedback: string } | null
}

/** Answers as buttons. A choice counts when it is pressed. */
export function ChoiceList<T extends { text: string }>({ labelledBy, choices, onChoose, verdict = null }: Props<T>) {
  return (
    <Box role="group" aria-labelledby={labelledBy} display="grid" gap="3">
      <SimpleGrid minChildWidth="min(100%, 15rem)" gap="2">
        {choices.map((choice) => (
          <chakra.button
            key={choice.text}
            type="button"
            onClick={() => onChoose(choice)}
            textAlign="left"
            minHeight="12"
            paddingX="4"
            paddingY="2"
            bg="bg.card"
            color="fg.ink"
            borderWidth="3px"
            borderColor={verdict?.text === choice.text ? (verdict.isRight ? 'success.line' : 'amber.line') : 'border.ink'}
            borderRadius="2xl"
            cursor="pointer"
            _hover={{ bg: 'colorPalette.soft' }}
          >
            {choice.text}
          </chakra.button>
        ))}
      </SimpleGrid>
      <Box role="status">
        {verdict && (
          <Flex
            gap="3"
            align="center"
            colorPalette={verdict.isRight ? 'success' : 'amber'}
            bg="colorPalette.soft"
            borderRadius="2xl"
            padding="3"
          >
            <Box
              as="span"
              aria-hidden="true"
              display="grid"
              placeItems="center"
              flexShrink="0"
              boxSize="7"
              borderRadius="full"
              bg="colorPalette.solid"
              color="colorPalette.onSolid"
            >
              {verdict.isRight ? <CheckIcon /> : <AgainIcon />}
            </Box>
            <span>
              <Box as="strong" color="colorPalette.text">
                {verdict.isRight ? 'Yes.' : 'Not quite.'}
              </Box>{' '}
              {verdict.feedback}
            </span>
          </Flex>
        )}
      </Box>
    </Box>
  )
}
