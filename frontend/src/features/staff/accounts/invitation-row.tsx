import { Flex } from '@chakra-ui/react'
import { Button } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { formatDay, formatTimestamp } from '../dates.ts'
import { Badge } from '../roster/badges.tsx'
import { Facts } from '../roster/student-facts.tsx'
import {
  type InvitationRow_InvitationFragment,
  useResendStaffInvitationMutation,
  useWithdrawStaffInvitationMutation,
} from './invitation-row.generated.ts'
import { useChange } from './use-change.ts'

type Props = { invitation: InvitationRow_InvitationFragment; onChanged(): void }

export function InvitationRow({ invitation, onChanged }: Props) {
  const { id, email, name, invitedByName, invitedAt, expiresAt, isExpired, sentCount } = invitation
  const [resend] = useResendStaffInvitationMutation()
  const [withdraw] = useWithdrawStaffInvitationMutation()
  const { isBusy, change } = useChange(onChanged)
  const again = async () => {
    const send = async () => (await resend({ variables: { id } })).data?.resendStaffInvitation
    if (await change(send, 'New link sent. The old one no longer works.')) onChanged()
  }
  const takeBack = async () => {
    const send = async () => (await withdraw({ variables: { id } })).data?.withdrawStaffInvitation
    if (await change(send, 'Invitation withdrawn')) onChanged()
  }
  return (
    <Card as="li">
      <Flex gap="3" wrap="wrap" align="center" marginBottom="2">
        <Heading as="h3" size="lg" overflowWrap="anywhere">
          {email}
        </Heading>
        {isExpired && (
          <Badge palette="amber" sign="!">
            Expired
          </Badge>
        )}
      </Flex>
      <Facts
        facts={[
          ...(name ? ([['Name', name]] as [string, string][]) : []),
          ['Invited by', invitedByName ?? 'a former staff member'],
          ['Emailed', `${formatTimestamp(invitedAt)}${sentCount > 1 ? `, ${sentCount} times in total` : ''}`],
          [isExpired ? 'Expired on' : 'Expires on', formatDay(expiresAt)],
        ]}
      />
      <Flex gap="3" wrap="wrap" marginTop="3">
        <Button variant="outline" loading={isBusy} onClick={() => void again()}>
          Send again
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={() => void takeBack()}>
          Withdraw
        </Button>
      </Flex>
    </Card>
  )
}
