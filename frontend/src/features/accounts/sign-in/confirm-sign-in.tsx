import { useConfirmSignInLinkMutation } from './confirm-sign-in-link.generated.ts'
import { MailedSignIn } from './mailed-sign-in.tsx'
import { useEnterAcademy } from './use-enter-academy.ts'

const halfALink = 'This link is incomplete. Open it again from the email, or ask for a new one.'

/** Confirms an emailed sign-in link. */
export function ConfirmSignIn({ token }: { token: string }) {
  const [confirm, { loading }] = useConfirmSignInLinkMutation()
  const enter = useEnterAcademy({ isNewTab: true })
  return (
    <MailedSignIn
      title="Ready to go"
      text="Press the button to sign in on this device."
      button="Sign in now"
      failed={{ title: 'Not signed in', action: 'Ask for a new link', to: '/auth/email' }}
      problem={token ? null : halfALink}
      isSending={loading}
      send={async () => (await confirm({ variables: { token } }).catch(() => null))?.data?.confirmSignInLink}
      onSignedIn={enter}
    />
  )
}
