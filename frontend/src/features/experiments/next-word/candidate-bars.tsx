import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { percent } from '@deepm/schema/rules/experiments/percent'
import { useKeptFocus } from '../frame/use-kept-focus.ts'
import type { Candidate } from './model.ts'

const shown = 6

type Props = { candidates: readonly Candidate[]; onChoose(word: string): void }

/** The possible next words with their chances. Pressing one writes it. */
export function CandidateBars({ candidates, onChoose }: Props) {
  const rest = candidates.length - shown
  const box = useKeptFocus<HTMLDivElement>()
  return (
    <Box ref={box}>
      <Text fontWeight="700" marginBottom="2">
        What can come next?
      </Text>
      {candidates.length === 0 && <Text color="fg.muted">Nothing. The machine needs a text first.</Text>}
      <Flex as="ul" direction="column" gap="2" listStyleType="none">
        {candidates.slice(0, shown).map(({ word, count, chance }) => (
          <li key={word}>
            <chakra.button
              type="button"
              onClick={() => onChoose(word)}
              aria-label={`Write “${word}”: ${percent(chance)}, counted ${count} ${count === 1 ? 'time' : 'times'}`}
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
              textAlign="left"
            >
              <Box
                position="absolute"
                insetY="0"
                left="0"
                bg="colorPalette.soft"
                borderRightWidth="3px"
                borderColor="colorPalette.line"
                width={`${100 * chance}%`}
                transition="width 200ms"
                css={{ '@media (prefers-reduced-motion: reduce)': { transition: 'none' } }}
              />
              <Box as="strong" position="relative" minWidth="0" overflowWrap="anywhere">
                {word}
              </Box>
              <Box as="span" position="relative" flexShrink="0">
                {count}× · {percent(chance)}
              </Box>
            </chakra.button>
          </li>
        ))}
      </Flex>
      {rest > 0 && (
        <Text color="fg.muted" marginTop="2">
          and {rest} more
        </Text>
      )}
    </Box>
  )
}
