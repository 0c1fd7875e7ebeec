import { Box, Flex, Text } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { Button, LinkButton } from '../../../ui/components/button.tsx'
import { ScenePage } from '../../../ui/components/scene-page.tsx'
import { unreachable } from '../../../ui/feedback/refusal.ts'
import { LetterScene } from '../../../ui/illustrations/scenes/letter.tsx'
import { ownStays } from './consent-explanation.tsx'
import { useRequestNewConsentLinkMutation } from './consent-question.generated.ts'

type Question = {
  childFirstName: string
  state: 'open' | 'granted' | 'declined' | 'withdrawn'
  canAnswer: boolean
  isForViewer: boolean
  /** `null` if the parent declined on this page. */
  expiresAt: string | null
}

type Props = {
  question: Question
  token: string
  isSending: boolean
  onAgree(): void
  /** Error message. */
  children: ReactNode
}

/** Shows a request that this link can't answer. Lets the parent agree after declining, or request a new email. */
export function AnsweredConsent({ question, token, isSending, onAgree, children }: Props) {
  const { state, canAnswer } = question
  return (
    <ScenePage
      isAnswer
      {...wordsOf(question)}
      scene={<LetterScene />}
      action={
        <Box display="grid" gap="4" justifyItems="center">
          {children}
          {state === 'granted' && <SeeHowItGoes isForViewer={question.isForViewer} />}
          {state === 'declined' && canAnswer && (
            <Button loading={isSending} onClick={onAgree}>
              I agree after all
            </Button>
          )}
          {(state === 'open' || state === 'declined') && !canAnswer && <NewLink token={token} />}
        </Box>
      }
    />
  )
}

function wordsOf({ childFirstName: child, state, expiresAt, isForViewer }: Question): { title: string; text: string } {
  switch (state) {
    case 'granted':
      return {
        title: `You gave consent for ${child}`,
        text: `${child} can learn here. To see their progress or withdraw your consent, ${isForViewer ? 'open your dashboard' : 'sign in with your email address'}.`,
      }
    case 'withdrawn':
      return {
        title: 'Consent was withdrawn',
        text: `We no longer save anything about ${child}. We’ll delete the account after 7 days.`,
      }
    case 'declined':
      return {
        title: `You declined consent for ${child}`,
        text: `We won’t save anything ${child} learns here. You can change your answer ${expiresAt ? `until ${dayInWords(expiresAt)}` : 'for 7 days with the link in the email'}. After that, ${isForViewer ? `we’ll delete ${child}’s account. ${ownStays}` : 'we’ll delete the account and your address.'}`,
      }
    case 'open':
      return {
        title: 'We sent you a newer email',
        text: `We sent you another email about ${child}. Only the link in the newest one works. We can send you a new one.`,
      }
  }
}

/** Leads a parent who agreed to the dashboard, or to the sign-in. */
export function SeeHowItGoes({ isForViewer }: { isForViewer: boolean }) {
  return isForViewer ? (
    <LinkButton to="/parent-dashboard">Go to your dashboard</LinkButton>
  ) : (
    <LinkButton to="/auth/email">Sign in by email</LinkButton>
  )
}

function dayInWords(moment: string): string {
  return new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}

function NewLink({ token }: { token: string }) {
  const [request, { loading }] = useRequestNewConsentLinkMutation()
  const [said, setSaid] = useState<string | null>(null)
  const [isSent, setSent] = useState(false)

  const send = async () => {
    setSaid(null)
    const result = (await request({ variables: { token } }).catch(() => null))?.data?.requestNewConsentLink
    if (result?.__typename === 'DonePayload') setSent(true)
    else setSaid(result?.message ?? unreachable)
  }

  if (isSent) return <Text fontWeight="700">A new email is on its way. Use the link in it.</Text>
  return (
    <Flex direction="column" gap="3" align="center">
      <Button loading={loading} onClick={send}>
        Send me a new email
      </Button>
      {said && (
        <Text role="alert" color="danger.text" fontWeight="700">
          {said}
        </Text>
      )}
    </Flex>
  )
}
