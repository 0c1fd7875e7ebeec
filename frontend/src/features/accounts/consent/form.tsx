import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useSession } from '../../../lib/session/session.tsx'
import { setFlag } from '../../../lib/storage-flags.ts'
import { Card } from '../../../ui/components/card.tsx'
import { Page } from '../../../ui/components/page.tsx'
import { ScenePage } from '../../../ui/components/scene-page.tsx'
import { BrokenLink } from '../../../ui/feedback/broken-link.tsx'
import { LoadingScreen } from '../../../ui/feedback/feedback.tsx'
import { ProblemNotice } from '../../../ui/feedback/problem-notice.tsx'
import { unreachable } from '../../../ui/feedback/refusal.ts'
import { LetterScene } from '../../../ui/illustrations/scenes/letter.tsx'
import { AnswerButtons } from './answer-buttons.tsx'
import { AnsweredConsent, SeeHowItGoes } from './answered-consent.tsx'
import { ownStays, ParentAccessSummary, StoredDataSummary } from './consent-explanation.tsx'
import { useAnswerConsentMutation, useConsentQuestionQuery } from './consent-question.generated.ts'

/** Shows an emailed consent request or invitation, to answer or already answered. Opening it decides nothing. */
export function ConsentForm({ token }: { token: string }) {
  const { data, loading, error } = useConsentQuestionQuery({ variables: { token }, fetchPolicy: 'no-cache' })
  const [answer, { loading: isSending }] = useAnswerConsentMutation()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSignedIn, setSignedIn] = useState(false)
  const { refresh } = useSession()
  const question = data?.consentQuestion

  const decide = async (agree: boolean) => {
    setProblem(null)
    const isInvited = question?.__typename === 'ConsentQuestion' && question.isInvitation
    const result = (await answer({ variables: { token, agree } }).catch(() => null))?.data?.answerConsent
    if (result?.__typename !== 'DonePayload') return setProblem(result?.message ?? unreachable)
    // Agreeing signs in a parent whose account is new.
    if (agree) {
      setFlag('user-logged-out', false)
      setSignedIn((await refresh())?.role === 'parent')
    }
    setOutcome(isInvited ? (agree ? 'linked' : 'refused') : agree ? 'granted' : 'declined')
  }

  if (loading) return <LoadingScreen text="Loading..." />
  if (error || question?.__typename !== 'ConsentQuestion') {
    const why = question?.__typename === 'LinkExpiredError' ? question.message : unreachable
    return <BrokenLink why={why} />
  }
  if (outcome && outcome !== 'declined') return <Answered outcome={outcome} isForViewer={question.isForViewer || isSignedIn} />
  const failed = problem && <ProblemNotice>{problem}</ProblemNotice>
  const isDeclined = outcome === 'declined' || question.state === 'declined'
  if (isDeclined || question.state !== 'open' || !question.canAnswer) {
    // A parent who just declined can still agree with this link.
    const now = outcome === 'declined' ? { ...question, state: 'declined' as const, canAnswer: true, expiresAt: null } : question
    return (
      <AnsweredConsent question={now} token={token} isSending={isSending} onAgree={() => decide(true)}>
        {failed}
      </AnsweredConsent>
    )
  }
  const { childFirstName: child, parentFirstName: parent, isInvitation, isForViewer } = question
  return (
    <Page
      title={isInvitation ? `${child} has invited you` : `May ${child} join DEEPM Academy?`}
      intro={`Hello ${parent}. ${child} ${isInvitation ? 'would like you to see their progress here' : 'named you as their parent or guardian'}.`}
    >
      <Card>
        {isInvitation ? (
          <ParentAccessSummary child={child} isForViewer={isForViewer} />
        ) : (
          <StoredDataSummary child={child} isForViewer={isForViewer} />
        )}
        {failed}
        <AnswerButtons
          child={child}
          isInvitation={isInvitation}
          isForViewer={isForViewer}
          isSending={isSending}
          onAnswer={decide}
        />
      </Card>
    </Page>
  )
}

const outcomes = {
  granted: {
    title: 'Thank you!',
    text: 'Your child can start right away. To see how they are doing, sign in with your email address. You don’t need a password.',
    signedIn: 'Your child can start right away. See how they are doing on your dashboard.',
  },
  linked: {
    title: 'You are now linked',
    text: 'To see their progress, sign in with your email address. You don’t need a password. Either of you can end the link. Learners under 18 can’t do so during a pause or quiet hours.',
    signedIn:
      'See their progress on your dashboard. Either of you can end the link. Learners under 18 can’t do so during a pause or quiet hours.',
  },
  refused: {
    title: 'You declined',
    text: 'You are not linked, and we deleted your address.',
    signedIn: `You are not linked. ${ownStays}`,
  },
} as const
type Outcome = keyof typeof outcomes | 'declined'

function Answered({ outcome, isForViewer }: { outcome: keyof typeof outcomes; isForViewer: boolean }) {
  const { title, text, signedIn } = outcomes[outcome]
  const isYes = outcome === 'granted' || outcome === 'linked'
  return (
    <ScenePage
      isAnswer
      title={title}
      text={isForViewer ? signedIn : text}
      scene={<LetterScene />}
      action={
        isYes && (
          <Flex justify="center">
            <SeeHowItGoes isForViewer={isForViewer} />
          </Flex>
        )
      }
    />
  )
}
