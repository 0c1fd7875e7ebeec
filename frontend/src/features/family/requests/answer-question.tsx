import { Box, Flex, Text } from '@chakra-ui/react'
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
import { useAnswerFamilyQuestionMutation, useFamilyQuestionQuery } from './family-question.generated.ts'

/** Answers a child's request from an emailed link with two equally prominent buttons. Opening it answers nothing. */
export function AnswerQuestion({ token }: { token: string }) {
  const { data, loading, error } = useFamilyQuestionQuery({ variables: { token }, fetchPolicy: 'no-cache' })
  const [answer, { loading: isSending }] = useAnswerFamilyQuestionMutation()
  const [outcome, setOutcome] = useState<string>()
  const [problem, setProblem] = useState<string>()

  const decide = (approve: boolean) => async () => {
    setProblem(undefined)
    const result = (await answer({ variables: { token, approve } }).catch(() => null))?.data?.answerFamilyQuestion
    if (result?.__typename === 'FamilyQuestion') setOutcome(result.state)
    else setProblem(result?.message ?? unreachable)
  }

  if (loading) return <LoadingScreen text="Loading..." />
  const question = data?.familyQuestion
  if (error || question?.__typename !== 'FamilyQuestion') {
    const why = question?.__typename === 'LinkExpiredError' ? question.message : unreachable
    return <BrokenLink why={why} />
  }
  const { childFirstName: name, words, details, state } = question
  const settled = outcome ?? (state === 'open' ? undefined : state)
  if (settled) return <Settled approved={settled === 'approved'} name={name} words={words} />
  return (
    <Page
      title={`${name} has asked ${words}`}
      intro="You decide. Your answer takes effect immediately. If there are two parents, the first answer counts."
      hue="violet"
    >
      {details && (
        <Card>
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {details}
          </Text>
        </Card>
      )}
      {problem && <ProblemNotice>{problem}</ProblemNotice>}
      <Flex gap="4" wrap="wrap">
        <Button size="lg" loading={isSending} onClick={decide(true)}>
          Yes
        </Button>
        <Button size="lg" variant="outline" loading={isSending} onClick={decide(false)}>
          No, not now
        </Button>
      </Flex>
      <Text color="fg.muted">If you don’t answer, nothing changes.</Text>
    </Page>
  )
}

function Settled({ approved, name, words }: { approved: boolean; name: string; words: string }) {
  return (
    <Box role="status">
      <ScenePage
        title={approved ? 'The answer is yes' : 'The answer is no'}
        text={`${name} asked ${words}. ${approved ? 'It works from now on' : 'Nothing changes'}. We told ${name}.`}
        scene={<LetterScene />}
        action={<LinkButton to="/parent-dashboard">Go to the Family Dashboard</LinkButton>}
      />
    </Box>
  )
}
