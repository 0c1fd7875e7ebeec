import { Box, Flex, Text } from '@chakra-ui/react'
import { percent } from '@deepm/schema/rules/experiments/percent'
import { fair, homeGroups } from '@deepm/schema/rules/experiments/who-is-missing'
import { Button } from '../../../ui/components/button.tsx'
import { PreparedThumbnail } from '../drawings/thumbnail.tsx'
import { ShareBar } from '../frame/share-bar.tsx'
import type { Result } from './model.ts'

/** Wrong drawings that are shown of each group. */
const shown = 5

type Props = {
  result: Result
  isOpen(group: number): boolean
  onOpen(group: number): void
  /** Whether each test set has its own figure. */
  hasSets: boolean
}

/** How often the machine is right for each group. A group is closed until the learner looks at it. */
export function GroupResults({ result, isOpen, onOpen, hasSets }: Props) {
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <Text fontWeight="700">Right for each group (dashed line: {percent(fair)})</Text>
      {homeGroups.map(({ id, name }, group) => (
        <Box key={id} minHeight="12">
          {isOpen(group) ? (
            <OpenGroup result={result} group={group} name={name} hasSets={hasSets} />
          ) : (
            <Button variant="outline" onClick={() => onOpen(group)} style={{ width: '100%', justifyContent: 'space-between' }}>
              <span>Look at {name}</span>
              <span aria-hidden="true">?</span>
            </Button>
          )}
        </Box>
      ))}
    </Box>
  )
}

type OpenProps = { result: Result; group: number; name: string; hasSets: boolean }

function OpenGroup({ result, group, name, hasSets }: OpenProps) {
  const share = result.average.groups[group] ?? 0
  const missed = result.missed[group] ?? []
  return (
    <Box display="grid" gap="1">
      <ShareBar
        label={<Box _firstLetter={{ textTransform: 'uppercase' }}>{name}</Box>}
        share={share}
        mark={fair}
        hue={share < fair ? 'coral' : 'teal'}
        figure={`${percent(share)} ${share < fair ? '✗' : '✓'}`}
      />
      {hasSets && (
        <Flex as="ul" gap="2" wrap="wrap" listStyleType="none">
          {result.tests.map(({ groups }, set) => {
            const value = groups[group] ?? 0
            const passed = value >= fair
            return (
              <Box as="li" key={set} paddingX="3" borderRadius="full" bg={passed ? 'teal.soft' : 'coral.soft'} color="fg.ink">
                Test {set + 1}: {percent(value)} {passed ? '✓' : '✗'}
              </Box>
            )
          })}
        </Flex>
      )}
      {missed.length > 0 && (
        <Flex wrap="wrap" alignItems="center" gap="1">
          <Text color="fg.muted" paddingRight="1">
            Taken for shops:
          </Text>
          {missed.slice(0, shown).map((it) => (
            <PreparedThumbnail key={it.seed} prepared={it} size="2.75rem" />
          ))}
        </Flex>
      )}
    </Box>
  )
}
