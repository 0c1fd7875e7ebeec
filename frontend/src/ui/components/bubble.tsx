import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const tails = {
  left: { left: '-11px', top: 'calc(50% - 9px)', transform: 'rotate(45deg)' },
  top: { left: '2.25rem', top: '-11px', transform: 'rotate(135deg)' },
} as const

/** A speech bubble whose tail points to the speaker. */
export function Bubble({ tail, children }: { tail: keyof typeof tails; children: ReactNode }) {
  return (
    <Box
      position="relative"
      flex="1"
      minWidth="0"
      padding="4"
      bg="bg.card"
      borderWidth="3px"
      borderColor="border.ink"
      borderRadius="2xl"
      css={{
        '&::before': {
          content: '""',
          position: 'absolute',
          width: '18px',
          height: '18px',
          background: 'bg.card',
          borderLeft: '3px solid',
          borderBottom: '3px solid',
          borderColor: 'border.ink',
          borderBottomLeftRadius: '5px',
          ...tails[tail],
        },
      }}
    >
      {children}
    </Box>
  )
}
