import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { Neighbor } from './model.ts'

/** Room on the right of a bar for its number. */
const numberWidth = '3.75rem'

type Props = {
  label: string
  neighbors: readonly Neighbor[]
  /** The learner's guess. */
  guess?: string | undefined
  /** Shows a word on the map. Without it, the words are only text. */
  onWord?: ((word: string) => void) | undefined
}

/** Words with bars that show how near they are. */
export function NeighborList({ label, neighbors, guess, onWord }: Props) {
  return (
    <Box>
      <Flex as="ol" direction="column" gap="2" listStyleType="none" aria-label={label}>
        {neighbors.map((it) => (
          <li key={it.word}>
            {onWord ? (
              <chakra.button
                type="button"
                onClick={() => onWord(it.word)}
                aria-label={`${it.word}: nearness ${it.similarity.toFixed(2)}${it.word === guess ? ', your guess' : ''}`}
                {...row}
                borderColor="border.ink"
                bg="bg.card"
                color="fg.ink"
                cursor="pointer"
              >
                <Bar neighbor={it} isGuess={it.word === guess} />
              </chakra.button>
            ) : (
              <Box {...row} borderColor="transparent" bg="bg.sunken">
                <Bar neighbor={it} isGuess={false} />
              </Box>
            )}
          </li>
        ))}
      </Flex>
      <Text color="fg.muted" marginTop="2">
        Longer bar = nearer. 1.00 is the nearest possible.
      </Text>
    </Box>
  )
}

const row = {
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: '11',
  paddingX: '3',
  borderWidth: '2px',
  borderRadius: 'xl',
  overflow: 'hidden',
} as const

function Bar({ neighbor: { word, similarity }, isGuess }: { neighbor: Neighbor; isGuess: boolean }) {
  return (
    <>
      <Box
        position="absolute"
        insetY="0"
        left="0"
        bg="colorPalette.soft"
        borderRightWidth="3px"
        borderColor="colorPalette.line"
        width={`calc(${Math.max(0, similarity)} * (100% - ${numberWidth}))`}
        transition="width 300ms"
        css={{ '@media (prefers-reduced-motion: reduce)': { transition: 'none' } }}
      />
      <Box as="strong" position="relative">
        {word}
        {isGuess && (
          <Box as="span" fontWeight="400">
            {' '}
            ← your guess
          </Box>
        )}
      </Box>
      <Box as="span" position="relative">
        {similarity.toFixed(2)}
      </Box>
    </>
  )
}
