import { Box, Text } from '@chakra-ui/react'
import type { Kind, Taken } from './model.ts'

const goals: readonly { kind: Kind; text: string }[] = [
  { kind: 'whole', text: 'A long word that is 1 token' },
  { kind: 'cut', text: 'A shorter word in 4 or more tokens' },
]

/** The two words that the first mission asks for. */
export function TakenWords({ taken }: { taken: Readonly<Record<Kind, Taken | null>> }) {
  const { whole, cut } = taken
  return (
    <Box bg="bg.sunken" borderRadius="2xl" padding="3" display="grid" gap="1">
      <Box as="ul" listStyleType="none" display="grid" gap="1" aria-label="Words to take">
        {goals.map(({ kind, text }) => {
          const word = taken[kind]
          return (
            <Box as="li" key={kind} fontWeight={word ? '700' : undefined} overflowWrap="anywhere">
              <span aria-hidden="true">{word ? '✓ ' : '○ '}</span>
              {word ? `${word.word}: ${word.letters} letters, ${kind === 'whole' ? '1 token' : word.pieces.join(' · ')}` : text}
            </Box>
          )
        })}
      </Box>
      {whole && cut && cut.letters >= whole.letters && (
        <Text>
          “{cut.word}” is not shorter than “{whole.word}”. Find a shorter one.
        </Text>
      )}
    </Box>
  )
}
