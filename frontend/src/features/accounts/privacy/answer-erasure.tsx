import { useState } from 'react'
import { useSession } from '../../../lib/session/session.tsx'
import { Button, LinkButton } from '../../../ui/components/button.tsx'
import { BrokenLink } from '../../../ui/feedback/broken-link.tsx'
import { LoadingScreen } from '../../../ui/feedback/feedback.tsx'
import { unreachable } from '../../../ui/feedback/refusal.ts'
import { ErasureDecision } from './erasure-decision.tsx'
import { useErasureQuestionQuery } from './erasure-question.generated.ts'
import { AccountKept, Goodbye } from './goodbye.tsx'

type Outcome = { isErased: boolean; childName: string | null }

/** Confirms an account deletion. Opening the link decides nothing; users who delete their own account are signed out. */
export function AnswerErasure({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  if (!outcome) return <Question token={token} onAnswered={setOutcome} />
  return outcome.isErased ? <Goodbye childName={outcome.childName} /> : <AccountKept childName={outcome.childName} />
}

function Question({ token, onAnswered }: { token: string; onAnswered(outcome: Outcome): void }) {
  const { data, loading, error, refetch } = useErasureQuestionQuery({ variables: { token }, fetchPolicy: 'no-cache' })
  const { user, signOut } = useSession()
  if (loading) return <LoadingScreen text="Loading..." />
  const question = data?.erasureQuestion
  if (error || question?.__typename !== 'ErasureQuestion') {
    const why = question?.__typename === 'LinkExpiredError' ? question.message : unreachable
    return <DeadLink why={why} onRetry={question ? undefined : () => void refetch()} />
  }
  if (question.isErased) return <Goodbye childName={null} wasBefore />
  const childName = question.isChild ? question.firstName : null
  const answered = async (isErased: boolean) => {
    onAnswered({ isErased, childName })
    // The server has ended the session; this signs out every tab of this browser.
    if (isErased && question.isViewer) await signOut()
  }
  const own = question.isViewer ? (user?.role ?? null) : null
  const kind = question.isLearner ? 'learner' : own
  return <ErasureDecision token={token} childName={childName} kind={kind} onAnswered={answered} />
}

function DeadLink({ why, onRetry }: { why: string; onRetry: (() => void) | undefined }) {
  return (
    <BrokenLink
      why={<span role="alert">{why} Nothing was deleted. You can get a new link on your profile.</span>}
      action={onRetry ? <Button onClick={onRetry}>Try again</Button> : <LinkButton to="/profile">Go to your profile</LinkButton>}
    />
  )
}
