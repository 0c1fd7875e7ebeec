import { LinkButton } from '../../../ui/components/button.tsx'
import { MailedQuestion } from '../../../ui/feedback/mailed-question.tsx'
import { refusal } from '../../../ui/feedback/refusal.ts'
import { useUnsubscribeMutation } from './unsubscribe.generated.ts'

export function Unsubscribe({ token }: { token: string }) {
  const [unsubscribe] = useUnsubscribeMutation()
  return (
    <MailedQuestion
      title="Unsubscribe from our newsletter?"
      text="Press the button and we’ll stop sending the newsletter to this address. Nothing else changes."
      button="Unsubscribe"
      thanks={{
        title: 'You’re unsubscribed',
        text: 'We’ll no longer send the newsletter to this address, and we’ll erase it within 30 days.',
      }}
      otherwise={<LinkButton to="/landing">Go to home page</LinkButton>}
      send={() => refusal(unsubscribe({ variables: { token } }).then(({ data }) => data?.unsubscribe))}
    />
  )
}
