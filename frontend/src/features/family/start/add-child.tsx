import { chakra, Flex } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button, LinkButton } from '../../../ui/components/button.tsx'
import { ScenePage } from '../../../ui/components/scene-page.tsx'
import { useHistorySteps } from '../../../ui/components/use-history-steps.ts'
import { ProblemNotice } from '../../../ui/feedback/problem-notice.tsx'
import { focusFirstInvalidField } from '../../../ui/forms/focus-invalid-field.ts'
import { LetterScene } from '../../../ui/illustrations/scenes/letter.tsx'
import { questionSent } from '../children/child-invitations.tsx'
import { ChildStep, type PickAvatar } from './child-step.tsx'
import { ConsentStep } from './consent-step.tsx'
import { StartLayout } from './start-layout.tsx'
import { useAddChild } from './use-add-child.ts'

const childStep = 1
const consentStep = 2
const firstStep = [childStep]

/** Adds a child in two steps. The rules and the hand-over follow on the child's own page. */
export function AddChild({ pickAvatar }: { pickAvatar: PickAvatar }) {
  const navigate = useNavigate()
  const { current, goTo } = useHistorySteps('add-child', firstStep)
  const [invited, setInvited] = useState<string>()
  const form = useAddChild((child) => {
    if ('id' in child) navigate(`/parent-dashboard/${child.id}/start`, { replace: true })
    else setInvited(child.firstName)
  })
  const name = form.values.firstName.trim() || 'your child'
  const isConsent = current === consentStep && Object.keys(form.childProblems()).length === 0

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const problems = isConsent ? await form.send() : form.childProblems()
    const fields = Object.keys(problems)
    if (fields.length > 0) {
      // The server can refuse a field of the first step, such as the name.
      if (isConsent && !('agreed' in problems)) goTo(childStep)
      focusFirstInvalidField(element, () => form.setProblems(problems))
    } else if (!isConsent) goTo(consentStep)
  }

  if (invited) {
    return (
      <ScenePage
        isAnswer
        title="Invitation sent"
        text={`${questionSent} ${invited} will appear on your dashboard after agreeing.`}
        scene={<LetterScene />}
        action={<LinkButton to="/parent-dashboard">Go to the Family Dashboard</LinkButton>}
      />
    )
  }
  return (
    <StartLayout
      step={isConsent ? consentStep : childStep}
      title={isConsent ? 'Your consent' : 'Add a child'}
      intro={isConsent ? 'Please read these six lines.' : 'Your child doesn’t need an email address.'}
    >
      <chakra.form display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5" onSubmit={submit} noValidate>
        {isConsent ? <ConsentStep form={form} name={name} /> : <ChildStep form={form} pickAvatar={pickAvatar} />}
        {form.notice && <ProblemNotice title="Not added">{form.notice}</ProblemNotice>}
        <Flex gap="3" wrap="wrap">
          <Button type="submit" size="lg" loading={form.isSaving}>
            {isConsent ? `I agree, ${form.values.email.trim() ? 'invite' : 'add'} ${name}` : 'Continue'}
          </Button>
          {isConsent && (
            <Button size="lg" variant="outline" disabled={form.isSaving} onClick={() => goTo(childStep)}>
              Back
            </Button>
          )}
        </Flex>
      </chakra.form>
    </StartLayout>
  )
}
