import { Box, Flex, Text } from '@chakra-ui/react'
import { enrolmentMailLink, type ProgrammeId, programmeById } from '@deepm/schema/rules/plans/programmes'
import { Button, LinkButton } from '../../ui/components/button.tsx'
import { Notice } from '../../ui/feedback/feedback.tsx'
import type { EnrolmentPanel_PaymentsFragment } from './enrolment-panel.generated.ts'
import { EnrolmentRequest } from './enrolment-request.tsx'
import { programmeStyle } from './programme-style.ts'

type Props = {
  payments: EnrolmentPanel_PaymentsFragment
  selected: ProgrammeId
  isLeaving: boolean
  onSubscribe(): void
  /** Called when the enrolment request changes. */
  onRequest(): void
}

/** Shows how to pay for the selected programme, or who can. */
export function EnrolmentPanel({ payments, selected, isLeaving, onSubscribe, onRequest }: Props) {
  const { isConfigured, payer, enrolment, request } = payments
  if (enrolment) return <Enrolled programme={enrolment.programme} />
  return (
    <Flex direction="column" gap="5">
      {payer === 'guardian' && <AskGuardian />}
      {payer === 'academy' && <Notice tone="info" title="Staff don’t need a programme: you already have access to everything." />}
      {isConfigured && payer === 'nobody' && <DemoAccount />}
      {(!isConfigured || payer === 'viewer') && (
        <Summary selected={selected} isConfigured={isConfigured} isLeaving={isLeaving} onSubscribe={onSubscribe} />
      )}
      {!isConfigured && <Unavailable selected={selected} isAdult={payer !== 'guardian'} />}
      {(request || (!isConfigured && (payer === 'viewer' || payer === 'nobody'))) && (
        <EnrolmentRequest request={request} selected={selected} onChanged={onRequest} />
      )}
    </Flex>
  )
}

function Summary({
  selected,
  isConfigured,
  isLeaving,
  onSubscribe,
}: Omit<Props, 'payments' | 'onRequest'> & { isConfigured: boolean }) {
  const { name, price, period } = programmeById(selected)
  return (
    <Flex
      wrap="wrap"
      align="center"
      justify="space-between"
      gap="4"
      padding={{ base: '5', md: '6' }}
      bg="bg.sunken"
      borderWidth="3px"
      borderColor="border.ink"
      borderRadius="3xl"
    >
      <Box minWidth="0" flex="1 1 18rem">
        <Text fontFamily="heading" fontWeight="600" fontSize="xl" aria-live="polite">
          {name}: ${price} a {period}
        </Text>
        {isConfigured && (
          <Text color="fg.muted">You pay on a page run by Stripe, our payment provider. Your card details never reach us.</Text>
        )}
      </Box>
      <Button size="lg" hue={programmeStyle(selected).hue} loading={isLeaving} onClick={onSubscribe}>
        Select {name} plan
      </Button>
    </Flex>
  )
}

function Unavailable({ selected, isAdult }: { selected: ProgrammeId; isAdult: boolean }) {
  return (
    <Notice tone="warning" title="Online payment isn’t available yet">
      <Text marginBottom="4">
        {isAdult
          ? 'Our team will enrol you by email. Press the button below to email us. The programme’s name is already in the subject line.'
          : 'Your parent or guardian can email us, and our team will enrol you.'}
      </Text>
      <LinkButton variant="outline" href={enrolmentMailLink(selected)}>
        Contact Support
      </LinkButton>
    </Notice>
  )
}

function AskGuardian() {
  return (
    <Notice tone="info" title="Ask your parent or guardian">
      <Text>
        Only adults can pay for programmes. Look at all three together and tell them which one you’d choose. Your parent or
        guardian can then sign in with their own account and subscribe.
      </Text>
    </Notice>
  )
}

function DemoAccount() {
  return (
    <Notice tone="info" title="You can’t pay in the demo">
      <Text>
        Anyone can use this account, so you can’t buy a programme with it. To subscribe, sign out and sign in with your own
        account.
      </Text>
    </Notice>
  )
}

function Enrolled({ programme }: { programme: ProgrammeId }) {
  const { name } = programmeById(programme)
  return (
    <Notice tone="success" title={`You are subscribed to ${name}`}>
      <Text marginBottom="4">To change or cancel your programme, write to us. It ends with the month you have paid for.</Text>
      <LinkButton variant="outline" href={enrolmentMailLink(programme)}>
        Contact Support
      </LinkButton>
    </Notice>
  )
}
