import { Box, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { pictureGrounds } from '../theme/palette.ts'

export type AvatarProps = {
  name: string
  src: string | null
  /** The background behind the picture or the letter. */
  ground: keyof typeof pictureGrounds
  size?: '9' | '11' | '14' | '20' | undefined
}

/**
 * Shows the picture of an account, or the first letter of the name when there is no picture or it does not load. Decorative: the name is
 * displayed next to it.
 */
export function Avatar({ name, src, ground, size = '11' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <Box
      as="span"
      aria-hidden="true"
      display="inline-grid"
      placeItems="center"
      flexShrink="0"
      boxSize={size}
      overflow="hidden"
      borderWidth="3px"
      borderColor="border.ink"
      borderRadius="full"
      bg={pictureGrounds[ground]}
      color="art.line"
      fontFamily="heading"
      fontWeight="600"
      fontSize={size === '20' ? '3xl' : 'xl'}
      lineHeight="1"
    >
      {src && src !== broken ? (
        <chakra.img src={src} alt="" width="full" height="full" onError={() => setBroken(src)} />
      ) : (
        [...name.trim()][0]?.toUpperCase()
      )}
    </Box>
  )
}
