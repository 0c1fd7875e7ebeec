import { Box, Flex, Text } from '@chakra-ui/react'
import { copied } from '@deepm/schema/rules/experiments/noise-to-picture'
import { ShareBar } from '../frame/share-bar.tsx'
import { DotPicture } from './dot-picture.tsx'
import type { Made } from './made.ts'
import { aThing } from './names.ts'
import { trainingSet } from './training-set.ts'

/** Compares a finished picture with the nearest training picture. */
export function Copies({ made: { picture, nearest, known } }: { made: Made }) {
  const isCopy = nearest.alike >= copied
  return (
    <Box bg="colorPalette.soft" borderRadius="2xl" padding="4" display="grid" gap="3">
      <Text fontWeight="700">{isCopy ? 'A copy of a training picture' : 'A new mixture'}</Text>
      <Flex gap="4" wrap="wrap">
        <Box as="figure" width="7rem">
          <DotPicture values={picture} alt="The finished picture" />
          <Text as="figcaption">Your picture</Text>
        </Box>
        <Box as="figure" width="7rem">
          <DotPicture values={nearest.picture} alt={`The nearest training picture: ${aThing(nearest.target)}`} />
          <Text as="figcaption">Nearest of {trainingSet.length} training pictures</Text>
        </Box>
        <Box flex="1 1 12rem" display="grid" gap="3" alignContent="start">
          <ShareBar label="Dots equal to it" share={nearest.alike} />
          <ShareBar label="Parts found in any training picture" share={known} />
        </Box>
      </Flex>
    </Box>
  )
}
