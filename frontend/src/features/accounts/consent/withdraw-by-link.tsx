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
          text={`Nothing more is saved about ${name}, and in 7 days the account is erased with everything in it.`}
          scene={<LetterScene />}
        />
      </Box>
    )
  }
  return (
    <Page title={`You said yes for ${name}`} intro={`${name} learns at DEEPM Academy because somebody with your address agreed.`}>
      {problem && <ProblemNotice>{problem}</ProblemNotice>}
      <Text>Was that you, and you still agree? Then there is nothing to do.</Text>
      <Text>
        Was it not you, or have you thought again? Then take it back: nothing more is saved from then on, and 7 days later the
        account is erased.
      </Text>
      <Flex gap="4" wrap="wrap">
        <LinkButton size="lg" variant="outline" to="/auth/email">
          Keep it, and sign in
        </LinkButton>
        <Button size="lg" variant="danger" loading={isSending} onClick={takeBack}>
          Take my yes back
        </Button>
      </Flex>
    </Page>
  )
}
