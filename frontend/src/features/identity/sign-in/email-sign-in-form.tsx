import { chakra, Text } from '@chakra-ui/react'
import { emailAddress } from '@deepm/schema/rules/email'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/feedback.tsx'
import { LetterScene } from '../../../ui/illustrations/letter-scene.tsx'
import { Page } from '../../../ui/page.tsx'
import { ScenePage } from '../../../ui/scene-page.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useRequestSignInLinkMutation } from './request-sign-in-link.generated.ts'
import { useServerInfoQuery } from './server-info.generated.ts'

/** Asks for a one-time link. The answer is the same for every address, so that nobody can find out who is here. */
export function EmailSignInForm() {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isSent, setSent] = useState(false)
  const [request, { loading }] = useRequestSignInLinkMutation()
  const { data } = useServerInfoQuery()
  // An identity provider's sign-in comes back here when it found no account.
  const failed = useSearchParams()[0].has('error')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const parsed = emailAddress.safeParse(email)
    if (!parsed.success) return setProblem(parsed.error.issues[0]?.message)
    const result = (await request({ variables: { email: parsed.data } }).catch(() => null))?.data?.requestSignInLink
    if (result?.__typename === 'DonePayload') setSent(true)
    else setProblem(result?.message ?? 'We could not reach the academy. Please try again.')
  }

  if (isSent) {
    return (
      <ScenePage
        title="Look into your mail"
        text="If this address has an account, a link is on its way. It works once, for 15 minutes. Check the spam folder too."
        scene={<LetterScene />}
        action={data?.server.mailbox ? <LinkButton href="/dev/mailbox">Open the development mailbox</LinkButton> : undefined}
      />
    )
  }
  return (
    <Page title="Sign in by email" intro="No password to forget: we mail you a link.">
      {failed && (
        <Notice tone="warning" title="That did not work">
          We found no confirmed account for this sign-in. If you have one, sign in by email once; if not, create one first.
        </Notice>
      )}
      <Card maxWidth="32rem">
        <chakra.form display="flex" flexDirection="column" gap="5" onSubmit={submit} noValidate>
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            required
            value={email}
            error={problem}
            onChange={(event) => {
              setEmail(event.target.value)
              setProblem(undefined)
            }}
          />
          <Button type="submit" size="lg" loading={loading}>
            Send me a link
          </Button>
          <Text color="fg.muted">
            New here?{' '}
            <LinkButton to="/signup" variant="ghost">
              Create an account
            </LinkButton>
          </Text>
          {data?.server.demo && (
            <Text color="fg.muted">
              Only looking around?{' '}
              <LinkButton to="/auth/login" variant="ghost">
                Try the demo
              </LinkButton>
            </Text>
          )}
        </chakra.form>
      </Card>
    </Page>
  )
}
