import { Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Page } from '../../../ui/components/page.tsx'
import { ScenePage } from '../../../ui/components/scene-page.tsx'
import { BrokenLink } from '../../../ui/feedback/broken-link.tsx'
import { LoadingScreen } from '../../../ui/feedback/feedback.tsx'
import { ProblemNotice } from '../../../ui/feedback/problem-notice.tsx'
import { unreachable } from '../../../ui/feedback/refusal.ts'
import { LetterScene } from '../../../ui/illustrations/scenes/letter.tsx'
import {
  type AddressQuestionQuery,
  useAddressQuestionQuery,
  useAnswerAddressQuestionMutation,
} from './address-question.generated.ts'

type Question = Extract<AddressQuestionQuery['addressQuestion'], { __typename: 'AddressQuestion' }>

/** Asks a parent, who followed an emailed link, whether an address is their child's. */
export function AnswerAddressQuestion({ token }: { token: string }) {
  const { data, loading, error } = useAddressQuestionQuery({ variables: { token }, fetchPolicy: 'no-cache' })
  const [answer, { loading: isSending }] = useAnswerAddressQuestionMutation()
  const [answered, setAnswered] = useState<'yes' | 'no'>()
  const [problem, setProblem] = useState<string>()
  const [ended, setEnded] = useState<string>()

  if (loading) return <LoadingScreen text="Loading..." />
  if (ended) return <ScenePage isAnswer title="This question is closed" text={ended} scene={<LetterScene />} />
  const question = data?.addressQuestion
  if (error || question?.__typename !== 'AddressQuestion') {
    const why = question && 'message' in question ? question.message : unreachable
    return <BrokenLink why={why} />
  }
  if (answered) return <Answered answered={answered} question={question} />

  const decide = async (agree: boolean) => {
    setProblem(undefined)
    const result = (await answer({ variables: { token, agree } }).catch(() => null))?.data?.answerAddressQuestion
    if (result?.__typename === 'DonePayload') setAnswered(agree ? 'yes' : 'no')
    else if (result?.__typename === 'LinkExpiredError') setEnded(result.message)
    else setProblem(result?.message ?? unreachable)
  }

  const { childFirstName: child, email } = question
  return (
    <Page
      title="Is this your child’s email address?"
      intro={<Text overflowWrap="anywhere">{`Someone entered ${email} as the email address for ${child}’s account.`}</Text>}
      hue="teal"
    >
      <Card>
        <Text>
          Please check it letter by letter. If you say yes, anyone who can open emails sent to this address can sign in as {child}
          . If you say no, {child} can enter another address, and you can make sign-in codes. If you do nothing, nothing changes.
        </Text>
      </Card>
      {problem && <ProblemNotice>{problem}</ProblemNotice>}
      <Flex gap="4" wrap="wrap">
        <Button size="lg" loading={isSending} onClick={() => decide(true)}>
          Yes, this is {child}’s address
        </Button>
        <Button size="lg" variant="outline" loading={isSending} onClick={() => decide(false)}>
          No
        </Button>
      </Flex>
    </Page>
  )
}

function Answered({ answered, question: { childFirstName: child } }: { answered: 'yes' | 'no'; question: Question }) {
  return (
    <ScenePage
      isAnswer
      title={answered === 'yes' ? 'The address is confirmed' : 'The address was removed'}
      text={
        answered === 'yes'
          ? `${child} can now sign in with it. Devices that are already signed in stay signed in.`
          : `${child}’s account can no longer use this address. You can make sign-in codes on your Family Dashboard.`
      }
      scene={<LetterScene />}
    />
  )
}
