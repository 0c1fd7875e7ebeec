import { Box, type BoxProps } from '@chakra-ui/react'
import type { Hue } from '../theme/hue.ts'

export type CardProps = BoxProps & { hue?: Hue | undefined }

/** A paper card; with a hue it has that background color. */
export function Card({ hue, ...rest }: CardProps) {
  return (
    <Box
      colorPalette={hue ?? 'accent'}
      bg="bg.card"
      borderWidth="3px"
      borderColor="border.ink"
      borderRadius="3xl"
      padding={{ base: '5', md: '6' }}
      boxShadow={hue ? '0 6px 0 var(--ui-colors-color-palette-solid)' : '0 6px 0 var(--ui-colors-border-soft)'}
      minWidth="0"
      {...rest}
    />
  )
}
