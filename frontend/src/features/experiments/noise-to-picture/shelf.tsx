import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { DotPicture } from './dot-picture.tsx'
import type { Made } from './made.ts'

type Props = { shelf: readonly Made[]; onTake(made: Made): void }

/** Finished pictures with their wish and their noise. Pressing one brings its settings back. */
export function Shelf({ shelf, onTake }: Props) {
  return (
    <Box>
      <Text fontWeight="700" marginBottom="2">
        Your pictures
      </Text>
      {shelf.length === 0 && <Text color="fg.muted">Finished pictures appear here.</Text>}
      <Flex as="ul" listStyleType="none" gap="2" wrap="wrap">
        {shelf.map((made) => {
          const { wish, second, seed } = made.settings
          const name = second ? `${wish} + ${second}` : wish
          return (
            <li key={made.key}>
              <chakra.button
                type="button"
                onClick={() => onTake(made)}
                aria-label={`${name}, noise ${seed}, ${made.background} background. Show it again.`}
                display="grid"
                justifyItems="center"
                width="5.25rem"
                padding="1"
                borderRadius="xl"
                cursor="pointer"
                _hover={{ bg: 'colorPalette.soft' }}
              >
                <DotPicture values={made.picture} alt="" width="4.5rem" />
                <Box as="strong" lineHeight="1.2" marginTop="1" overflowWrap="anywhere">
                  {name}
                </Box>
                <Box as="span" color="fg.muted">
                  noise {seed}
                </Box>
              </chakra.button>
            </li>
          )
        })}
      </Flex>
    </Box>
  )
}
