import { Box, chakra, Flex } from '@chakra-ui/react'
import type { Askable } from '@deepm/schema/rules/experiments/agent/world'
import { useId } from 'react'
import { toolWords } from './words.ts'

type Props<T extends Askable> = {
  title: string
  items: readonly T[]
  chosen: readonly T[]
  /** Receives the change as a step from the latest choice, so that two quick presses count twice. */
  onChange(step: (chosen: readonly T[]) => readonly T[]): void
  /** Words after a chosen and an unchosen item, for those who do not see colors. */
  states: readonly [on: string, off: string]
}

/** Chooses tools, or the steps that need an OK. */
export function ChoiceChips<T extends Askable>({ title, items, chosen, onChange, states }: Props<T>) {
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id}>
      <Box id={id} fontFamily="heading" fontWeight="600" fontSize="lg" marginBottom="2">
        {title}
      </Box>
      <Flex gap="2" wrap="wrap">
        {items.map((item) => {
          const { emoji, name, what } = toolWords[item]
          const isOn = chosen.includes(item)
          return (
            <chakra.button
              key={item}
              type="button"
              aria-pressed={isOn}
              aria-label={`${name}: ${what}`}
              title={what}
              onClick={() => onChange((now) => items.filter((it) => now.includes(it) !== (it === item)))}
              display="inline-flex"
              alignItems="center"
              gap="2"
              minHeight="12"
              paddingX="3"
              borderRadius="full"
              borderWidth="3px"
              borderStyle={isOn ? 'solid' : 'dashed'}
              borderColor="border.ink"
              bg={isOn ? 'colorPalette.solid' : 'bg.card'}
              color={isOn ? 'colorPalette.onSolid' : 'fg.muted'}
              fontWeight="600"
              cursor="pointer"
            >
              <span aria-hidden="true">{emoji}</span>
              {name}
              <chakra.span aria-hidden="true" fontWeight="400">
                {isOn ? states[0] : states[1]}
              </chakra.span>
            </chakra.button>
          )
        })}
      </Flex>
    </Box>
  )
}
