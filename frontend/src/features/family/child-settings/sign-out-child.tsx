import { ConfirmInPlace } from '../../../ui/feedback/confirm-in-place.tsx'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { useSignOutChildMutation } from './sign-out-child.generated.ts'

/** Signs a child without an email address out on all devices, for example after a device was lost. */
export function SignOutChild({ child: { id, firstName: name } }: { child: { id: string; firstName: string } }) {
  const [signOut, { loading }] = useSignOutChildMutation()
  const run = async () => {
    const result = (await signOut({ variables: { learnerId: id } }).catch(() => null))?.data?.signOutChild
    if (result?.__typename !== 'DonePayload') return toastNotSaved(result?.message, 'Not signed out')
    toast({ title: `${name} is signed out`, description: `Create a code when ${name} wants to learn again.` })
  }
  return (
    <ConfirmInPlace
      label={`Sign ${name} out everywhere`}
      question={`Sign ${name} out on all devices?`}
      consequence={`Nothing is lost. ${name} needs a new code from you to sign in again.`}
      yes="Sign out everywhere"
      no="Keep signed in"
      tone="warning"
      isBusy={loading}
      onYes={run}
    />
  )
}
