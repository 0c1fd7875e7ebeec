import { Box, chakra, Flex } from '@chakra-ui/react'
import { useId } from 'react'

type Option<V> = { value: V; label: string; hint?: string }

type Props<V extends string | number> = {
  legend: string
  options: readonly Option<V>[]
  value: V
  onChange(value: V): void
}

/** A row of a few values, one of which is chosen: native radio buttons as large chips. */
export function ChoiceRow<V extends string | number>({ legend, options, value, onChange }: Props<V>) {
  const name = useId()
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend fontWeight="700" marginBottom="2">
        {legend}
      </chakra.legend>
      <Flex gap="2" wrap="wrap">
        {options.map(({ value: own, label, hint }) => (
          <chakra.label
            key={own}
            position="relative"
            display="grid"
            placeItems="center"
            minWidth="12"
            minHeight="12"
            paddingX="3"
            borderWidth="3px"
            borderColor="border.ink"
            borderRadius="xl"
            bg={own === value ? 'colorPalette.solid' : 'bg.card'}
            color={own === value ? 'colorPalette.onSolid' : 'fg.ink'}
            fontWeight="600"
            cursor="pointer"
            css={{ '&:has(:focus-visible)': { outline: '4px solid', outlineColor: 'accent.line', outlineOffset: '3px' } }}
            _highContrast={{ borderWidth: own === value ? '6px' : '3px' }}
          >
            <chakra.input
              type="radio"
              name={name}
              checked={own === value}
              onChange={() => onChange(own)}
              aria-label={hint ? `${label}: ${hint}` : label}
              position="absolute"
              inset="0"
              opacity="0"
              cursor="inherit"
            />
            <Box aria-hidden="true" textAlign="center" lineHeight="1.2">
              {label}
            </Box>
          </chakra.label>
        ))}
      </Flex>
    </chakra.fieldset>
  )
}
