import { chakra } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { Button, LinkButton } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { ScenePage } from '../../../ui/components/scene-page.tsx'
import { LoadingScreen } from '../../../ui/feedback/feedback.tsx'
import { DoorScene } from '../../../ui/illustrations/scenes/door.tsx'
import { SignInLayout } from '../sign-in/layout.tsx'
import { useEnterAcademy } from '../sign-in/use-enter-academy.ts'
import { CodeField } from './code-field.tsx'
import { useSecondFactorQuery } from './second-factor.generated.ts'
import { SetUpSecondFactor } from './set-up.tsx'
import { useCode } from './use-code.ts'
import { useVerifySecondFactorMutation } from './verify-second-factor.generated.ts'

/** Asks staff for their second factor after signing in. */
export function SecondFactorGate() {
  // Not cached: the setup changes this data, and a cache update would hide the recovery codes.
  const { data, loading } = useSecondFactorQuery({ fetchPolicy: 'no-cache' })
  const [isLeaving, setLeaving] = useState(false)
  const enter = useEnterAcademy()
  const leave = async () => {
    setLeaving(true)
    await enter()
  }
  if (loading || isLeaving) return <LoadingScreen text="Loading..." />
  if (!data?.secondFactor) {
    return (
      <ScenePage
        title="Not signed in"
        text="Sign in first. Then we ask for the code from your app."
        scene={<DoorScene />}
        action={<LinkButton to="/auth/email">Sign in by email</LinkButton>}
      />
    )
  }
  const { isPending, isSetUp } = data.secondFactor
  if (!isPending) return <Navigate to="/dashboard" replace />
  return (
    <SignInLayout
      title={isSetUp ? 'Enter your code' : 'Set up two-step verification'}
      intro={isSetUp ? 'Open your authenticator app for the code.' : 'Staff need two-step verification to sign in here.'}
      hue="teal"
      scene={<DoorScene />}
    >
      <Card hue="teal" display="grid" gap="5" justifyItems="start">
        {isSetUp ? <VerifyForm onDone={leave} /> : <SetUpSecondFactor onDone={() => void leave()} />}
      </Card>
    </SignInLayout>
  )
}

function VerifyForm({ onDone }: { onDone(): Promise<void> }) {
  const [verify, { loading }] = useVerifySecondFactorMutation()
  const { field, send } = useCode()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (loading) return
    const result = await send(async (code) => (await verify({ variables: { code } })).data?.verifySecondFactor)
    if (result?.__typename === 'SignedInPayload') await onDone()
  }

  return (
    <chakra.form display="grid" gap="5" justifyItems="start" width="full" onSubmit={(event) => void submit(event)} noValidate>
      <CodeField
        hint="Six digits from your app, or one of your recovery codes. Lost both? Ask a colleague to reset your two-step verification."
        {...field}
      />
      <Button type="submit" size="lg" loading={loading}>
        Continue
      </Button>
    </chakra.form>
  )
}
