import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { pictureUrl } from './pictures/picture-url.ts'

type Props = {
  values: Float32Array
  /** Describes the picture; empty if the text beside it does. */
  alt: string
  /** Width as a style value; the width of the box by default. */
  width?: string | undefined
}

/** A picture of 16 × 16 dots with sharp edges. */
export function DotPicture({ values, alt, width = '100%' }: Props) {
  const url = useMemo(() => pictureUrl(values), [values])
  return (
    <chakra.img
      src={url}
      alt={alt}
      width={width}
      aspectRatio="1"
      borderWidth="3px"
      borderColor="border.ink"
      borderRadius="xl"
      bg="bg.sunken"
      css={{ imageRendering: 'pixelated' }}
    />
  )
}
