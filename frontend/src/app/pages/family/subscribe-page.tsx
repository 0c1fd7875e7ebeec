import { Text } from '@chakra-ui/react'
import { type ProgrammeId, preselectedProgramme } from '@deepm/schema/rules/plans/programmes'
import { useState } from 'react'
import type { EnrolmentPanel_PaymentsFragment } from '../../../features/plans/enrolment-panel.generated.ts'
import { EnrolmentPanel } from '../../../features/plans/enrolment-panel.tsx'
import { PlanQuestions } from '../../../features/plans/plan-questions.tsx'
import { ProgrammeChoice } from '../../../features/plans/programme-choice.tsx'
import { toastPaymentUnavailable, useCheckout } from '../../../features/plans/use-checkout.ts'
import { useCheckoutReturn } from '../../../features/plans/use-checkout-return.ts'
import { WhyChoose } from '../../../features/plans/why-choose.tsx'
import { Button } from '../../../ui/components/button.tsx'
import { Page } from '../../../ui/components/page.tsx'
import { LoadingScreen, Notice } from '../../../ui/feedback/feedback.tsx'
import { QueryState } from '../../shell/query-state.tsx'
import { useSubscribePageQuery } from './subscribe-page.generated.ts'

const loadingText = 'Setting up your subscription...'

export function SubscribePage() {
  const result = useSubscribePageQuery()
  return (
    <QueryState result={result} loadingText={loadingText}>
      {({ payments }) => <Programmes payments={payments} onRequest={() => void result.refetch().catch(() => null)} />}
    </QueryState>
  )
}

function Programmes({ payments, onRequest }: { payments: EnrolmentPanel_PaymentsFragment; onRequest(): void }) {
  const [selected, setSelected] = useState<ProgrammeId>(preselectedProgramme)
  const { isLeaving, leaveToPay } = useCheckout()
  const { state, askAgain } = useCheckoutReturn()
  if (state === 'asking') return <LoadingScreen text={loadingText} />

  // Selecting highlights the programme first, then shows that payment is unavailable (specification, sections 4 and 8).
  const select = (id: ProgrammeId) => {
    setSelected(id)
    if (!payments.isConfigured) toastPaymentUnavailable()
  }
  const subscribe = () => (payments.isConfigured ? leaveToPay(selected) : toastPaymentUnavailable())

  return (
    <Page
      title="Choose a programme"
      intro="Programmes are monthly subscriptions to the academy, with a 30-day money-back guarantee."
      hue="violet"
    >
      {state === 'unknown' && (
        <Notice tone="warning" title="We can’t confirm your payment yet">
          <Text marginBottom="4">The payment provider is not responding right now. If you paid, nothing is lost.</Text>
          <Button onClick={askAgain}>Check again</Button>
        </Notice>
      )}
      <ProgrammeChoice selected={selected} onSelect={select} />
      <EnrolmentPanel
        payments={payments}
        selected={selected}
        isLeaving={isLeaving}
        onSubscribe={subscribe}
        onRequest={onRequest}
      />
      <WhyChoose />
      <PlanQuestions />
    </Page>
  )
}
