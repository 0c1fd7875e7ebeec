import { Box, Flex, Text } from '@chakra-ui/react'
import { useSettings } from '../../../lib/settings.ts'
import { Button } from '../../../ui/components/button.tsx'
import { shortDay } from '../dates.ts'
import { useOlderXp } from './use-older-xp.ts'
import type { XpLedger_EntryFragment as Entry } from './xp-ledger.generated.ts'
import { xpReasonStyle } from './xp-reason-style.ts'

type Props = {
  entries: Entry[]
  page: { endCursor: string | null; hasNextPage: boolean }
  timeZone: string
}

/** Lists the XP entries by day; they add up to the total. */
export function XpLedger({ entries, page, timeZone }: Props) {
  const older = useOlderXp(entries, page)
  if (entries.length === 0)
    return <Text color="fg.muted">No XP yet. You earn XP with lessons, achievements and the tutorial.</Text>
  return (
    <>
      <Box as="ol" listStyleType="none">
        {byDay(older.entries, timeZone).map(({ day, lines }) => (
          <Box
            as="li"
            key={day}
            display="grid"
            gridTemplateColumns={{ base: '1fr', sm: '7.5rem 1fr' }}
            columnGap="5"
            paddingY="3"
            borderBottomWidth="2px"
            borderStyle="dotted"
            borderColor="border.soft"
          >
            <Box fontFamily="heading" fontWeight="600" paddingY="1" borderRightWidth={{ sm: '3px' }} borderColor="coral.solid">
              {day}
            </Box>
            <Flex as="ul" direction="column" gap="1" listStyleType="none">
              {lines.map((line) => (
                <Line key={line.id} line={line} />
              ))}
            </Flex>
          </Box>
        ))}
      </Box>
      {older.hasMore ? (
        <Box marginTop="4">
          <Button variant="outline" loading={older.loading} onClick={older.load}>
            Show older
          </Button>
        </Box>
      ) : null}
      <Box role="status" srOnly>
        Showing {older.entries.length} entries.
      </Box>
    </>
  )
}

function Line({ line: { reason, title, amount } }: { line: Entry }) {
  const { showBadges } = useSettings()
  const { one, icon } = xpReasonStyle[reason]
  return (
    <Flex as="li" gap="3" align="baseline" paddingY="1">
      <span aria-hidden="true">{icon}</span>
      <Box flex="1" minWidth="0">
        {reason === 'achievement' && !showBadges ? one : `${one}: ${title}`}
      </Box>
      <Box fontWeight="700" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        +{amount} XP
      </Box>
    </Flex>
  )
}

function byDay(entries: Entry[], timeZone: string): { day: string; lines: Entry[] }[] {
  const days: { day: string; lines: Entry[] }[] = []
  for (const entry of entries) {
    const day = shortDay(entry.createdAt, timeZone)
    const last = days.at(-1)
    if (last?.day === day) last.lines.push(entry)
    else days.push({ day, lines: [entry] })
  }
  return days
}
