import { Box, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import type { Drawing } from '../../drawings/paper/drawing.ts'
import { pixelsOf, side } from '../../drawings/paper/pixels.ts'

/** What a machine gets of a drawing: 28 × 28 gray pixels, moved to the middle. */
export function SeenPixels({ drawing }: { drawing: Drawing }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const image = context.createImageData(side, side)
    for (const [place, ink] of pixelsOf(drawing).entries()) {
      image.data.set([255 - 196 * ink, 250 - 201 * ink, 240 - 144 * ink, 255], 4 * place)
    }
    context.putImageData(image, 0, 0)
  }, [drawing])
  return (
    <Box display="flex" gap="3" alignItems="center">
      <Box flexShrink="0" boxSize="4.5rem" borderRadius="lg" borderWidth="2px" borderColor="border.soft" overflow="hidden">
        <canvas
          ref={canvas}
          width={side}
          height={side}
          role="img"
          aria-label="Your drawing as 28 × 28 dots"
          style={{ display: 'block', width: '100%', height: '100%', imageRendering: 'pixelated' }}
        />
      </Box>
      <Text color="fg.muted">This is all that the machine gets: 28 × 28 dots.</Text>
    </Box>
  )
}
