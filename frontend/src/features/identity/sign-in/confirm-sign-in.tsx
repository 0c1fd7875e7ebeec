import { useState } from 'react'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { LetterScene } from '../../../ui/illustrations/letter-scene.tsx'
import { ScenePage } from '../../../ui/scene-page.tsx'
import { useConfirmSignInLinkMutation } from './confirm-sign-in-link.generated.ts'
import { useEnter } from './use-enter.ts'

/** The page behind a mailed sign-in link. Mail scanners open links too, so only the button uses it up. */
export function ConfirmSignIn({ token }: { token: string }) {
  const [confirm, { loading }] = useConfirmSignInLinkMutation()
  const [problem, setProblem] = useState<string | null>(null)
  const enter = useEnter()

  const signIn = async () => {
    const result = (await confirm({ variables: { token } }).catch(() => null))?.data?.confirmSignInLink
    if (result?.__typename === 'SignedInPayload') await enter()
    else setProblem(result?.message ?? 'We could not reach the academy. Please try again.')
  }

  if (problem) {
    return (
      <ScenePage
        title="Not signed in"
        text={problem}
        scene={<LetterScene />}
        action={<LinkButton to="/auth/email">Ask for a new link</LinkButton>}
      />
    )
  }
  return (
    <ScenePage
      title="Ready to go"
      text="Press the button to sign in on this device."
      scene={<LetterScene />}
      action={
        <Button size="lg" loading={loading} onClick={signIn}>
          Sign in now
        </Button>
      }
    />
  )
}
