import { useState } from 'react'
import { rememberDestination } from '../../../lib/session/return-to.ts'
import { Button, LinkButton } from '../../../ui/components/button.tsx'
import { ScenePage } from '../../../ui/components/scene-page.tsx'
import { DoorScene } from '../../../ui/illustrations/scenes/door.tsx'
import type { Closed_AccountFragment } from '../sign-in/closed.generated.ts'
import { Closed } from '../sign-in/closed.tsx'
import { signInProblem } from '../sign-in/problem.ts'
import { useEnterAcademy } from '../sign-in/use-enter-academy.ts'
import { useConfirmParentLinkMutation } from './confirm-parent-link.generated.ts'
import { addChildPath } from './use-parent-signup.ts'

/** Creates the parent's account. Only the button uses the link up, because mail scanners open links. */
export function ConfirmParent({ token }: { token: string }) {
  const [confirm, { loading }] = useConfirmParentLinkMutation()
  const [problem, setProblem] = useState<string | null>(token ? null : 'This link is incomplete. Open it again from the email.')
  const [closed, setClosed] = useState<Closed_AccountFragment | null>(null)
  const enter = useEnterAcademy()

  const start = async () => {
    const result = (await confirm({ variables: { token } }).catch(() => null))?.data?.confirmParentLink
    if (result?.__typename === 'SignedInPayload') {
      rememberDestination(addChildPath)
      await enter()
    } else if (result?.__typename === 'AccountClosedError') setClosed(result)
    else setProblem(signInProblem(result))
  }

  if (closed) return <Closed {...closed} />
  if (problem) {
    return (
      <ScenePage
        title="This did not work"
        text={<span role="alert">{problem}</span>}
        scene={<DoorScene />}
        action={<LinkButton to="/parents">Get a new link</LinkButton>}
      />
    )
  }
  return (
    <ScenePage
      title="Thank you!"
      text="Your address is confirmed. Now add your child."
      scene={<DoorScene isOpen />}
      action={
        <Button size="lg" loading={loading} onClick={start}>
          Continue
        </Button>
      }
    />
  )
}
