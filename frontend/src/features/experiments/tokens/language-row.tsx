import { Box, Flex, Text } from '@chakra-ui/react'
import { type Language, languages } from '@deepm/schema/rules/experiments/tokens'

type Props = {
  language: Language
  text: string
  /** Tokens with the old and with the newer vocabulary. */
  counts: readonly [old: number, recent: number]
  isRecent: boolean
  /** Tokens that fill the row. */
  longest: number
}

/** A sentence with its number of tokens as a bar. With the newer vocabulary, a dashed line shows how long the bar was. */
export function LanguageRow({ language, text, counts: [old, recent], isRecent, longest }: Props) {
  const count = isRecent ? recent : old
  return (
    <Box as="li" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1">
      <Text>
        <strong>{languages[language]}:</strong> <bdi lang={language}>{text}</bdi>
      </Text>
      <Flex align="center" gap="3">
        <Box flex="1" position="relative" bg="bg.sunken" borderRadius="lg" aria-hidden="true">
          {isRecent && (
            <Box
              position="absolute"
              inset="0"
              width={`${(100 * old) / longest}%`}
              borderWidth="2px"
              borderStyle="dashed"
              borderColor="border.ink"
              borderRadius="lg"
            />
          )}
          <Box
            position="relative"
            height="8"
            minWidth="2"
            width={`${(100 * count) / longest}%`}
            bg="colorPalette.solid"
            borderWidth="2px"
            borderColor="border.ink"
            borderRadius="lg"
            transition="width 300ms"
            css={{ '@media (prefers-reduced-motion: reduce)': { transition: 'none' } }}
          />
        </Box>
        <Text fontWeight="700" whiteSpace="nowrap" minWidth="5.5rem">
          {count} tokens
        </Text>
      </Flex>
    </Box>
  )
}
