import { Flex, Text } from '@chakra-ui/react'
import { LinkButton } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { formatDay, formatTimestamp } from '../dates.ts'
import { Badge } from '../roster/badges.tsx'
import { Facts } from '../roster/student-facts.tsx'
import type { AccountCard_AccountFragment } from './account-card.generated.ts'
import { Suspension } from './suspension.tsx'

type Account = AccountCard_AccountFragment

const consents = {
  notRequired: 'not required (13 or older at signup)',
  pending: 'waiting for a parent’s answer',
  granted: 'given by a parent',
  declined: 'declined by a parent',
  withdrawn: 'withdrawn by a parent',
} as const

/** Shows a learner's or parent's account: profile, linked family members and suspension. */
export function AccountCard({ account, onChanged }: { account: Account; onChanged(): void }) {
  const { id, name, email, isEmailConfirmed, role, joinedAt, consent, family, suspension } = account
  return (
    <Card as="li">
      <Flex gap="3" wrap="wrap" align="center" marginBottom="2">
        <Heading as="h3" size="lg" overflowWrap="anywhere">
          {name}
        </Heading>
        <Text color="fg.muted">{role === 'parent' ? 'Parent' : 'Learner'}</Text>
        {suspension && (
          <Badge palette="danger" sign="✕">
            Suspended
          </Badge>
        )}
      </Flex>
      <Facts
        facts={[
          ['Email', email ? `${email}${isEmailConfirmed ? '' : ' (not confirmed)'}` : 'none (signs in with codes)'],
          ['Joined', formatDay(joinedAt)],
          ...(consent ? ([['Consent', consents[consent]]] as [string, string][]) : []),
          [role === 'parent' ? 'Children' : 'Parents', family.map((it) => it.name).join(', ') || 'none linked'],
        ]}
      />
      {suspension && (
        <Text marginTop="3" overflowWrap="anywhere" whiteSpace="pre-line">
          Suspended on {formatTimestamp(suspension.since)} by {suspension.staffName ?? 'a former staff member'}: “
          {suspension.reason}”
        </Text>
      )}
      <Suspension account={account} onChanged={onChanged}>
        {role === 'learner' && (
          <LinkButton variant="soft" to={`/admin/students/${encodeURIComponent(id)}`}>
            Open record
          </LinkButton>
        )}
      </Suspension>
    </Card>
  )
}
