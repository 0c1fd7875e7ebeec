import { Box, Flex, Text } from '@chakra-ui/react'
import { Button } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Section } from '../../../ui/components/page.tsx'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import { useCancelChildInvitationMutation } from './cancel-child-invitation.generated.ts'
import type { ChildInvitations_InvitationFragment } from './child-invitations.generated.ts'

/** The same for each address, so that it does not reveal whether the child has an account. */
export const questionSent = 'We sent the invitation. If the child already has a parent here, we ask that parent.'

/** Lists email invitations to children that are not answered yet. */
export function ChildInvitations({ list }: { list: ChildInvitations_InvitationFragment[] }) {
  if (list.length === 0) return null
  return (
    <Section title="Waiting for an answer">
      <Flex as="ul" direction="column" gap="4" listStyleType="none">
        {list.map((invitation) => (
          <Waiting key={invitation.id} invitation={invitation} />
        ))}
      </Flex>
    </Section>
  )
}

function Waiting({ invitation }: { invitation: ChildInvitations_InvitationFragment }) {
  const { id, firstName, email, expiresAt } = invitation
  const [cancel, { loading }] = useCancelChildInvitationMutation()
  const day = new Date(expiresAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })

  const withdraw = async () => {
    const refetch = { refetchQueries: ['ParentDashboardPage'], awaitRefetchQueries: true }
    const result = (await cancel({ variables: { id }, ...refetch }).catch(() => null))?.data?.cancelChildInvitation
    if (result?.__typename === 'DonePayload' || result?.__typename === 'NotFoundError') return
    toastNotSaved(undefined)
  }

  return (
    <Card as="li" display="flex" flexWrap="wrap" gap="4" alignItems="center" justifyContent="space-between">
      <Box minWidth="0">
        <Text fontWeight="600" overflowWrap="anywhere">
          {firstName}, {email}
        </Text>
        <Text>
          {questionSent} {firstName} will appear here once they agree. The link works until {day}.
        </Text>
      </Box>
      <Button variant="outline" loading={loading} aria-label={`Withdraw the invitation to ${firstName}`} onClick={withdraw}>
        Withdraw
      </Button>
    </Card>
  )
}
