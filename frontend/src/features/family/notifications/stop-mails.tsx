import { LinkButton } from '../../../ui/components/button.tsx'
import { MailedQuestion } from '../../../ui/feedback/mailed-question.tsx'
import { refusal } from '../../../ui/feedback/refusal.ts'
import { useStopMailsMutation } from './stop-mails.generated.ts'

/** Unsubscribes a parent, signed in or not, from the optional emails. */
export function StopMails({ token }: { token: string }) {
  const [stop] = useStopMailsMutation()
  return (
    <MailedQuestion
      title="No more mails from us?"
      text="Press the button, and both end: the weekly mail, and mails about what your child asks you for. The bell in the academy goes on telling you."
      button="End these mails"
      thanks={{
        title: 'Done',
        text: 'The weekly mail has ended, and so have mails about what your child asks. Links to sign in and mails about your consent still come. On your profile you can choose anew.',
      }}
      otherwise={<LinkButton to="/auth/login">Sign in to choose on your profile</LinkButton>}
      send={() => refusal(stop({ variables: { token } }).then(({ data }) => data?.stopMails))}
    />
  )
}
