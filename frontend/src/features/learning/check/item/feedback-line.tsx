import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { AgainIcon, CheckIcon } from '../../../../ui/components/icons.tsx'

/** Shows feedback on part of an answer with an icon, text and colour. */
export function FeedbackLine({ isRight, word, children }: { isRight: boolean; word: string; children?: ReactNode }) {
  return (
    <Flex
      gap="3"
      colorPalette={isRight ? 'success' : 'amber'}
      bg="colorPalette.soft"
      borderRadius="xl"
      paddingX="4"
      paddingY="3"
      marginTop="2"
    >
      <ResultIcon isRight={isRight} />
      <Box minWidth="0">
        <Box as="span" fontWeight="700" color="colorPalette.text">
          {word}
        </Box>
        {children ? <Box>{children}</Box> : null}
      </Box>
    </Flex>
  )
}

/** An icon for right or not yet; the text beside it says the same. */
export function ResultIcon({ isRight }: { isRight: boolean }) {
  return (
    <Box
      as="span"
      aria-hidden="true"
      colorPalette={isRight ? 'success' : 'amber'}
      display="grid"
      placeItems="center"
      flexShrink="0"
      boxSize="7"
      bg="colorPalette.solid"
      color="colorPalette.onSolid"
      borderRadius="full"
    >
      {isRight ? <CheckIcon /> : <AgainIcon />}
    </Box>
  )
}
