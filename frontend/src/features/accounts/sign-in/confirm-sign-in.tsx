import { useState } from 'react'
import { Button, LinkButton } from '../../../ui/components/button.tsx'
import { ScenePage } from '../../../ui/components/scene-page.tsx'
import { DoorScene } from '../../../ui/illustrations/scenes/door.tsx'
import type { Closed_AccountFragment } from './closed.generated.ts'
import { Closed } from './closed.tsx'
import { useConfirmSignInLinkMutation } from './confirm-sign-in-link.generated.ts'
import { signInProblem } from './problem.ts'
import { useEnterAcademy } from './use-enter-academy.ts'

const halfALink = 'This link is not complete. Open it again from the mail, or ask for a new one.'

/** Confirms an emailed sign-in link. Only the button uses it up, because mail scanners open links. */
export function ConfirmSignIn({ token }: { token: string }) {
  const [confirm, { loading }] = useConfirmSignInLinkMutation()
  const [problem, setProblem] = useState<string | null>(token ? null : halfALink)
  const [closed, setClosed] = useState<Closed_AccountFragment | null>(null)
  const enter = useEnterAcademy({ isNewTab: true })

  const signIn = async () => {
    const result = (await confirm({ variables: { token } }).catch(() => null))?.data?.confirmSignInLink
    // Every page behind the sign-in redirects staff with a pending second factor.
    if (result?.__typename === 'SignedInPayload' || result?.__typename === 'SecondFactorRequiredError') await enter()
    else if (result?.__typename === 'AccountClosedError') setClosed(result)
    else setProblem(signInProblem(result))
  }

  if (closed) return <Closed {...closed} />
  if (problem) {
    return (
      <ScenePage
        title="Not signed in"
        text={<span role="alert">{problem}</span>}
        scene={<DoorScene />}
        action={<LinkButton to="/auth/email">Ask for a new link</LinkButton>}
      />
    )
  }
  return (
    <ScenePage
      title="Ready to go"
      text="Press the button to sign in on this device."
      scene={<DoorScene isOpen />}
      action={
        <Button size="lg" loading={loading} onClick={signIn}>
          Sign in now
        </Button>
      }
    />
  )
}
