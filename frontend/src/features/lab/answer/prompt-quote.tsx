import { Box } from '@chakra-ui/react'

export function PromptQuote({ children }: { children: string }) {
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
