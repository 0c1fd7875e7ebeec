import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A gentle entrance animation in CSS only. It needs no script, and the content stays visible without one. */
export function Reveal({ children, delay = 0 }: { children: ReactNode; delay?: number | undefined }) {
  return (
    <Box
      minWidth="0"
      _motionSafe={{ animation: 'rise 480ms cubic-bezier(0.2, 0.8, 0.3, 1) backwards' }}
      css={{ 'html[data-calm] &': { animation: 'none' } }}
      style={{ animationDelay: `${delay}s` }}
    >
      {children}
    </Box>
  )
}
