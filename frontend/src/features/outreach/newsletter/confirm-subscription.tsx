import { LinkButton } from '../../../ui/components/button.tsx'
import { MailedQuestion } from '../../../ui/feedback/mailed-question.tsx'
import { refusal } from '../../../ui/feedback/refusal.ts'
import { useConfirmSubscriptionMutation } from './confirm-subscription.generated.ts'

export function ConfirmSubscription({ token }: { token: string }) {
  const [confirm] = useConfirmSubscriptionMutation()
  return (
    <MailedQuestion
      title="Shall we write to you?"
      text="Tips about learning with AI at home, from time to time. The guide for parents comes at once."
      button="Yes, write to me"
      thanks={{
        title: 'You are on the list',
        text: 'The guide for parents is on its way to your mailbox. Every mail has a link that ends this with one click.',
      }}
      otherwise={<LinkButton to="/landing">Leave your address again</LinkButton>}
      send={() => refusal(confirm({ variables: { token } }).then(({ data }) => data?.confirmSubscription))}
    />
  )
}
