import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LoadingScreen, Notice } from '../../../ui/feedback.tsx'
import { LetterScene } from '../../../ui/illustrations/letter-scene.tsx'
import { Page } from '../../../ui/page.tsx'
import { ScenePage } from '../../../ui/scene-page.tsx'
import { useAnswerConsentMutation, useConsentQuestionQuery } from './consent-question.generated.ts'
import { WhatAParentSees, WhatIsKept } from './what-a-yes-means.tsx'

/** The page behind the mailed link: what is asked, what is stored, and two equal buttons. Opening it decides nothing. */
export function ConsentForm({ token }: { token: string }) {
  const { data, loading, error } = useConsentQuestionQuery({ variables: { token } })
  const [answer, { loading: isSending }] = useAnswerConsentMutation()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const asked = data?.consentQuestion
  const isInvited = asked?.__typename === 'ConsentQuestion' && asked.isInvitation

  const decide = async (agree: boolean) => {
    const result = (await answer({ variables: { token, agree } }).catch(() => null))?.data?.answerConsent
    if (result?.__typename === 'DonePayload')
      setOutcome(isInvited ? (agree ? 'linked' : 'refused') : agree ? 'granted' : 'declined')
    else setProblem(result?.message ?? 'We could not reach the academy. Please try again.')
  }

  if (outcome) return <Answered outcome={outcome} />
  if (loading) return <LoadingScreen text="Loading..." />
  const question = data?.consentQuestion
  if (error || question?.__typename !== 'ConsentQuestion') {
    const why =
      question?.__typename === 'LinkExpiredError' ? question.message : 'We could not reach the academy. Please try again.'
    return <ScenePage title="This link does not work" text={why} scene={<LetterScene />} />
  }
  const { childFirstName: child, parentFirstName: parent, isInvitation } = question
  return (
    <Page
      title={isInvitation ? `${child} invites you` : `May ${child} learn at DEEPM Academy?`}
      intro={`Hello ${parent}. ${child} ${isInvitation ? 'would like you to see how it goes here' : 'named you as parent or guardian'}.`}
    >
      <Card>
        {isInvitation ? <WhatAParentSees child={child} /> : <WhatIsKept child={child} />}
        {problem && (
          <Notice tone="danger" title="Not saved">
            {problem}
          </Notice>
        )}
        <Flex gap="4" wrap="wrap" marginTop="4">
          <Button size="lg" loading={isSending} onClick={() => decide(true)}>
            {isInvitation ? 'I accept' : 'I agree'}
          </Button>
          <Button size="lg" variant="outline" disabled={isSending} onClick={() => decide(false)}>
            I decline
          </Button>
        </Flex>
      </Card>
    </Page>
  )
}

const outcomes = {
  granted: {
    title: 'Thank you!',
    text: 'Your child can start right away. To see how they are doing, sign in with your address; no password is needed.',
  },
  linked: {
    title: 'You are linked',
    text: 'To see how it goes, sign in with your address; no password is needed. Each of you can end the link at any time.',
  },
  declined: {
    title: 'We respect that',
    text: 'Nothing your child learns here is recorded. The account and your address will be erased.',
  },
  refused: { title: 'We respect that', text: 'Nobody was linked, and your address is erased.' },
} as const
type Outcome = keyof typeof outcomes

function Answered({ outcome }: { outcome: Outcome }) {
  const isYes = outcome === 'granted' || outcome === 'linked'
  return (
    <Box role="status">
      <ScenePage
        {...outcomes[outcome]}
        scene={<LetterScene />}
        action={isYes && <LinkButton to="/auth/email">Sign in by email</LinkButton>}
      />
    </Box>
  )
}
