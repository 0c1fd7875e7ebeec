import { Text } from '@chakra-ui/react'
import { Card } from '../../../ui/card.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { dayInWords } from '../dates.ts'
import { Facts } from '../roster/student-facts.tsx'
import type { StaffRow_PersonFragment } from './staff-row.generated.ts'

/** One colleague. */
export function StaffRow({ person }: { person: StaffRow_PersonFragment }) {
  const { name, email, since, lastSignInAt, isViewer } = person
  return (
    <Card as="li">
      <Heading as="h2" size="lg">
        {name}
        {isViewer && (
          <Text as="span" color="fg.muted">
            {' '}
            (you)
          </Text>
        )}
      </Heading>
      <Facts
        facts={[
          ['Email', email],
          ['Account since', dayInWords(since)],
          ['Last sign-in', lastSignInAt ? dayInWords(lastSignInAt) : 'none in the last 30 days'],
        ]}
      />
    </Card>
  )
}
