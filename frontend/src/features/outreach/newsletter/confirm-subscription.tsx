import { LinkButton } from '../../../ui/components/button.tsx'
import { MailedQuestion } from '../../../ui/feedback/mailed-question.tsx'
import { refusal } from '../../../ui/feedback/refusal.ts'
import { useConfirmSubscriptionMutation } from './confirm-subscription.generated.ts'

export function ConfirmSubscription({ token }: { token: string }) {
  const [confirm] = useConfirmSubscriptionMutation()
  return (
    <MailedQuestion
      title="Confirm your subscription"
      text="We’ll email you tips about learning with AI at home from time to time. You’ll get the guide for parents straight away."
      button="Confirm subscription"
      thanks={{
        title: 'You’re subscribed',
        text: 'The guide for parents is on its way to your inbox. You can unsubscribe with one click in any email.',
      }}
      otherwise={<LinkButton to="/landing">Enter your address again</LinkButton>}
      send={() => refusal(confirm({ variables: { token } }).then(({ data }) => data?.confirmSubscription))}
    />
  )
}
