import { Box, Flex, Text } from '@chakra-ui/react'
import { fair } from '@deepm/schema/rules/experiments/who-is-missing'
import type { ReactNode } from 'react'
import { PreparedThumbnail } from '../drawings/thumbnail.tsx'
import { ShareBar } from '../frame/share-bar.tsx'
import type { Result } from './model.ts'
import { outOf100 } from './shares.ts'

/** Wrong drawings that are shown of each group. */
const shown = 5

type Props = {
  result: Result
  group: number
  label: ReactNode
  /** Whether each of the three tests has its own figure. */
  hasTests: boolean
}

/** How often a machine is right for a group, and homes of the group that it took for shops. */
export function GroupResult({ result, group, label, hasTests }: Props) {
  const share = result.average.groups[group] ?? 0
  const missed = share < fair ? (result.missed[group] ?? []) : []
  return (
    <Box display="grid" gap="1">
      <ShareBar
        label={label}
        share={share}
        mark={fair}
        hue={share < fair ? 'coral' : 'teal'}
        figure={`${outOf100(share)} out of 100 ${share < fair ? '✗' : '✓'}`}
      />
      {hasTests && (
        <Flex gap="1" wrap="wrap" align="center">
          <Text color="fg.muted">Tests:</Text>
          {result.tests.map(({ groups }, test) => {
            const value = groups[group] ?? 0
            const passed = value >= fair
            return (
              <Box as="span" key={test} paddingX="2" borderRadius="full" bg={passed ? 'teal.soft' : 'coral.soft'} color="fg.ink">
                {outOf100(value)} {passed ? '✓' : '✗'}
              </Box>
            )
          })}
        </Flex>
      )}
      {missed.length > 0 && (
        <Box>
          <Text color="fg.muted">Taken for shops, no parcel:</Text>
          <Flex wrap="wrap" gap="1">
            {missed.slice(0, shown).map((it) => (
              <PreparedThumbnail key={it.seed} prepared={it} size="2.75rem" />
            ))}
          </Flex>
        </Box>
      )}
    </Box>
  )
}
