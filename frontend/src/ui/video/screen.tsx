import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The frame of every video, dark in both themes. It has a ratio of 16:9 inside its outline before anything has loaded. */
export function Screen({ children }: { children: ReactNode }) {
  return (
    <Box borderWidth="3px" borderColor="border.ink" borderRadius="2xl" overflow="hidden" bg="art.line">
      <Box
        position="relative"
        display="grid"
        aspectRatio="16 / 9"
        css={{
          '& > video:not([hidden]), & > iframe': { display: 'block', width: '100%', height: '100%', border: '0' },
          // Browsers make captions a twentieth as high as the video, which is too small to read on a phone.
          '& > video::cue': { fontSize: { base: '0.75rem', sm: 'unset' } },
        }}
      >
        {children}
      </Box>
    </Box>
  )
}
