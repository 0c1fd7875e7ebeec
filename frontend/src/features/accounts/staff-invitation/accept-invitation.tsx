import { chakra, SimpleGrid, Text } from '@chakra-ui/react'
import { maxTextLength } from '@deepm/schema/rules/forms/max-text-length'
import { staffEntryForm } from '@deepm/schema/rules/staff/staff-accounts'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Page } from '../../../ui/components/page.tsx'
import { ProblemNotice } from '../../../ui/feedback/problem-notice.tsx'
import { unreachable } from '../../../ui/feedback/refusal.ts'
import { type FieldProblems, firstProblems } from '../../../ui/forms/field-problems.ts'
import { focusFirstInvalidField } from '../../../ui/forms/focus-invalid-field.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useEnterAcademy } from '../sign-in/use-enter-academy.ts'
import { type StaffOfferQuery, useAcceptStaffInvitationMutation } from './accept-invitation.generated.ts'

type Offer = Extract<StaffOfferQuery['staffOffer'], { __typename: 'StaffOffer' }>

/** Explains the role and its obligations, with a button to accept. */
export function AcceptInvitation({ token, offer }: { token: string; offer: Offer }) {
  const { email, inviterName, expiresAt, isReturn } = offer
  // Existing accounts keep their name.
  const [names, setNames] = useState({ firstName: offer.firstName || (isReturn ? 'Staff' : ''), lastName: offer.lastName })
  const [problems, setProblems] = useState<FieldProblems>({})
  const [problem, setProblem] = useState<string>()
  const [accept, { loading }] = useAcceptStaffInvitationMutation()
  const enter = useEnterAcademy()

  const field = (name: keyof typeof names) => ({
    value: names[name],
    error: problems[name],
    maxLength: maxTextLength(staffEntryForm.shape[name]),
    onChange: (event: { target: { value: string } }) => {
      setNames((now) => ({ ...now, [name]: event.target.value }))
      setProblems((now) => ({ ...now, [name]: undefined }))
    },
  })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    if (loading) return
    const form = staffEntryForm.safeParse({ token, ...names })
    if (!form.success) {
      focusFirstInvalidField(element, () => setProblems(firstProblems(form.error.issues)))
      return
    }
    const result = (await accept({ variables: { input: form.data } }).catch(() => null))?.data?.acceptStaffInvitation
    if (result?.__typename === 'SignedInPayload' || result?.__typename === 'SecondFactorRequiredError') return enter()
    if (result?.__typename === 'InvalidInputError') {
      const { issues } = result
      focusFirstInvalidField(element, () => setProblems(Object.fromEntries(issues.map((issue) => [issue.field, issue.message]))))
      return
    }
    setProblem(result?.message ?? unreachable)
  }

  const until = new Date(expiresAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })
  return (
    <Page
      title="Join the staff"
      intro={`${inviterName ?? 'The academy'} invites ${email} to join the staff of DEEPM Academy. The invitation is valid until ${until}.`}
      hue="teal"
    >
      <Card hue="teal">
        <chakra.form display="grid" gap="5" justifyItems="start" onSubmit={(event) => void submit(event)} noValidate>
          <Text>
            Staff can see who learns here and, when something needs a review, what children wrote. What you read and decide is
            kept in an audit log for two years, with your name, and your colleagues can read it. You sign in with links that we
            email to {email}.
          </Text>
          {!isReturn && (
            <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" width="full">
              <TextField
                label="First name"
                autoComplete="given-name"
                hint="Your colleagues will see this."
                required
                {...field('firstName')}
              />
              <TextField label="Last name" autoComplete="family-name" hint="Optional." {...field('lastName')} />
            </SimpleGrid>
          )}
          {problem && <ProblemNotice title="Not accepted">{problem}</ProblemNotice>}
          <Button type="submit" size="lg" loading={loading}>
            Accept and sign in
          </Button>
          <Text color="fg.muted">Don’t want to join? Just close this page. The invitation will expire.</Text>
        </chakra.form>
      </Card>
    </Page>
  )
}
