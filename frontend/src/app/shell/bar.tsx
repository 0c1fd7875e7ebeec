import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useEffect } from 'react'

/** The bar at the top of every page, public or signed in, with the skip link. */
export function Bar({ children }: { children: ReactNode }) {
  useEffect(markReady, [])
  return (
    <Box
      as="header"
      borderBottomWidth="3px"
      borderColor="border.ink"
      bg="bg.card"
      position="sticky"
      top="0"
      zIndex="10"
      // With little vertical space, for example at high zoom, the bar scrolls with the page.
      css={{ '@media (max-height: 30rem)': { position: 'static' } }}
    >
      <SkipLink />
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

function SkipLink() {
  return (
    <chakra.a
      href="#main"
      position="absolute"
      left="4"
      top="-20"
      padding="3"
      borderRadius="xl"
      bg="accent.solid"
      color="accent.onSolid"
      _focus={{ top: '2', zIndex: 'skipNav' }}
    >
      Skip to content
    </chakra.a>
  )
}

/** Signals to page-start.js that the app now handles clicks. */
function markReady(): void {
  document.documentElement.dataset['ready'] = ''
}
