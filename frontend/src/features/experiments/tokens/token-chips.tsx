import { Box, Flex } from '@chakra-ui/react'
import type { Token } from './cut.ts'

const hues = ['amber', 'violet', 'teal', 'coral'] as const

type Props = {
  tokens: readonly Token[]
  /** Position of the first token in the text, for its color. */
  first?: number
  /** Index of the token that was just joined. */
  marked?: number | undefined
  /** Whether only the numbers are shown. */
  isNumbersOnly?: boolean
}

/** Tokens as colored chips with their numbers. */
export function TokenChips({ tokens, first = 0, marked, isNumbersOnly = false }: Props) {
  return (
    <Flex as="span" gap="1" wrap="wrap">
      {tokens.map(({ id, text }, index) => (
        <Box
          as="span"
          key={index}
          colorPalette={hues[(first + index) % hues.length] ?? 'amber'}
          display="inline-grid"
          justifyItems="center"
          paddingX="2"
          paddingY="1"
          bg="colorPalette.soft"
          color="fg.ink"
          borderWidth={index === marked ? '4px' : '2px'}
          borderColor="colorPalette.line"
          borderRadius="lg"
          lineHeight="1.3"
        >
          {!isNumbersOnly && (
            <Box as="span" fontWeight="700" fontSize="lg" whiteSpace="pre">
              {shown(text)}
            </Box>
          )}
          <Box as="span" color={isNumbersOnly ? 'fg.ink' : 'fg.muted'} fontWeight={isNumbersOnly ? '700' : '400'}>
            {id}
          </Box>
        </Box>
      ))}
    </Flex>
  )
}

/** Returns the text of a token with its spaces visible. */
function shown(text: string | null): string {
  return text === null ? '▚' : text.replaceAll(' ', '␣').replaceAll('\n', '↵')
}

/** Returns tokens as words for screen readers. */
export function spoken(tokens: readonly Token[]): string {
  return tokens.map(({ id, text }) => `${text === null ? 'part of a letter' : text.trim() || 'space'} ${id}`).join(', ')
}
