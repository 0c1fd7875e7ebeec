import { Box, Flex, Text } from '@chakra-ui/react'
import { personas } from '@deepm/schema/rules/accounts/personas'
import { weekDays } from '@deepm/schema/rules/staff/roster'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/components/card.tsx'
import { Figure } from '../../../ui/components/figure.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { formatDay, formatTimestamp } from '../dates.ts'
import { SafetyBadge, StatusBadge } from './badges.tsx'
import type { StudentFacts_RecordFragment } from './student-facts.generated.ts'

const tiers = { free: 'Free Explorer', creator: 'Creator', academy: 'Academy Pro' } as const

/** Shows a student's profile and key figures. */
export function StudentFacts({ student, learner }: StudentFacts_RecordFragment) {
  const { summary } = learner
  const facts: [string, string][] = [
    ['Email', student.email || 'none (signs in with codes)'],
    ['Age', `${student.age} years`],
    ['Path', personas.find(({ id }) => id === student.persona)?.name ?? 'none yet'],
    ['Current folder', student.currentFolder ?? 'none'],
    ['Plan', tiers[learner.tier]],
    ['Enrolled', formatDay(student.enrolledDate)],
    ['Last activity', formatTimestamp(student.lastActivity)],
    ['Time zone', learner.timeZone],
  ]
  return (
    <Card as="section" aria-label="Details" hue="teal">
      <Flex gap="6" wrap="wrap" align="flex-start" marginBottom="5">
        <Box>
          <StatusBadge {...student} />
        </Box>
        <Box>
          <SafetyBadge score={student.safetyScore} />
          <Text color="fg.muted">
            {student.flaggedInteractions} flagged in 30 days, {student.openFlags} waiting for staff
          </Text>
        </Box>
      </Flex>
      <Flex as="dl" gap="6" wrap="wrap" marginBottom="5">
        <Figure name={`Level ${student.level}`} value={`${student.totalXP.toLocaleString('en-GB')} XP`} />
        <Figure name="Day streak" value={learner.streak} />
        <Figure name="Lessons" value={`${student.completedLessons} of ${student.totalLessons}`} />
        <Figure name={`Lessons in ${weekDays} days`} value={student.weeklyProgress} />
        <Figure name="Total minutes" value={summary.totalMinutes.toLocaleString('en-GB')} />
        <Figure name="Minutes per learning day" value={summary.averageMinutes} />
      </Flex>
      <Facts facts={facts} />
    </Card>
  )
}

/** Lists names and values in as many columns as fit. */
export function Facts({ facts }: { facts: [string, string][] }) {
  return (
    <Box as="dl" display="grid" gridTemplateColumns="repeat(auto-fill, minmax(16rem, 1fr))" columnGap="6" rowGap="2">
      {facts.map(([name, value]) => (
        <Flex key={name} gap="2" wrap="wrap">
          <Text as="dt" color="fg.muted">
            {name}:
          </Text>
          <Text as="dd" fontWeight="700" minWidth="0" overflowWrap="anywhere">
            {value}
          </Text>
        </Flex>
      ))}
    </Box>
  )
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <Heading as="h2" size="xl" marginBottom="4">
        {title}
      </Heading>
      {children}
    </Card>
  )
}
