import { Box, Flex } from '@chakra-ui/react'
import { type ReactNode, useEffect } from 'react'

/** The strip at the top of every page, public or signed in; `before` stands ahead of the row, for a skip link. */
export function Bar({ before, children }: { before?: ReactNode; children: ReactNode }) {
  useEffect(markReady, [])
  return (
    <Box as="header" borderBottomWidth="3px" borderColor="border.ink" bg="bg.card" position="sticky" top="0" zIndex="10">
      {before}
      <Flex
        maxWidth="page"
        marginX="auto"
        paddingX={{ base: '4', sm: '6', lg: '8' }}
        paddingY="2"
        gap="3"
        align="center"
        wrap="wrap"
      >
        {children}
      </Flex>
    </Box>
  )
}

/** Tells page-start.js that from now on the app hears what is pressed. */
function markReady(): void {
  document.documentElement.dataset['ready'] = ''
}
