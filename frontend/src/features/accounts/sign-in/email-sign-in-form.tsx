import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button, LinkButton } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import { ProblemNotice } from '../../../ui/feedback/problem-notice.tsx'
import { PostScene } from '../../../ui/illustrations/scenes/post.tsx'
import { EmailForm } from './email-form.tsx'
import { SignInLayout } from './layout.tsx'
import { LinkSent } from './link-sent.tsx'
import { useServerInfoQuery } from './server-info.generated.ts'
import { useEnteredElsewhere } from './use-entered-elsewhere.ts'
import { useRequestLink } from './use-request-link.ts'

/** Requests a one-time link. The response is the same for every address, so that it doesn't reveal who has an account. */
export function EmailSignInForm() {
  const [email, setEmail] = useState('')
  const [isSent, setSent] = useState(false)
  const { request, problem, isAsking } = useRequestLink()
  const server = useServerInfoQuery().data?.server
  // An identity provider's sign-in returns here if it found no account.
  const failed = useSearchParams()[0].has('error')

  const send = async (address: string) => {
    setEmail(address)
    if (await request(address)) setSent(true)
    return undefined
  }

  useEnteredElsewhere(isSent)

  if (isSent) {
    return (
      <LinkSent
        email={email}
        hasMailbox={server?.mailbox ?? false}
        sendAgain={() => request(email)}
        problem={problem}
        onOther={() => setSent(false)}
      />
    )
  }
  return (
    <SignInLayout title="Sign in by email" intro="No password needed. We’ll email you a link." hue="teal" scene={<PostScene />}>
      {failed && (
        <Notice tone="warning" title="That did not work">
          We found no confirmed account for this sign-in. If you have one, sign in by email once. If not, create one first.
        </Notice>
      )}
      <Card hue="teal">
        <EmailForm
          initial={email}
          hint="Use the address of your account. The link works once, for 15 minutes."
          isSending={isAsking}
          onEmail={send}
        >
          <Button type="submit" size="lg" loading={isAsking}>
            Send me a link
          </Button>
          {problem && (
            <ProblemNotice tone="warning" title="No link was sent">
              {problem}
            </ProblemNotice>
          )}
        </EmailForm>
      </Card>
      <Flex wrap="wrap" align="center" columnGap="1" color="fg.muted">
        New here?
        <LinkButton to="/signup" variant="ghost" hue="teal">
          Create an account
        </LinkButton>
        <LinkButton to="/parents" variant="ghost" hue="teal">
          I’m a parent
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
