import { Box, SimpleGrid, Text } from '@chakra-ui/react'
import { useParams } from 'react-router-dom'
import { formatTimestamp } from '../../../features/staff/dates.ts'
import { Part, StudentFacts } from '../../../features/staff/roster/student-facts.tsx'
import { StudentFamily } from '../../../features/staff/roster/student-family.tsx'
import { StudentInteractions } from '../../../features/staff/roster/student-interactions.tsx'
import { StudentExperiments, StudentHelp, StudentProgress, StudentWork } from '../../../features/staff/roster/student-work.tsx'
import { LinkButton } from '../../../ui/components/button.tsx'
import { Page } from '../../../ui/components/page.tsx'
import { EmptyState } from '../../../ui/feedback/feedback.tsx'
import { QueryState } from '../../shell/query-state.tsx'
import { type StudentPageQuery, useStudentPageQuery } from './student-page.generated.ts'

const back = (
  <LinkButton to="/admin?tab=students" variant="ghost">
    ← All students
  </LinkButton>
)

/** Shows one student to staff. Each visit fetches the data again and is logged. */
export function StudentPage() {
  const { studentId = '' } = useParams()
  const result = useStudentPageQuery({ variables: { id: studentId }, fetchPolicy: 'cache-and-network' })
  return (
    <QueryState result={result}>
      {({ student }) => (student ? <Record key={studentId} record={student} /> : <Nobody />)}
    </QueryState>
  )
}

function Record({ record }: { record: NonNullable<StudentPageQuery['student']> }) {
  const { student } = record
  return (
    <Page title={student.name} intro="What you open here is logged." hue="teal" above={back}>
      <StudentFacts {...record} />
      <StudentProgress folders={record.folders} />
      <StudentHelp learnedWithHelp={record.learnedWithHelp} />
      <StudentExperiments learner={record.learner} />
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6" alignItems="start">
        <Box display="grid" gap="6" minWidth="0">
          <StudentFamily {...record} />
          <StudentInteractions id={student.id} />
        </Box>
        <Box display="grid" gap="6" minWidth="0">
          <StudentWork {...record} />
          <Log lines={record.log} />
        </Box>
      </SimpleGrid>
    </Page>
  )
}

function Log({ lines }: { lines: NonNullable<StudentPageQuery['student']>['log'] }) {
  return (
    <Part title="Who viewed this">
      <Box as="ol" listStyleType="none" display="grid" gap="1">
        {lines.map(({ id, by, action, at }) => (
          <li key={id}>
            {by}: {action}, {formatTimestamp(at)}
          </li>
        ))}
      </Box>
      <Text color="fg.muted" marginTop="3">
        Views of the student list are logged, too, but not shown here.
      </Text>
    </Part>
  )
}

function Nobody() {
  return (
    <Page title="Student not found" hue="teal" above={back}>
      <EmptyState
        title="We can’t find this student"
        text="The account may have been deleted, or you may not have access to it."
      />
    </Page>
  )
}
