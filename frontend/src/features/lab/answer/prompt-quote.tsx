import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type Props = {
  /** Whether to show all of it, for texts that are known to be short. */
  isWhole?: boolean
  children: ReactNode
}

export function PromptQuote({ isWhole = false, children }: Props) {
  return (
    <Box
      as="blockquote"
      bg="bg.sunken"
      borderRadius="xl"
      padding="3"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      {...(!isWhole && { maxHeight: '10rem', overflowY: 'auto' })}
    >
      {children}
    </Box>
  )
}
