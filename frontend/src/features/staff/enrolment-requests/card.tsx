import { Flex, Text } from '@chakra-ui/react'
import { programmeById } from '@deepm/schema/rules/plans/programmes'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { formatDay, formatTimestamp } from '../dates.ts'
import { Badge } from '../roster/badges.tsx'
import { Facts } from '../roster/student-facts.tsx'
import type { EnrolmentCard_EnrolmentFragment } from './card.generated.ts'
import { EnrolmentDecision } from './decision.tsx'
import { choicesOf, enrolmentStates, stateOf } from './enrolment-texts.ts'

type Props = { enrolment: EnrolmentCard_EnrolmentFragment; onChanged(words: string): void }

/** Shows an enrolment, its state and the available decisions. */
export function EnrolmentCard({ enrolment, onChanged }: Props) {
  const { payerName, payerEmail, programme, status, isManual, amountCents, word, openedAt, paidAt, decidedAt, deciderName } =
    enrolment
  const { name } = programmeById(programme)
  const { palette, sign } = enrolmentStates[status]
  const facts: [string, string][] = [
    ['Address', payerEmail],
    ['Price', `$${amountCents / 100} a month`],
    ['Payment', isManual ? 'manual' : 'by card'],
    [status === 'waiting' ? 'Requested' : 'Opened', formatTimestamp(openedAt)],
    ...(paidAt ? [['Started', formatDay(paidAt)] as [string, string]] : []),
    ...(decidedAt
      ? [['Decided', `${formatTimestamp(decidedAt)}${deciderName ? ` by ${deciderName}` : ''}`] as [string, string]]
      : []),
  ]
  return (
    <Card as="li" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Heading as="h2" size="lg">
          {payerName}: {name}
        </Heading>
        <Badge palette={palette} sign={sign}>
          {stateOf(enrolment)}
        </Badge>
      </Flex>
      <Facts facts={facts} />
      {word && <Text overflowWrap="anywhere">Message to the family: “{word}”</Text>}
      {choicesOf(enrolment).length > 0 && <EnrolmentDecision enrolment={enrolment} onChanged={onChanged} />}
    </Card>
  )
}
