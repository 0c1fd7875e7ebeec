import { Box, chakra, Grid } from '@chakra-ui/react'
import { targets, type Wish, wishes } from '@deepm/schema/rules/experiments/noise-to-picture'
import { useId, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { DotPicture } from './dot-picture.tsx'
import { isTarget, samples } from './names.ts'

type Props = {
  wish: Wish
  /** Whether things without a training picture are among the first. */
  hasUnknown: boolean
  onChange(wish: Wish): void
}

/** A few things to ask for; the others on request. */
const few = targets.slice(0, 8)

/** What a learner can ask for, with a training picture if there is one. */
export function WishPicker({ wish, hasUnknown, onChange }: Props) {
  const name = useId()
  const [isAll, setAll] = useState(false)
  const first: readonly Wish[] = [...few, ...(hasUnknown ? wishes.filter((it) => !isTarget(it)) : [])]
  const shown = isAll ? wishes : first.includes(wish) ? first : [...first, wish]
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend fontWeight="700" marginBottom="2">
        What should it draw?
      </chakra.legend>
      <Grid templateColumns={`repeat(auto-fill, minmax(${isAll ? '5.25rem' : '3.75rem'}, 1fr))`} gap="2">
        {shown.map((it) => (
          <chakra.label
            key={it}
            position="relative"
            display="grid"
            justifyItems="center"
            gap="1"
            paddingY="1.5"
            borderWidth="3px"
            borderColor={it === wish ? 'border.ink' : 'border.soft'}
            borderRadius="xl"
            bg={it === wish ? 'colorPalette.solid' : 'bg.card'}
            color={it === wish ? 'colorPalette.onSolid' : 'fg.ink'}
            fontWeight="600"
            lineHeight="1.1"
            cursor="pointer"
            css={{ '&:has(:focus-visible)': { outline: '4px solid', outlineColor: 'accent.line', outlineOffset: '3px' } }}
            _highContrast={{ borderWidth: it === wish ? '6px' : '3px' }}
          >
            <chakra.input
              type="radio"
              name={name}
              checked={it === wish}
              onChange={() => onChange(it)}
              aria-label={isTarget(it) ? it : `${it}, no training picture`}
              position="absolute"
              inset="0"
              opacity="0"
              cursor="inherit"
            />
            {isTarget(it) ? <DotPicture values={samples[it]} alt="" width="2.75rem" /> : <Unknown />}
            <Box as="span" aria-hidden="true" whiteSpace="nowrap" letterSpacing="-0.02em">
              {it}
            </Box>
          </chakra.label>
        ))}
      </Grid>
      <Button variant="ghost" onClick={() => setAll(!isAll)}>
        {isAll ? 'Fewer things' : 'More things'}
      </Button>
    </chakra.fieldset>
  )
}

function Unknown() {
  return (
    <Box
      aria-hidden="true"
      display="grid"
      placeItems="center"
      boxSize="2.75rem"
      borderWidth="3px"
      borderStyle="dashed"
      borderColor="currentColor"
      borderRadius="xl"
      fontSize="xl"
    >
      ?
    </Box>
  )
}
