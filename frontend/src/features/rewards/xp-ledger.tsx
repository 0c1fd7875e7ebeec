import { Box, Flex, Text } from '@chakra-ui/react'

type Entry = { id: string; reason: string; source: string; amount: number; createdAt: string }

const reasons: Record<string, string> = { lesson: 'Lesson', achievement: 'Achievement', tutorial: 'Tutorial' }

/** The newest lines of the ledger that the total is the sum of. */
export function XpLedger({ entries }: { entries: Entry[] }) {
  if (entries.length === 0) return <Text color="fg.muted">No XP yet. They come with lessons, achievements and the tutorial.</Text>
  return (
    <Flex as="ul" direction="column" gap="2" listStyleType="none">
      {entries.map((entry) => (
        <Flex as="li" key={entry.id} justify="space-between" gap="4">
          <Box>
            {reasons[entry.reason] ?? entry.reason}: {entry.source.replaceAll('-', ' ')}
          </Box>
          <Box fontWeight="bold" whiteSpace="nowrap">
            +{entry.amount} XP
          </Box>
        </Flex>
      ))}
    </Flex>
  )
}
