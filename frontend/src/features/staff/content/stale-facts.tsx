import { Box, chakra, Link, Text } from '@chakra-ui/react'
import { staleAfterDays } from '@deepm/schema/rules/learning/stale-facts'
import { formatDay } from '../dates.ts'
import type { StaleFacts_FactFragment } from './stale-facts.generated.ts'

/** Lists the statements of lessons and of the guide for parents that have to be checked again. */
export function StaleFacts({ facts }: { facts: readonly StaleFacts_FactFragment[] }) {
  if (facts.length === 0) return null
  return (
    <chakra.details bg="amber.soft" borderRadius="2xl" padding="4" marginBottom="6">
      <chakra.summary cursor="pointer" fontWeight="700" minHeight="11" alignContent="center">
        {facts.length === 1 ? '1 statement' : `${facts.length} statements`} not checked for {staleAfterDays} days
      </chakra.summary>
      <Box as="ul" listStyleType="none" display="grid" gap="3" marginTop="3">
        {facts.map(({ lessonId, title, statement, source, checkedOn }) => (
          <li key={`${lessonId} ${statement}`}>
            <Text overflowWrap="anywhere">{statement}</Text>
            <Text color="fg.muted">
              {title}, checked {formatDay(checkedOn)},{' '}
              <Link href={source} target="_blank" rel="noreferrer">
                source
              </Link>
            </Text>
          </li>
        ))}
      </Box>
    </chakra.details>
  )
}
