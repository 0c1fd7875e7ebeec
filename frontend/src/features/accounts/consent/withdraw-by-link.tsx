import { Box, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button, LinkButton } from '../../../ui/components/button.tsx'
import { Page } from '../../../ui/components/page.tsx'
import { ScenePage } from '../../../ui/components/scene-page.tsx'
import { BrokenLink } from '../../../ui/feedback/broken-link.tsx'
import { LoadingScreen } from '../../../ui/feedback/feedback.tsx'
import { ProblemNotice } from '../../../ui/feedback/problem-notice.tsx'
import { unreachable } from '../../../ui/feedback/refusal.ts'
import { LetterScene } from '../../../ui/illustrations/scenes/letter.tsx'
import { useWithdrawalQuery, useWithdrawConsentByLinkMutation } from './withdrawal.generated.ts'

/** Lets a parent withdraw consent with the link in the reminder email. Opening it changes nothing. */
export function WithdrawByLink({ token }: { token: string }) {
  const { data, loading, error } = useWithdrawalQuery({ variables: { token }, fetchPolicy: 'no-cache' })
  const [withdraw, { loading: isSending }] = useWithdrawConsentByLinkMutation()
  const [isDone, setDone] = useState(false)
  const [problem, setProblem] = useState<string>()

  const takeBack = async () => {
    setProblem(undefined)
    const result = (await withdraw({ variables: { token } }).catch(() => null))?.data?.withdrawConsentByLink
    if (result?.__typename === 'DonePayload') setDone(true)
    else setProblem(result?.message ?? unreachable)
  }

  if (loading) return <LoadingScreen text="Loading..." />
  const asked = data?.withdrawal
  if (error || asked?.__typename !== 'Withdrawal') {
    const why = asked?.__typename === 'LinkExpiredError' ? asked.message : unreachable
    return <BrokenLink why={why} />
  }
  const name = asked.childFirstName
  if (isDone || asked.isWithdrawn) {
    return (
      <Box role="status">
        <ScenePage
          title="Consent was withdrawn"
          text={`We no longer save anything about ${name}. We delete the account and everything in it after 7 days.`}
          scene={<LetterScene />}
        />
      </Box>
    )
  }
  return (
    <Page
      title={`You gave consent for ${name}`}
      intro={`${name} learns at DEEPM Academy because someone with your email address agreed.`}
    >
      {problem && <ProblemNotice>{problem}</ProblemNotice>}
      <Text>If that was you and you still agree, you don’t need to do anything.</Text>
      <Text>
        If it was not you, or you have changed your mind, withdraw your consent. We then stop saving anything, and delete the
        account 7 days later.
      </Text>
      <Flex gap="4" wrap="wrap">
        <LinkButton size="lg" variant="outline" to="/auth/email">
          Keep consent and sign in
        </LinkButton>
        <Button size="lg" variant="danger" loading={isSending} onClick={takeBack}>
          Withdraw consent
        </Button>
      </Flex>
    </Page>
  )
}
