import { Box } from '@chakra-ui/react'

/** A prompt of an exercise, in full length. */
export function QuotedPrompt({ children }: { children: string }) {
  return (
    <Box as="blockquote" bg="bg.sunken" borderRadius="xl" padding="3" whiteSpace="pre-wrap" overflowWrap="anywhere">
      {children}
    </Box>
  )
}
