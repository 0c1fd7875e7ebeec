import { chakra, Flex } from '@chakra-ui/react'
import { emailAddress } from '@deepm/schema/rules/email'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { takeDestination } from '../../../lib/return-to.ts'
import { useOwner } from '../../../lib/session.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/feedback.tsx'
import { PostScene } from '../../../ui/illustrations/post-scene.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { LinkSent } from './link-sent.tsx'
import { useServerInfoQuery } from './server-info.generated.ts'
import { SignInLayout } from './sign-in-layout.tsx'
import { useRequestLink } from './use-request-link.ts'

/** Asks for a one-time link. The answer is the same for every address, so that nobody can find out who is here. */
export function EmailSignInForm() {
  const [email, setEmail] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const { request, problem, isAsking } = useRequestLink()
  const server = useServerInfoQuery().data?.server
  // An identity provider's sign-in comes back here when it found no account.
  const failed = useSearchParams()[0].has('error')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isAsking) return
    const parsed = emailAddress.safeParse(email)
    setWrong(parsed.error?.issues[0]?.message)
    if (!parsed.success) field.current?.focus()
    else if (await request(parsed.data)) setSentTo(parsed.data)
  }

  useEnteredElsewhere(sentTo !== null)

  if (sentTo) {
    return (
      <LinkSent
        email={sentTo}
        hasMailbox={server?.mailbox ?? false}
        sendAgain={() => request(sentTo)}
        problem={problem}
        onOther={() => setSentTo(null)}
      />
    )
  }
  return (
    <SignInLayout title="Sign in by email" intro="No password to forget: we mail you a link." hue="teal" scene={<PostScene />}>
      {failed && (
        <Notice tone="warning" title="That did not work">
          We found no confirmed account for this sign-in. If you have one, sign in by email once; if not, create one first.
        </Notice>
      )}
      <Card hue="teal">
        <chakra.form display="flex" flexDirection="column" gap="5" onSubmit={submit} noValidate>
          <TextField
            ref={field}
            label="Email"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="send"
            required
            hint="The address of your account. The link works once, for 15 minutes."
            value={email}
            error={wrong}
            onChange={(event) => {
              setEmail(event.target.value)
              setWrong(undefined)
            }}
          />
          <Button type="submit" size="lg" loading={isAsking}>
            Send me a link
          </Button>
          {problem && (
            <chakra.div role="alert">
              <Notice tone="warning" title="No link was sent">
                {problem}
              </Notice>
            </chakra.div>
          )}
        </chakra.form>
      </Card>
      <Flex wrap="wrap" align="center" columnGap="1" color="fg.muted">
        New here?
        <LinkButton to="/signup" variant="ghost" hue="teal">
          Create an account
        </LinkButton>
        <LinkButton to="/auth/code" variant="ghost" hue="teal">
          Sign in with a code
        </LinkButton>
        {server?.demo && (
          <LinkButton to="/auth/login" variant="ghost" hue="teal">
            Try the demo
          </LinkButton>
        )}
      </Flex>
    </SignInLayout>
  )
}

/** Goes on when the mailed link was opened in another tab: what was typed in this one is restored here. */
function useEnteredElsewhere(isWaiting: boolean): void {
  const owner = useOwner()
  const navigate = useNavigate()
  const before = useRef<string | null>(null)
  useEffect(() => {
    if (!isWaiting) before.current = owner
    else if (owner !== null && owner !== before.current) navigate(takeDestination(), { replace: true })
  }, [isWaiting, owner, navigate])
}
