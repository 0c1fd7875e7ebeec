import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** The surface of the bar at the top of every page. `before` precedes its row. */
export function BarFrame({ before, children }: { before?: ReactNode; children: ReactNode }) {
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
