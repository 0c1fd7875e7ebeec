import { Box, chakra, Flex } from '@chakra-ui/react'
import type { LessonStep } from '@deepm/schema/rules/learning/steps/step'
import type { Hue } from '../../../ui/theme/hue.ts'
import type { ItemState } from '../check/item/draft.ts'

type Props = {
  steps: readonly LessonStep[]
  /** The current step, counted from 1. */
  current: number
  stateOf(step: LessonStep): ItemState | null
  hue: Hue
  onGo(step: number): void
}

/** Shows all steps as a line, part by part. Questions are higher than the others and show their result. A part is a button. */
export function StepBar({ steps, current, stateOf, hue, onGo }: Props) {
  const parts = partsOf(steps)
  const hasParts = parts.some(({ name }) => name !== '')
  const line = parts.map(({ name, first, length }) => {
    const marks = Array.from({ length }, (_, index) => (
      <Mark
        key={first + index}
        state={steps[first + index - 1] ? stateOf(steps[first + index - 1] as LessonStep) : null}
        isReached={first + index <= current}
        isHere={first + index === current}
      />
    ))
    const isHere = current >= first && current < first + length
    if (!hasParts)
      return (
        <Flex key={first} flex={length} align="center" gap="2px" minHeight="6" aria-hidden="true">
          {marks}
        </Flex>
      )
    return (
      <chakra.li key={first} flex={length} minWidth={{ base: '0', md: 'max-content' }} listStyleType="none">
        <chakra.button
          type="button"
          onClick={() => onGo(first)}
          aria-label={`${name || 'Steps'}, from step ${first}`}
          aria-current={isHere ? 'step' : undefined}
          display="grid"
          alignContent="center"
          width="full"
          minHeight="11"
          cursor="pointer"
          borderRadius="lg"
          _hover={{ bg: 'colorPalette.soft' }}
        >
          <Flex as="span" align="center" gap="2px" height="5" aria-hidden="true">
            {marks}
          </Flex>
          <Box
            as="span"
            aria-hidden="true"
            display={{ base: 'none', md: 'block' }}
            fontFamily="heading"
            fontWeight="600"
            color={isHere ? 'colorPalette.text' : 'fg.muted'}
            overflow="hidden"
            whiteSpace="nowrap"
          >
            {name}
          </Box>
        </chakra.button>
      </chakra.li>
    )
  })
  if (!hasParts) return <Flex colorPalette={hue}>{line}</Flex>
  return (
    <chakra.nav aria-label="Parts of this lesson" colorPalette={hue}>
      <Flex as="ol" gap={{ base: '1.5', md: '3' }}>
        {line}
      </Flex>
    </chakra.nav>
  )
}

type MarkProps = { state: ItemState | null; isReached: boolean; isHere: boolean }

function Mark({ state, isReached, isHere }: MarkProps) {
  const reached = isReached ? 'colorPalette.solid' : 'bg.sunken'
  return (
    <Box
      as="span"
      flex={isHere ? '1.6' : '1'}
      minWidth="0"
      height={state === null ? '2.5' : '5'}
      borderWidth="2px"
      borderColor={isReached || state !== null ? 'border.ink' : 'border.soft'}
      borderRadius="full"
      bg={state === 'right' ? 'success.solid' : state === 'notYet' ? 'amber.soft' : reached}
      transition="flex 200ms"
      _highContrast={{ forcedColorAdjust: 'none', borderColor: 'CanvasText', bg: isReached ? 'Highlight' : 'Canvas' }}
    />
  )
}

type Part = { name: string; first: number; length: number }

/** Groups the steps by their part; `first` is counted from 1. */
function partsOf(steps: readonly LessonStep[]): Part[] {
  const parts: Part[] = []
  for (const [index, { part }] of steps.entries()) {
    const last = parts.at(-1)
    if (last?.name === part) last.length += 1
    else parts.push({ name: part, first: index + 1, length: 1 })
  }
  return parts
}
