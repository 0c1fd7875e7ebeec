import { Box, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { EmptyState } from '../../../ui/feedback/feedback.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { AsyncSection } from '../../../ui/loading/async-section.tsx'
import { EmptyListPage, ListPages } from '../list-pages.tsx'
import { oneOf, useListView } from '../use-list-view.ts'
import { EnrolmentCard } from './card.tsx'
import { EnrolManually } from './enrol-manually.tsx'
import { enrolmentStates } from './enrolment-texts.ts'
import { useEnrolmentsQuery } from './enrolments-tab.generated.ts'

const names = ['status'] as const
const options = Object.entries(enrolmentStates).map(([value, { title }]) => ({ value, label: title }))

/** Lists enrolments and requests, and lets staff enrol a family manually. */
export function EnrolmentsTab() {
  const view = useListView('enrolments', names)
  const [said, setSaid] = useState('')
  const status = oneOf(view.chosen.status, enrolmentStates)
  const result = useEnrolmentsQuery({ variables: { ...view.paging, status }, fetchPolicy: 'network-only' })
  const onChanged = (words: string) => {
    setSaid(words)
    void result.refetch().catch(() => null)
  }
  return (
    <>
      <EnrolManually onDone={onChanged} />
      <Box maxWidth="20rem">
        <SelectField
          label="Show"
          placeholder="All enrolments"
          value={status ?? ''}
          options={options}
          onChange={(event) => view.choose({ status: event.target.value })}
        />
      </Box>
      <Text role="status" fontWeight="600">
        {said}
      </Text>
      <AsyncSection result={result}>
        {({ enrolments: { edges, pageInfo, total } }) => {
          if (edges.length === 0) {
            if (view.isLaterPage) return <EmptyListPage turn={view.turn} />
            return status ? (
              <EmptyState title="No enrolments found" text="No enrolment has this status right now." />
            ) : (
              <EmptyState
                title="No enrolments yet"
                text="Enrolments that families request or pay for appear here, and those you make yourself."
              />
            )
          }
          return (
            <>
              <Box
                as="ul"
                display="grid"
                gap="4"
                gridTemplateColumns="minmax(0, 1fr)"
                listStyleType="none"
                aria-label="Enrolments"
              >
                {edges.map(({ node }) => (
                  <EnrolmentCard key={node.id} enrolment={node} onChanged={onChanged} />
                ))}
              </Box>
              <ListPages
                label="Enrolment pages"
                total={total}
                noun={['enrolment', 'enrolments']}
                info={pageInfo}
                turn={view.turn}
              />
            </>
          )
        }}
      </AsyncSection>
    </>
  )
}
