import { Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button, LinkButton } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { Page } from '../../../ui/components/page.tsx'
import { ScenePage } from '../../../ui/components/scene-page.tsx'
import { BrokenLink } from '../../../ui/feedback/broken-link.tsx'
import { LoadingScreen } from '../../../ui/feedback/feedback.tsx'
import { ProblemNotice } from '../../../ui/feedback/problem-notice.tsx'
import { unreachable } from '../../../ui/feedback/refusal.ts'
import { RadioCards } from '../../../ui/forms/radio-cards.tsx'
import { LetterScene } from '../../../ui/illustrations/scenes/letter.tsx'
import {
  type ChildInvitationQuery,
  useAnswerChildInvitationMutation,
  useChildInvitationQuery,
} from './child-invitation.generated.ts'

const newAccount = 'new'

type Question = Extract<ChildInvitationQuery['childInvitation'], { __typename: 'ChildInvitationQuestion' }>

/** Answers a parent's request to be linked to a child. Sent to the child or to the child's current parent. */
export function AnswerInvitation({ token }: { token: string }) {
  const { data, loading, error } = useChildInvitationQuery({ variables: { token }, fetchPolicy: 'no-cache' })
  const [answer, { loading: isSending }] = useAnswerChildInvitationMutation()
  const [account, setAccount] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<'linked' | 'refused'>()
  const [problem, setProblem] = useState<string>()
  const [isMissing, setMissing] = useState(false)

  if (loading) return <LoadingScreen text="Loading..." />
  const question = data?.childInvitation
  if (error || question?.__typename !== 'ChildInvitationQuestion') {
    const why = question && 'message' in question ? question.message : unreachable
    return <BrokenLink why={why} />
  }
  if (outcome) return <Answered outcome={outcome} question={question} />
  const mustChoose = question.accounts.length > 0

  const decide = async (agree: boolean) => {
    const hasChosen = !agree || !mustChoose || account !== null
    setMissing(!hasChosen)
    setProblem(undefined)
    if (!hasChosen) return document.querySelector<HTMLElement>('input[name=account]')?.focus()
    const accountId = agree && account !== newAccount ? account : null
    const result = (await answer({ variables: { token, agree, accountId } }).catch(() => null))?.data?.answerChildInvitation
    if (result?.__typename === 'DonePayload') setOutcome(agree ? 'linked' : 'refused')
    else setProblem(result?.__typename === 'FamilyFullError' ? fullFamily : (result?.message ?? unreachable))
  }

  return (
    <Page {...headOf(question)} hue="violet">
      <Card>
        <WhatItMeans question={question} />
      </Card>
      {mustChoose && (
        <Accounts list={question.accounts} value={account} isMissing={isMissing && account === null} onChange={setAccount} />
      )}
      {problem && <ProblemNotice>{problem}</ProblemNotice>}
      <Flex gap="4" wrap="wrap">
        <Button size="lg" loading={isSending} onClick={() => decide(true)}>
          {question.asksGuardian ? 'Yes, link them' : 'Yes, this is my parent'}
        </Button>
        <Button size="lg" variant="outline" loading={isSending} onClick={() => decide(false)}>
          {question.asksGuardian ? 'No' : 'This is not my parent'}
        </Button>
      </Flex>
    </Page>
  )
}

const fullFamily = 'This parent already has four children here. That is the most a family can have.'

function headOf({ parentName, parentEmail, childFirstName, asksGuardian }: Question) {
  return asksGuardian
    ? {
        title: `Link ${parentName} to ${childFirstName}?`,
        intro: `${parentName} (${parentEmail}) says they are also a parent or guardian of ${childFirstName}.`,
      }
    : {
        title: `Is ${parentName} your parent?`,
        intro: `${parentName} (${parentEmail}) says they are your parent. They would like to see how you’re getting on.`,
      }
}

function WhatItMeans({ question: { asksGuardian, childFirstName: child } }: { question: Question }) {
  return (
    <>
      <Heading as="h2" size="lg" marginBottom="3">
        What happens if you say yes
      </Heading>
      <Flex as="ul" direction="column" gap="2" paddingLeft="5" listStyleType="disc">
        <li>
          {asksGuardian
            ? `They see ${child}’s progress, projects and prompts in the AI lab.`
            : 'They see your progress, your projects and what you ask in the AI lab.'}
        </li>
        <li>They can set times and limits{asksGuardian ? ', just like you' : '. You can see what they decide'}.</li>
      </Flex>
      <Text marginTop="3">If you do nothing, nothing changes.</Text>
    </>
  )
}

type AccountsProps = { list: Question['accounts']; value: string | null; isMissing: boolean; onChange(value: string): void }

function Accounts({ list, value, isMissing, onChange }: AccountsProps) {
  const options = list.map(({ id, firstName, createdAt }) => ({
    value: id,
    title: firstName,
    description: `Created on ${new Date(createdAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })}`,
  }))
  const none = { value: newAccount, title: 'None of these', description: 'We’ll create a new account for you.' }
  return (
    <RadioCards
      legend="Which account is yours?"
      name="account"
      value={value}
      onChange={onChange}
      options={[...options, none]}
      error={isMissing ? 'Choose your account first.' : undefined}
    />
  )
}

function Answered({ outcome, question }: { outcome: 'linked' | 'refused'; question: Question }) {
  const { parentName, asksGuardian } = question
  const yes = asksGuardian
    ? 'Both of you can now see progress and set rules.'
    : 'Sign in with your email address. You don’t need a password. If your address was not confirmed before, we sign out your other devices.'
  return (
    <ScenePage
      isAnswer
      title={
        outcome === 'linked'
          ? `${parentName} is linked to ${asksGuardian ? question.childFirstName : 'you'}`
          : 'Thank you for your answer'
      }
      text={outcome === 'linked' ? yes : `No one was linked. We told ${parentName} that the answer was no.`}
      scene={<LetterScene />}
      action={outcome === 'linked' && !asksGuardian && <LinkButton to="/auth/email">Sign in by email</LinkButton>}
    />
  )
}
