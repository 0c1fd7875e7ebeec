import { Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button, LinkButton } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Page } from '../../../ui/components/page.tsx'
import { ScenePage } from '../../../ui/components/scene-page.tsx'
import { BrokenLink } from '../../../ui/feedback/broken-link.tsx'
import { LoadingScreen } from '../../../ui/feedback/feedback.tsx'
import { ProblemNotice } from '../../../ui/feedback/problem-notice.tsx'
import { unreachable } from '../../../ui/feedback/refusal.ts'
import { LetterScene } from '../../../ui/illustrations/scenes/letter.tsx'
import { useAnswerGuardianInvitationMutation, useGuardianQuestionQuery } from './guardian-invitations.generated.ts'

/** Answers the invitation of a linked parent to another parent. Opening it decides nothing. */
export function AnswerGuardianInvitation({ token }: { token: string }) {
  const { data, loading, error } = useGuardianQuestionQuery({ variables: { token }, fetchPolicy: 'no-cache' })
  const [answer, { loading: isSending }] = useAnswerGuardianInvitationMutation()
  const [outcome, setOutcome] = useState<'linked' | 'refused'>()
  const [problem, setProblem] = useState<string>()

  if (loading) return <LoadingScreen text="Loading..." />
  const question = data?.guardianInvitation
  if (error || question?.__typename !== 'GuardianQuestion') {
    const why = question && 'message' in question ? question.message : unreachable
    return <BrokenLink why={why} />
  }
  const { parentName, parentEmail, childFirstName: child } = question
  const decide = async (agree: boolean) => {
    setProblem(undefined)
    const result = (await answer({ variables: { token, agree } }).catch(() => null))?.data?.answerGuardianInvitation
    if (result?.__typename === 'DonePayload') setOutcome(agree ? 'linked' : 'refused')
    else setProblem(result?.message ?? unreachable)
  }

  if (outcome) {
    const isLinked = outcome === 'linked'
    return (
      <ScenePage
        isAnswer
        title={isLinked ? `You are linked to ${child}` : 'You declined'}
        text={isLinked ? 'Sign in with this email address. You don’t need a password.' : `We have not linked you to ${child}.`}
        scene={<LetterScene />}
        action={isLinked && <LinkButton to="/auth/email">Sign in by email</LinkButton>}
      />
    )
  }
  return (
    <Page
      title={`Join ${parentName} as ${child}’s parent or guardian?`}
      intro={`${parentName} (${parentEmail}) has invited you.`}
      hue="violet"
    >
      <Card>
        <Flex as="ul" direction="column" gap="2" paddingLeft="5" listStyleType="disc">
          <li>You can see {child}’s progress, projects and prompts in the AI lab.</li>
          <li>You can change the rules, answer requests and withdraw consent, just like {parentName}.</li>
          <li>
            We tell {child} and {parentName} that you are linked.
          </li>
          <li>We save your first name and your email address.</li>
        </Flex>
        <Text marginTop="3">By accepting, you agree to the terms of use and the privacy policy.</Text>
      </Card>
      {problem && <ProblemNotice>{problem}</ProblemNotice>}
      <Flex gap="4" wrap="wrap">
        <Button size="lg" loading={isSending} onClick={() => decide(true)}>
          Accept
        </Button>
        <Button size="lg" variant="outline" disabled={isSending} onClick={() => decide(false)}>
          Decline
        </Button>
      </Flex>
    </Page>
  )
}
