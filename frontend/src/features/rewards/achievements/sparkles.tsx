import { Box } from '@chakra-ui/react'
import { Art, art } from '../../../ui/illustrations/art.tsx'
import { Spark } from '../../../ui/illustrations/sidekick-parts.tsx'
import { usePrefersReducedMotion } from '../../../ui/motion/reduced-motion.tsx'

const sparks = [
  { top: '-3', left: '12%', size: 13, color: art.amber, delay: '0s' },
  { top: '-4', left: '62%', size: 9, color: art.coral, delay: '0.5s' },
  { top: '34%', left: '-3', size: 10, color: art.amber, delay: '0.8s' },
  { top: '22%', left: 'calc(100% - 10px)', size: 14, color: art.amber, delay: '0.3s' },
  { top: 'calc(100% - 14px)', left: '78%', size: 11, color: art.violet, delay: '1s' },
]

/** Draws sparkles around the nearest positioned parent for five seconds. Respects reduced motion. */
export function Sparkles() {
  if (usePrefersReducedMotion()) return null
  return (
    <Box aria-hidden="true" data-sparkles position="absolute" inset="0" pointerEvents="none">
      {sparks.map(({ top, left, size, color, delay }) => (
        <Box
          key={left}
          position="absolute"
          top={top}
          left={left}
          width="7"
          animation="float 1.3s ease-in-out 3"
          style={{ animationDelay: delay }}
        >
          <Art viewBox="0 0 32 32">
            <Spark x={16} y={16} size={size} color={color} outline={art.spark} />
          </Art>
        </Box>
      ))}
    </Box>
  )
}
