import { Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { formatDay, formatTimestamp } from '../dates.ts'
import { Badge } from '../roster/badges.tsx'
import { Facts } from '../roster/student-facts.tsx'
import { useEndStaffAccessMutation, useRestoreStaffAccessMutation } from './change-access.generated.ts'
import { ClosingForm } from './closing-form.tsx'
import { ResetSecondFactor } from './reset-second-factor.tsx'
import type { StaffRow_PersonFragment } from './staff-row.generated.ts'
import { useChange } from './use-change.ts'

type Props = { person: StaffRow_PersonFragment; onChanged(): void }

/** Shows a staff member, how they got access and whether they still have it. */
export function StaffRow({ person, onChanged }: Props) {
  const { name, email, since, lastSeenAt, isViewer, ending } = person
  return (
    <Card as="li">
      <Flex gap="3" wrap="wrap" align="center" marginBottom="2">
        <Heading as="h3" size="lg">
          {name}
          {isViewer && (
            <Text as="span" color="fg.muted">
              {' '}
              (you)
            </Text>
          )}
        </Heading>
        {ending && (
          <Badge palette="danger" sign="✕">
            Access ended
          </Badge>
        )}
      </Flex>
      <Facts
        facts={[
          ['Email', email],
          ['Account since', formatDay(since)],
          ['Joined via', origin(person)],
          ['Two-step verification', person.hasSecondFactor ? 'set up' : 'not set up'],
          ['Last active', lastSeenAt ? formatTimestamp(lastSeenAt) : 'unknown'],
        ]}
      />
      {ending && (
        <Text marginTop="3" overflowWrap="anywhere" whiteSpace="pre-line">
          Access ended on {formatTimestamp(ending.since)} by {ending.staffName ?? 'a former staff member'}: “{ending.reason}”
        </Text>
      )}
      {!isViewer && !ending && person.hasSecondFactor && <ResetSecondFactor person={person} onChanged={onChanged} />}
      {!isViewer && <Access person={person} onChanged={onChanged} />}
    </Card>
  )
}

function origin({ isDemo, isNamed, isInvited, invitedByName }: StaffRow_PersonFragment): string {
  if (isDemo) return 'demo'
  if (isNamed) return 'STAFF_EMAILS'
  if (!isInvited) return 'STAFF_EMAILS (earlier)'
  return invitedByName ? `an invitation from ${invitedByName}` : 'an invitation'
}

function Access({ person, onChanged }: Props) {
  const { id, name, isNamed, ending } = person
  const [isClosing, setClosing] = useState(false)
  const [end] = useEndStaffAccessMutation()
  const [restore] = useRestoreStaffAccessMutation()
  const { isBusy, change } = useChange(onChanged)

  const close = async (reason: string) => {
    const send = async () => (await end({ variables: { id, reason } })).data?.endStaffAccess
    if (await change(send, `${name} no longer has access`)) {
      setClosing(false)
      onChanged()
    }
  }
  const open = async (since: string) => {
    const send = async () => (await restore({ variables: { id, since } })).data?.restoreStaffAccess
    if (await change(send, `${name} has access again`)) onChanged()
  }

  if (ending) {
    return (
      <Flex marginTop="3">
        <Button variant="outline" loading={isBusy} onClick={() => void open(ending.since)}>
          Restore access
        </Button>
      </Flex>
    )
  }
  if (isNamed) {
    return (
      <Text color="fg.muted" marginTop="3">
        This address is listed in STAFF_EMAILS, so the server administrator granted this access. You can end it here once the
        address has been removed from that list.
      </Text>
    )
  }
  if (isClosing) {
    return (
      <ClosingForm
        label={`End ${name}’s access`}
        consequence={`${name} will be signed out everywhere right away and can’t sign in. Their open invitations will be withdrawn. You can restore access later.`}
        readers={`${name} gets this by email and sees it when they try to sign in.`}
        act="End access"
        isBusy={isBusy}
        onClose={(reason) => void close(reason)}
        onCancel={() => setClosing(false)}
      />
    )
  }
  return (
    <Flex marginTop="3">
      <Button variant="outline" onClick={() => setClosing(true)}>
        End access…
      </Button>
    </Flex>
  )
}
