import { Box } from '@chakra-ui/react'
import { PartState } from '../../../ui/part-state.tsx'
import { StaffRow } from './staff-row.tsx'
import { useStaffTabQuery } from './staff-tab.generated.ts'

/** Who runs the academy. */
export function StaffTab() {
  const result = useStaffTabQuery({ fetchPolicy: 'cache-and-network' })
  return (
    <PartState result={result}>
      {({ staffPeople }) => (
        <Box as="ul" display="grid" gap="4" listStyleType="none" aria-label="Staff">
          {staffPeople.map((person) => (
            <StaffRow key={person.id} person={person} />
          ))}
        </Box>
      )}
    </PartState>
  )
}
