import { chakra, Flex } from '@chakra-ui/react'
import type { Hue } from '../theme/hue.ts'

type Props = { score: number; max: number; hue?: Hue }

/** Shows a score such as 3 of 4 as filled and empty dots. */
export function ScoreDots({ score, max, hue }: Props) {
  return (
    <Flex role="img" aria-label={`${score} of ${max}`} gap="1" align="center">
      {Array.from({ length: max }, (_, index) => index).map((index) => (
        <chakra.span
          key={index}
          boxSize="4"
          borderRadius="full"
          borderWidth="2px"
          borderColor="border.ink"
          bg={index < score ? `${hue ?? 'colorPalette'}.solid` : 'bg.sunken'}
          _highContrast={{ forcedColorAdjust: 'none', bg: index < score ? 'Highlight' : 'Canvas' }}
        />
      ))}
    </Flex>
  )
}
