import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type Props = { sender: string; opening: string; children: ReactNode }

/** A chat message. */
export function ChatBubble({ sender, opening, children }: Props) {
  return (
    <Box as="figure" margin="0">
      <Box as="figcaption" fontWeight="700" color="fg.muted" marginBottom="1">
        {sender} writes:
      </Box>
      <Box
        bg="bg.sunken"
        borderWidth="3px"
        borderColor="border.ink"
        borderRadius="2xl"
        borderBottomLeftRadius="sm"
        padding="4"
        fontSize="lg"
      >
        <Flex wrap="wrap" gap="2" align="center">
          <span>{opening}</span>
          {children}
        </Flex>
      </Box>
    </Box>
  )
}
