import { Box, chakra, Grid } from '@chakra-ui/react'
import type { NewsCounters_StatsFragment } from './news-counters.generated.ts'

export function NewsCounters({ stats }: { stats: NewsCounters_StatsFragment }) {
  const figures: [label: string, value: number][] = [
    ['New in 7 days', stats.weekCount],
    ['New in 30 days', stats.recentCount],
    ['Breaking now', stats.breakingCount],
    ['All stories', stats.totalCount],
  ]
  return (
    <Grid
      as="dl"
      aria-label="The news in numbers"
      templateColumns="repeat(4, 1fr)"
      borderTopWidth="3px"
      borderBottomWidth="3px"
      borderColor="border.ink"
    >
      {figures.map(([label, value], index) => (
        <Box
          key={label}
          display="flex"
          flexDirection="column-reverse"
          alignItems="center"
          paddingY="3"
          paddingX="1.5"
          textAlign="center"
          borderColor="border.soft"
          borderLeftWidth={index > 0 ? '3px' : '0'}
        >
          <chakra.dt color="fg.muted" lineHeight="1.25" flex="1">
            {label}
          </chakra.dt>
          <chakra.dd fontFamily="heading" fontWeight="600" fontSize="3xl" lineHeight="1.15" fontVariantNumeric="tabular-nums">
            {value}
          </chakra.dd>
        </Box>
      ))}
    </Grid>
  )
}
