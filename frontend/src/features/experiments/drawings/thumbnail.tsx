import { Box } from '@chakra-ui/react'
import { memo } from 'react'
import { drawn, nameOf, type Prepared } from './motifs/motifs.ts'
import { type Drawing, fitted } from './paper/drawing.ts'

type Props = {
  drawing: Drawing
  /** What the drawing shows. Without it, the drawing is decorative. */
  name?: string | undefined
  /** Width and height in units of 4 px; as wide as its place by default. */
  size?: string | undefined
}

/** A small picture of a drawing on paper. */
export const Thumbnail = memo(function Thumbnail({ drawing, name, size = 'full' }: Props) {
  return (
    <Box
      as="span"
      display="block"
      width={size}
      maxWidth="full"
      aspectRatio="1"
      bg="art.paper"
      borderRadius="md"
      alignSelf="start"
      borderWidth="2px"
      borderColor="border.soft"
      overflow="hidden"
    >
      <svg
        viewBox="0 0 100 100"
        width="100%"
        role={name ? 'img' : undefined}
        aria-label={name}
        aria-hidden={name ? undefined : true}
      >
        <path
          d={pathOf(fitted(drawing, 84))}
          fill="none"
          stroke={inkColor}
          strokeWidth="4.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </Box>
  )
})

/** A small picture of a prepared drawing with its name. */
export const PreparedThumbnail = memo(function PreparedThumbnail({ prepared, size }: { prepared: Prepared; size?: string }) {
  return <Thumbnail drawing={drawn(prepared)} name={nameOf(prepared)} size={size} />
})

/** Dark in both themes, as the paper is light in both. */
export const inkColor = 'var(--ui-colors-art-night)'

/** Returns an SVG path of a drawing. */
export function pathOf(drawing: Drawing): string {
  const point = ([x, y]: readonly [number, number]) => `${x.toFixed(1)} ${y.toFixed(1)}`
  return drawing.map((stroke) => `M${stroke.map(point).join('L')}${stroke.length === 1 ? 'h0.1' : ''}`).join('')
}
