import { Box, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LoadingScreen, Notice } from '../../../ui/feedback.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { LetterScene } from '../../../ui/illustrations/letter-scene.tsx'
import { Page } from '../../../ui/page.tsx'
import { ScenePage } from '../../../ui/scene-page.tsx'
import { useAnswerConsentMutation, useConsentQuestionQuery } from './consent-question.generated.ts'

/** The page behind the mailed link: what is asked, what is stored, and two equal buttons. Opening it decides nothing. */
export function ConsentForm({ token }: { token: string }) {
  const { data, loading, error } = useConsentQuestionQuery({ variables: { token } })
  const [answer, { loading: isSending }] = useAnswerConsentMutation()
  const [outcome, setOutcome] = useState<'granted' | 'declined' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const decide = async (agree: boolean) => {
    const result = (await answer({ variables: { token, agree } }).catch(() => null))?.data?.answerConsent
    if (result?.__typename === 'DonePayload') setOutcome(agree ? 'granted' : 'declined')
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
  const child = question.childFirstName
  return (
    <Page
      title={`May ${child} learn at DEEPM Academy?`}
      intro={`Hello ${question.parentFirstName}. ${child} named you as parent or guardian.`}
    >
      <Card>
        <Heading as="h2" size="lg" marginBottom="3">
          What you agree to
        </Heading>
        <Flex as="ul" direction="column" gap="2" paddingLeft="5" marginBottom="4" listStyleType="disc">
          <li>
            About {child} we keep: first and last name, email address, age, time zone, chosen path, plan, own words on experience
            and goals, and what {child} does here: lessons completed, points and achievements earned.
          </li>
          <li>About you we keep: your name, your email address, and your telephone number if it was given.</li>
          <li>You can see how {child} is doing when you sign in with your address.</li>
          <li>We sell nothing, show no advertising, and send nothing about {child} to providers of AI tools.</li>
          <li>You can take this back whenever you like, when you are signed in. {child}’s account is erased 7 days later.</li>
        </Flex>
        <Text marginBottom="4">
          If you decline or do nothing, the account and your address are erased within 7 days of the signup.
        </Text>
        {problem && (
          <Notice tone="danger" title="Not saved">
            {problem}
          </Notice>
        )}
        <Flex gap="4" wrap="wrap" marginTop="4">
          <Button size="lg" loading={isSending} onClick={() => decide(true)}>
            I agree
          </Button>
          <Button size="lg" variant="outline" disabled={isSending} onClick={() => decide(false)}>
            I decline
          </Button>
        </Flex>
      </Card>
    </Page>
  )
}

function Answered({ outcome }: { outcome: 'granted' | 'declined' }) {
  return (
    <Box role="status">
      {outcome === 'granted' ? (
        <ScenePage
          title="Thank you!"
          text="Your child can start right away. To see how they are doing, sign in with your address; no password is needed."
          scene={<LetterScene />}
          action={<LinkButton to="/auth/email">Sign in by email</LinkButton>}
        />
      ) : (
        <ScenePage
          title="We respect that"
          text="Nothing your child learns here is recorded. The account and your address will be erased."
          scene={<LetterScene />}
        />
      )}
    </Box>
  )
}
