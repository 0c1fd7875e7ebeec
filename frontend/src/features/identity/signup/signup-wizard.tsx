import { Box, Flex } from '@chakra-ui/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSession } from '../../../lib/session.tsx'
import { setFlag } from '../../../lib/storage-flags.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { StepProgress } from '../../../ui/steps.tsx'
import { AgreeStep } from './agree-step.tsx'
import { LearnerStep } from './learner-step.tsx'
import { ParentStep } from './parent-step.tsx'
import { PathStep } from './path-step.tsx'
import { PlanStep } from './plan-step.tsx'
import { type SignupState, totalSteps, useSignup } from './use-signup.ts'

const steps = [
  { title: 'About you', Step: LearnerStep },
  { title: 'Your parent or guardian', Step: ParentStep },
  { title: 'Choose your path', Step: PathStep },
  { title: 'Choose your plan', Step: PlanStep },
  { title: 'Almost there', Step: AgreeStep },
] as const

export type StepProps = { signup: SignupState }

/** The five steps of the signup. From 13 up the second is passed over; the total always reads 5. */
export function SignupWizard() {
  const { refresh } = useSession()
  const navigate = useNavigate()
  const signup = useSignup(async () => {
    setFlag('force-logout', false)
    setFlag('user-logged-out', false)
    await refresh()
    navigate('/onboarding')
  })
  const { title, Step } = steps[signup.step - 1] ?? steps[0]
  const isLast = signup.step === totalSteps
  const heading = useFocusOnChange(signup.step)
  const form = useRef<HTMLFormElement>(null)

  const forward = (event: FormEvent) => {
    event.preventDefault()
    if (isLast) void signup.submit()
    else if (!signup.next())
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  return (
    <Box as="main" id="main" maxWidth="52rem" marginX="auto" paddingX="4" paddingY="8">
      <StepProgress current={signup.step} total={totalSteps} />
      <Card marginTop="6">
        <Heading as="h1" size="3xl" marginBottom="6" ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <form ref={form} onSubmit={forward} noValidate>
          <Step signup={signup} />
          <Flex justify="space-between" gap="4" marginTop="8" wrap="wrap">
            <Button variant="outline" size="lg" disabled={signup.step === 1 || signup.isSending} onClick={signup.back}>
              Back
            </Button>
            {isLast ? (
              <Button type="submit" size="lg" loading={signup.isSending} disabled={!signup.mayCreate}>
                Create Account
              </Button>
            ) : (
              <Button type="submit" size="lg">
                Continue
              </Button>
            )}
          </Flex>
        </form>
      </Card>
    </Box>
  )
}

/** A new step is announced by moving the focus to its heading, but not on arrival. */
function useFocusOnChange(step: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current !== step) heading.current?.focus()
    last.current = step
  }, [step])
  return heading
}
