import { Box, chakra, Text } from '@chakra-ui/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useSessionActions } from '../../../lib/session/session.tsx'
import { setFlag } from '../../../lib/storage-flags.ts'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { StepProgress } from '../../../ui/components/steps.tsx'
import { Reveal } from '../../../ui/motion/reveal.tsx'
import { AgreeStep } from './agree-step.tsx'
import { totalSteps } from './form.ts'
import { LearnerStep } from './learner-step.tsx'
import { ParentStep } from './parent-step.tsx'
import { PathStep } from './path-step.tsx'
import { chosenPath } from './paths.tsx'
import { PlanStep } from './plan-step.tsx'
import { StepButtons } from './step-buttons.tsx'
import { StepGuide } from './step-guide.tsx'
import { useDoubleClickGuard } from './use-double-click-guard.ts'
import { type SignupState, useSignup } from './use-signup.ts'

const steps = [
  { title: 'About you', Step: LearnerStep },
  { title: 'Your parent or guardian', Step: ParentStep },
  { title: 'Choose your path', Step: PathStep },
  { title: 'Choose your plan', Step: PlanStep },
  { title: 'Almost there', Step: AgreeStep },
] as const

export type StepProps = { signup: SignupState }

/** Shows the five steps of the signup. Step 2 is skipped if no parent is asked; the total is always 5. */
export function SignupWizard() {
  const { refresh } = useSessionActions()
  const navigate = useNavigate()
  const signup = useSignup(async () => {
    setFlag('force-logout', false)
    setFlag('user-logged-out', false)
    await refresh()
    navigate('/onboarding')
  })
  const { step } = signup
  const { title, Step } = steps[step - 1] ?? steps[0]
  // From the path step on, the wizard uses the path's colour.
  const hue = (step >= 3 ? chosenPath(signup.form)?.hue : undefined) ?? 'amber'
  const heading = useStepFocus(signup)
  const onClickCapture = useDoubleClickGuard(step)

  const forward = (event: FormEvent) => {
    event.preventDefault()
    if (step < totalSteps) signup.next()
    else if (signup.mayCreate) void signup.submit()
  }

  return (
    <Box
      as="main"
      id="main"
      tabIndex={-1}
      colorPalette={hue}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
      gridTemplateAreas={{ base: '"progress" "guide" "card"', lg: '"progress guide" "card guide"' }}
      gridTemplateRows={{ lg: 'auto 1fr' }}
      columnGap="12"
      rowGap={{ base: '5', md: '6' }}
      maxWidth="page"
      marginX="auto"
      paddingX={{ base: '4', sm: '6', lg: '8' }}
      paddingTop={{ base: '6', md: '8' }}
      paddingBottom={{ base: '12', md: '20' }}
    >
      <Box gridArea="progress">
        <StepProgress current={step} total={totalSteps} hue={hue} />
      </Box>
      <Box gridArea="guide" minWidth="0">
        <StepGuide signup={signup} />
      </Box>
      <Card gridArea="card" hue={hue} alignSelf="start" padding={{ base: '5', md: '8' }} onClickCapture={onClickCapture}>
        <Heading as="h1" size="4xl" marginBottom="6" ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        {step === 1 && (
          <Text marginTop="-3" marginBottom="6">
            Are you a parent?{' '}
            <chakra.span css={{ '& a': { fontWeight: '700', textDecoration: 'underline' } }}>
              <Link to="/parents">Start here instead</Link>
            </chakra.span>
          </Text>
        )}
        <form ref={signup.formRef} onSubmit={forward} noValidate aria-busy={!signup.isReady}>
          <Reveal key={step}>
            <Step signup={signup} />
          </Reveal>
          <StepButtons signup={signup} />
        </form>
      </Card>
    </Box>
  )
}

/** Focuses the heading of a new step or the first invalid field. Doesn't move the focus on page load. */
function useStepFocus({ step, isReady, refusals, errors, formRef }: SignupState) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef({ step: 0, refusals: 0 })
  useEffect(() => {
    const { step: shown, refusals: told } = last.current
    if (!isReady) return
    const fields = [...(formRef.current?.elements ?? [])].filter((it) => it instanceof HTMLElement)
    const wrong = fields.find((it) => (it.getAttribute('name') ?? '') in errors)
    // The invalid field's step is not rendered yet.
    if (refusals > told && !wrong && Object.keys(errors).length > 0) return
    last.current = { step, refusals }
    if (refusals > told && wrong) wrong.focus()
    else if (shown > 0 && shown !== step) {
      heading.current?.focus({ preventScroll: true })
      // Scrolls to the top to show the progress.
      heading.current?.closest('main')?.scrollIntoView?.({ block: 'start' })
    }
  }, [step, isReady, refusals, errors, formRef])
  return heading
}
