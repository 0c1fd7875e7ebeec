import { Flex, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { Page } from '../../../ui/components/page.tsx'
import { ProblemNotice } from '../../../ui/feedback/problem-notice.tsx'
import { unreachable } from '../../../ui/feedback/refusal.ts'
import { useAnswerErasureMutation } from './answer-erasure.generated.ts'
import { type AccountKind, Consequences } from './consequences.tsx'

type Props = {
  token: string
  /** Set when a parent decides for a child. */
  childName: string | null
  /** Kind of the account; `null` for an adult who is not signed in. */
  kind: AccountKind | null
  onAnswered(isErased: boolean): void
}

/** Shows the consequences and two equally prominent buttons. */
export function ErasureDecision({ token, childName, kind, onAnswered }: Props) {
  const [answer] = useAnswerErasureMutation()
  const [sending, setSending] = useState<boolean | null>(null)
  const [problem, setProblem] = useState<string>()
  const isUnderWay = useRef(false)

  const decide = (erase: boolean) => async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSending(erase)
    setProblem(undefined)
    const result = (await answer({ variables: { token, erase } }).catch(() => null))?.data?.answerErasure
    isUnderWay.current = false
    setSending(null)
    if (result?.__typename === 'DonePayload') onAnswered(erase)
    else setProblem(result?.message ?? unreachable)
  }

  return (
    <Page
      title={childName ? `Delete ${childName}’s account?` : 'Delete your account?'}
      intro={
        childName
          ? `${childName} asked us to. As the parent or guardian, you decide.`
          : 'You asked us to on your profile. This is the last step.'
      }
      hue="coral"
    >
      <Card hue="coral">
        <Heading as="h2" size="lg" marginBottom="3">
          What happens if you say yes
        </Heading>
        <Consequences kind={childName ? 'child' : (kind ?? 'adult')} />
      </Card>
      {problem ? <ProblemNotice title="That did not work">{problem}</ProblemNotice> : null}
      <Flex gap="4" wrap="wrap">
        <Button size="lg" variant="danger" loading={sending === true} onClick={decide(true)}>
          Yes, delete it
        </Button>
        <Button size="lg" variant="outline" loading={sending === false} onClick={decide(false)}>
          No, keep it
        </Button>
      </Flex>
      <Text color="fg.muted">If you do neither, everything stays as it is.</Text>
    </Page>
  )
}
