import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export function PromptQuote({ children }: { children: ReactNode }) {
  return (
    <Box
      as="blockquote"
      bg="bg.sunken"
      borderRadius="xl"
      padding="3"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      maxHeight="10rem"
      overflowY="auto"
    >
      {children}
    </Box>
  )
}
