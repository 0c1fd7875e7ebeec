import { Box, chakra, Flex } from '@chakra-ui/react'
import { AgainIcon, CheckIcon } from '../../../ui/components/icons.tsx'
import type { Hue } from '../../../ui/theme/hue.ts'
import { type Item, type ItemState, stateOf } from './item/draft.ts'

type Props = { items: readonly Item[]; current: number; hue: Hue; onGo(index: number): void }

const words: Record<ItemState, string> = { open: 'not answered', right: 'right', notYet: 'not right yet' }

/** Links to all questions with their states. */
export function CheckSteps({ items, current, hue, onGo }: Props) {
  return (
    <chakra.nav aria-label="Questions">
      <Flex as="ol" gap={{ base: '2', sm: '3' }} wrap="wrap" listStyleType="none">
        {items.map((item, index) => {
          const state = stateOf(item)
          const isHere = index === current
          return (
            <chakra.li key={item.id} position="relative" paddingBottom="2">
              <chakra.button
                type="button"
                onClick={() => onGo(index)}
                aria-current={isHere ? 'step' : undefined}
                aria-label={`Question ${index + 1} of ${items.length}, ${words[state]}`}
                display="grid"
                placeItems="center"
                boxSize="12"
                borderRadius="full"
                borderWidth="3px"
                borderColor="border.ink"
                bg={isHere ? `${hue}.solid` : 'bg.card'}
                color={isHere ? `${hue}.onSolid` : 'fg.ink'}
                fontFamily="heading"
                fontWeight="600"
                fontSize="lg"
                cursor="pointer"
                boxShadow={isHere ? '0 4px 0 var(--ui-colors-border-ink)' : undefined}
                _highContrast={{ borderWidth: isHere ? '6px' : '3px' }}
              >
                {index + 1}
              </chakra.button>
              {state !== 'open' && <Mark isRight={state === 'right'} />}
            </chakra.li>
          )
        })}
      </Flex>
    </chakra.nav>
  )
}

function Mark({ isRight }: { isRight: boolean }) {
  return (
    <Box
      as="span"
      aria-hidden="true"
      position="absolute"
      right="-1"
      bottom="0"
      display="grid"
      placeItems="center"
      boxSize="6"
      fontSize="0.9rem"
      borderRadius="full"
      borderWidth="2px"
      borderColor="bg.card"
      colorPalette={isRight ? 'success' : 'amber'}
      bg="colorPalette.solid"
      color="colorPalette.onSolid"
      pointerEvents="none"
    >
      {isRight ? <CheckIcon /> : <AgainIcon />}
    </Box>
  )
}
