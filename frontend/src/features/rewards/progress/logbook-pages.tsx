import { Box, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Shows two pages of an open book, or one page if `right` is `null`. Stacked on narrow screens. */
export function LogbookPages({ left, right }: { left: ReactNode; right: ReactNode }) {
  const isWhole = right !== null
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: isWhole ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)' }}
      bg="bg.card"
      borderWidth="3px"
      borderColor="border.ink"
      borderRadius="3xl"
      overflow="hidden"
      boxShadow="0 4px 0 var(--ui-colors-bg-card), 0 7px 0 var(--ui-colors-border-ink), 0 13px 0 var(--ui-colors-border-soft)"
    >
      <Box padding={{ base: '5', md: '7' }}>{left}</Box>
      {isWhole ? (
        <Box
          padding={{ base: '5', md: '7' }}
          borderColor="border.ink"
          borderTopWidth={{ base: '3px', lg: '0' }}
          borderLeftWidth={{ lg: '3px' }}
          // Shades the fold of the book.
          backgroundImage={{ lg: 'linear-gradient(90deg, var(--ui-colors-bg-sunken), transparent 2.5rem)' }}
        >
          {right}
        </Box>
      ) : null}
    </Grid>
  )
}
