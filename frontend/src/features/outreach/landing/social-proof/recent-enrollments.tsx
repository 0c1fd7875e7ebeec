import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { usePublicData } from '../../../../lib/api/use-public-data.ts'
import { personaHues } from '../../../../lib/persona-hues.ts'
import { describeEnrolmentDate, type Enrollment, enrollmentText } from './enrollment.ts'

const hues: Record<string, string> = personaHues
const row = '3.25rem'
/** Ruled lines, visible where entries are missing. */
const ruled = `repeating-linear-gradient(transparent 0 calc(${row} - 2px), var(--ui-colors-border-soft) calc(${row} - 2px) ${row})`

/** Lists the latest enrollments by path and approximate time, without names. */
export function RecentEnrollments() {
  const enrollments = usePublicData<Enrollment[]>('/api/landing/enrollments')
  return (
    <Box
      bg="bg.card"
      borderWidth="3px"
      borderColor="border.ink"
      borderRadius="2xl"
      borderTopWidth="1.75rem"
      borderTopColor="violet.solid"
      padding={{ base: '5', md: '7' }}
      paddingTop="5"
      transform={{ lg: 'rotate(1.2deg)' }}
      boxShadow="0 8px 0 var(--ui-colors-border-soft)"
    >
      <chakra.h3 fontSize="2xl" marginBottom="2">
        Recent Enrollments
      </chakra.h3>
      <Box
        minHeight={{ base: `calc(${row} * 2)`, lg: `calc(${row} * 5)` }}
        backgroundImage={ruled}
        aria-busy={enrollments === undefined}
      >
        {enrollments === undefined ? <Line>Loading enrollments...</Line> : <Rows enrollments={enrollments ?? []} />}
      </Box>
    </Box>
  )
}

function Line({ children }: { children: ReactNode }) {
  return (
    <Flex align="center" minHeight={row} color="fg.muted" lineHeight="1.3">
      {children}
    </Flex>
  )
}

function Rows({ enrollments }: { enrollments: Enrollment[] }) {
  if (enrollments.length === 0) return <Line>No enrollments to show right now.</Line>
  const now = new Date()
  return (
    <chakra.ul listStyleType="none">
      {enrollments.slice(0, 5).map((enrollment, index) => (
        <chakra.li
          key={index}
          display="grid"
          gridTemplateColumns="auto 1fr"
          columnGap="4"
          alignItems="center"
          minHeight={row}
          lineHeight="1.3"
        >
          <Box
            boxSize="5"
            borderRadius="full"
            borderWidth="3px"
            borderColor="border.ink"
            bg={`${hues[enrollment.persona] ?? 'accent'}.solid`}
            aria-hidden="true"
          />
          <Box>
            {enrollmentText(enrollment)}{' '}
            <chakra.span color="fg.muted">{describeEnrolmentDate(enrollment.enrolledAt, now)}</chakra.span>
          </Box>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
