import { Box, chakra, Flex } from '@chakra-ui/react'
import type { Neighbor } from './model.ts'

type Props = {
  label: string
  neighbors: readonly Neighbor[]
  /** The learner's guess. */
  guess?: string | undefined
  onWord(word: string): void
}

/** Words with bars that show how near they are. Pressing one shows it on the map. */
export function NeighborList({ label, neighbors, guess, onWord }: Props) {
  return (
    <Flex as="ol" direction="column" gap="2" listStyleType="none" aria-label={label}>
      {neighbors.map(({ word, similarity }) => (
        <li key={word}>
          <chakra.button
            type="button"
            onClick={() => onWord(word)}
            aria-label={`${word}: nearness ${similarity.toFixed(2)}${word === guess ? ', your guess' : ''}`}
            position="relative"
            display="flex"
            justifyContent="space-between"
            alignItems="center"
            gap="3"
            width="full"
            minHeight="11"
            paddingX="3"
            borderWidth="2px"
            borderColor="border.ink"
            borderRadius="xl"
            bg="bg.card"
            color="fg.ink"
            overflow="hidden"
            cursor="pointer"
          >
            <Box
              position="absolute"
              insetY="0"
              left="0"
              bg="colorPalette.soft"
              borderRightWidth="3px"
              borderColor="colorPalette.line"
              width={`${Math.max(0, 100 * similarity)}%`}
              transition="width 300ms"
              css={{ '@media (prefers-reduced-motion: reduce)': { transition: 'none' } }}
            />
            <Box as="strong" position="relative">
              {word}
              {word === guess && (
                <Box as="span" fontWeight="400">
                  {' '}
                  ← your guess
                </Box>
              )}
            </Box>
            <Box as="span" position="relative">
              {similarity.toFixed(2)}
            </Box>
          </chakra.button>
        </li>
      ))}
    </Flex>
  )
}
