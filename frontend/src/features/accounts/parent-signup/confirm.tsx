import { rememberDestination } from '../../../lib/session/return-to.ts'
import { MailedSignIn } from '../sign-in/mailed-sign-in.tsx'
import { useEnterAcademy } from '../sign-in/use-enter-academy.ts'
import { useConfirmParentLinkMutation } from './confirm-parent-link.generated.ts'
import { addChildPath } from './use-parent-signup.ts'

/** Creates the parent's account with the emailed link. */
export function ConfirmParent({ token }: { token: string }) {
  const [confirm, { loading }] = useConfirmParentLinkMutation()
  const enter = useEnterAcademy()
  return (
    <MailedSignIn
      title="Thank you!"
      text="Your address is confirmed. Now add your child."
      button="Continue"
      failed={{ title: 'This did not work', action: 'Get a new link', to: '/parents' }}
      problem={token ? null : 'This link is incomplete. Open it again from the email.'}
      isSending={loading}
      send={async () => (await confirm({ variables: { token } }).catch(() => null))?.data?.confirmParentLink}
      onSignedIn={() => {
        rememberDestination(addChildPath)
        return enter()
      }}
    />
  )
}
