import { Flex, Text } from '@chakra-ui/react'
import { maxExportRows, studentsPerPage } from '@deepm/schema/rules/staff/roster'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { getFile } from '../../../lib/api/rest.ts'
import { Button } from '../../../ui/components/button.tsx'
import { EmptyState } from '../../../ui/feedback/feedback.tsx'
import { FileLink } from '../../../ui/files/file-link.tsx'
import { AsyncSection } from '../../../ui/loading/async-section.tsx'
import { RosterFilters } from './filters.tsx'
import { type StudentsQueryVariables, useStudentsQuery } from './students-tab.generated.ts'
import { RosterTable } from './table.tsx'
import { addressOf, fileAddress, hasFilters, type RosterView, readView } from './view.ts'

/** Shows the roster, which the server sorts, searches and filters. Each page has its own URL. */
export function StudentsTab() {
  const [params] = useSearchParams()
  const go = useNavigate()
  const view = readView(params)
  const onView = (next: RosterView) => go(addressOf(next), { preventScrollReset: true })
  const result = useStudentsQuery({ variables: variablesOf(view), fetchPolicy: 'cache-and-network' })
  return (
    <>
      <RosterFilters view={view} onView={onView} />
      <AsyncSection result={result}>
        {({ students: { edges, pageInfo } }) => {
          const students = edges.map(({ node }) => node)
          if (students.length === 0) return <Nobody view={view} onView={onView} />
          return (
            <>
              <RosterTable students={students} view={view} onView={onView} isBusy={result.loading} />
              <Pages view={view} onView={onView} count={students.length} pageInfo={pageInfo} />
            </>
          )
        }}
      </AsyncSection>
    </>
  )
}

function variablesOf(view: RosterView): StudentsQueryVariables {
  const { sort, direction, search, persona, status, ages, safety, after, before } = view
  const paging = before
    ? { last: studentsPerPage, before, first: null, after: null }
    : { first: studentsPerPage, after: after || null, last: null, before: null }
  return {
    ...paging,
    sort,
    direction,
    search: search || null,
    persona: persona || null,
    status: status === 'needs-attention' ? 'needsAttention' : status || null,
    ages: ages || null,
    safety: safety || null,
  }
}

type PageInfo = { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null }
type PagesProps = { view: RosterView; onView(view: RosterView): void; count: number; pageInfo: PageInfo }

function Pages({ view, onView, count, pageInfo }: PagesProps) {
  const to = (place: Partial<RosterView>) => () => onView({ ...view, after: '', before: '', ...place })
  return (
    <Flex as="nav" aria-label="Student pages" gap="3" wrap="wrap" align="center">
      <Button variant="outline" disabled={!pageInfo.hasPreviousPage} onClick={to({ before: pageInfo.startCursor ?? '' })}>
        Previous page
      </Button>
      <Button variant="outline" disabled={!pageInfo.hasNextPage} onClick={to({ after: pageInfo.endCursor ?? '' })}>
        Next page
      </Button>
      <Text role="status">
        {count} {count === 1 ? 'student' : 'students'} on this page
      </Text>
      <Flex direction="column" align="flex-end" gap="1" marginLeft="auto">
        <FileLink href={fileAddress(view)} fileName="students.csv" getFile={getFile} variant="soft">
          Download CSV
        </FileLink>
        <Text color="fg.muted">
          {hasFilters(view) ? 'Students found' : 'All students'}, up to {maxExportRows.toLocaleString('en-GB')}. Downloads are
          logged.
        </Text>
      </Flex>
    </Flex>
  )
}

/** Explains an empty page: no matches, no students, or everyone on this page has left it. */
function Nobody({ view, onView }: Pick<PagesProps, 'view' | 'onView'>) {
  if (view.after || view.before) {
    return (
      <EmptyState
        title="This page is now empty"
        text="These students are now on another page."
        action={<Button onClick={() => onView({ ...view, after: '', before: '' })}>Go to first page</Button>}
      />
    )
  }
  return hasFilters(view) ? (
    <EmptyState title="No students found" text="Try the start of a name or email address, or use fewer filters." />
  ) : (
    <EmptyState title="No students yet" text="Students appear here as soon as they sign up." />
  )
}
