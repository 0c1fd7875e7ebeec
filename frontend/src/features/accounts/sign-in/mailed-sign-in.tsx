import { useState } from 'react'
import { Button, LinkButton } from '../../../ui/components/button.tsx'
import { ScenePage } from '../../../ui/components/scene-page.tsx'
import { DoorScene } from '../../../ui/illustrations/scenes/door.tsx'
import type { Closed_AccountFragment } from './closed.generated.ts'
import { Closed } from './closed.tsx'
import { signInProblem } from './problem.ts'

type Result =
  | { __typename: 'SignedInPayload' }
  | ({ __typename: 'AccountClosedError' } & Closed_AccountFragment)
  | { __typename: 'LinkExpiredError' | 'SecondFactorRequiredError'; message: string }
  | { __typename: 'RateLimitedError'; message: string; retryAfterSeconds: number }

type Props = {
  title: string
  text: string
  button: string
  /** Shown when the link does not work, with a link to get a new one. */
  failed: { title: string; action: string; to: string }
  /** Why the link cannot be used before it was tried, such as an incomplete one. */
  problem: string | null
  isSending: boolean
  /** Uses the link up. `undefined` or null when the server could not be reached. */
  send(): Promise<Result | null | undefined>
  onSignedIn(): Promise<void>
}

/** Signs in with an emailed link. Only the button uses it up, because mail scanners open links. */
export function MailedSignIn({ title, text, button, failed, problem: given, isSending, send, onSignedIn }: Props) {
  const [problem, setProblem] = useState(given)
  const [closed, setClosed] = useState<Closed_AccountFragment | null>(null)

  const signIn = async () => {
    const result = await send()
    // Every page behind the sign-in redirects staff with a pending second factor.
    if (result?.__typename === 'SignedInPayload' || result?.__typename === 'SecondFactorRequiredError') await onSignedIn()
    else if (result?.__typename === 'AccountClosedError') setClosed(result)
    else setProblem(signInProblem(result))
  }

  if (closed) return <Closed {...closed} />
  if (problem) {
    return (
      <ScenePage
        title={failed.title}
        text={<span role="alert">{problem}</span>}
        scene={<DoorScene />}
        action={<LinkButton to={failed.to}>{failed.action}</LinkButton>}
      />
    )
  }
  return (
    <ScenePage
      title={title}
      text={text}
      scene={<DoorScene isOpen />}
      action={
        <Button size="lg" loading={isSending} onClick={signIn}>
          {button}
        </Button>
      }
    />
  )
}
