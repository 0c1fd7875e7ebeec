import { LinkButton } from '../../../ui/components/button.tsx'
import { MailedQuestion } from '../../../ui/feedback/mailed-question.tsx'
import { refusal } from '../../../ui/feedback/refusal.ts'
import { useUnsubscribeMutation } from './unsubscribe.generated.ts'

export function Unsubscribe({ token }: { token: string }) {
  const [unsubscribe] = useUnsubscribeMutation()
  return (
    <MailedQuestion
      title="No more mails?"
      text="Press the button, and we stop writing to this address. Nothing else changes."
      button="Unsubscribe"
      thanks={{ title: 'Done', text: 'We do not write to this address any more, and erase it within 30 days.' }}
      otherwise={<LinkButton to="/landing">Go to the first page</LinkButton>}
      send={() => refusal(unsubscribe({ variables: { token } }).then(({ data }) => data?.unsubscribe))}
    />
  )
}
