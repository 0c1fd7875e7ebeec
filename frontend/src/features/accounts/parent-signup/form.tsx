import { Box, chakra, Text } from '@chakra-ui/react'
import { parentLinkHours, parentSignupForm } from '@deepm/schema/rules/accounts/parent-signup'
import { maxAddressLength } from '@deepm/schema/rules/forms/max-address-length'
import { maxTextLength } from '@deepm/schema/rules/forms/max-text-length'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button, LinkButton } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { ProblemNotice } from '../../../ui/feedback/problem-notice.tsx'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import type { FieldProblems } from '../../../ui/forms/field-problems.ts'
import { focusFirstInvalidField } from '../../../ui/forms/focus-invalid-field.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { GateScene } from '../../../ui/illustrations/scenes/gate.tsx'
import { SignInLayout } from '../sign-in/layout.tsx'
import { LinkSent } from '../sign-in/link-sent.tsx'
import { useServerInfoQuery } from '../sign-in/server-info.generated.ts'
import { useEnteredElsewhere } from '../sign-in/use-entered-elsewhere.ts'
import { blankParent, type ParentValues, useParentSignup } from './use-parent-signup.ts'

const steps = [
  'Confirm your email address.',
  'Add your child. A nickname and an age are enough.',
  'Agree, and set the rules.',
  'Scan a code with your child’s device. Done!',
]

/** Starts a family: asks for the parent's address and emails a link. */
export function ParentSignup() {
  const [values, setValues] = useState<ParentValues>(blankParent)
  const [problems, setProblems] = useState<FieldProblems>({})
  const [isSent, setSent] = useState(false)
  const { request, notice, isAsking } = useParentSignup()
  const hasMailbox = useServerInfoQuery().data?.server?.mailbox ?? false
  useEnteredElsewhere(isSent)

  const change = (changes: Partial<ParentValues>) => {
    setValues((now) => ({ ...now, ...changes }))
    setProblems((now) => ({ ...now, ...Object.fromEntries(Object.keys(changes).map((field) => [field, undefined])) }))
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    if (isAsking) return
    const found = await request(values)
    if (found) focusFirstInvalidField(element, () => setProblems(found))
    else setSent(true)
  }

  if (isSent) {
    const email = <chakra.b overflowWrap="anywhere">{values.email.trim()}</chakra.b>
    return (
      <LinkSent
        email={values.email}
        hasMailbox={hasMailbox}
        problem={notice}
        text={
          <>
            We sent a link to {email}. Open it on this device. It works once, for {parentLinkHours} hours. Check your spam folder
            too.
          </>
        }
        sendAgain={async () => (await request(values)) === null}
        onOther={() => setSent(false)}
      />
    )
  }
  return (
    <SignInLayout
      title="Start with your child"
      intro="You set the rules, your child learns. It takes about three minutes."
      hue="teal"
      scene={<GateScene />}
    >
      <chakra.ol display="grid" gap="1" paddingLeft="6" listStyleType="decimal" fontSize="lg">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </chakra.ol>
      <Card hue="teal">
        <chakra.form display="grid" gap="5" onSubmit={submit} noValidate>
          <TextField
            label="Your first name"
            name="firstName"
            required
            autoComplete="given-name"
            autoCapitalize="words"
            value={values.firstName}
            maxLength={maxTextLength(parentSignupForm.shape.firstName)}
            error={problems['firstName']}
            onChange={(event) => change({ firstName: event.target.value })}
          />
          <TextField
            label="Your email"
            name="email"
            type="email"
            inputMode="email"
            required
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={values.email}
            maxLength={maxAddressLength}
            error={problems['email']}
            onChange={(event) => change({ email: event.target.value })}
          />
          <CheckboxField
            label="I am an adult, and I accept the terms of use and the privacy policy."
            required
            checked={values.accepted}
            error={problems['accepted']}
            onChange={(event) => change({ accepted: event.target.checked })}
          />
          <Text color="fg.muted" css={{ '& a': { textDecoration: 'underline', fontWeight: '700' } }}>
            Read the <Link to="/terms">terms of use</Link> and the <Link to="/privacy">privacy policy</Link>.
          </Text>
          {notice && (
            <ProblemNotice tone="warning" title="No email was sent">
              {notice}
            </ProblemNotice>
          )}
          <Box>
            <Button type="submit" size="lg" loading={isAsking}>
              Email me a link
            </Button>
          </Box>
        </chakra.form>
      </Card>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="1" color="fg.muted">
        Already have an account?
        <LinkButton to="/auth/email" variant="ghost" hue="teal">
          Sign in by email
        </LinkButton>
        <LinkButton to="/signup" variant="ghost" hue="teal">
          I’m a learner
        </LinkButton>
      </Box>
    </SignInLayout>
  )
}
