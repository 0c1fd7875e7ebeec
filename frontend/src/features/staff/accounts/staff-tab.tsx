import { Box, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Section } from '../../../ui/components/page.tsx'
import { AsyncSection } from '../../../ui/loading/async-section.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { InviteForm } from './invite-form.tsx'
import { StaffRow } from './staff-row.tsx'
import { useStaffTabQuery } from './staff-tab.generated.ts'

/** Lists current and former staff and the open invitations. */
export function StaffTab() {
  const result = useStaffTabQuery({ fetchPolicy: 'cache-and-network' })
  const refresh = () => void result.refetch().catch(() => null)
  return (
    <AsyncSection result={result}>
      {({ staffPeople, staffInvitations }) => (
        <Box display="grid" gap="10" gridTemplateColumns="minmax(0, 1fr)">
          <Section title="Staff">
            <List label="Staff">
              {staffPeople.map((person) => (
                <StaffRow key={person.id} person={person} onChanged={refresh} />
              ))}
            </List>
          </Section>
          <Section title="Invite a colleague">
            <Text color="fg.muted">
              Staff can read what children write when it needs a review, so only invite people you would trust with that. Each
              account is either staff, a parent or a learner.
            </Text>
            <InviteForm onInvited={refresh} />
          </Section>
          <Section title="Invitations">
            {staffInvitations.length === 0 ? (
              <Text color="fg.muted">No pending invitations.</Text>
            ) : (
              <List label="Invitations">
                {staffInvitations.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} onChanged={refresh} />
                ))}
              </List>
            )}
          </Section>
        </Box>
      )}
    </AsyncSection>
  )
}

function List({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box as="ul" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5" listStyleType="none" aria-label={label}>
      {children}
    </Box>
  )
}
