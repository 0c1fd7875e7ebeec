import { Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback.tsx'
import { tellNotSaved } from '../../ui/not-saved.ts'
import { useWithdrawConsentMutation } from './withdraw-consent.generated.ts'

/** Two steps, as there is no way back from the second. */
export function Withdraw({ child }: { child: { id: string; firstName: string } }) {
  const [isAsking, setAsking] = useState(false)
  const [withdraw, { loading }] = useWithdrawConsentMutation()

  const confirm = async () => {
    const answer = await withdraw({
      variables: { learnerId: child.id },
      update: (cache, { data }) => {
        if (data?.withdrawConsent.__typename !== 'DonePayload') return
        cache.modify({
          id: cache.identify({ __typename: 'Learner', id: child.id }) ?? '',
          fields: { consent: () => 'withdrawn' },
        })
      },
    }).catch(() => null)
    const result = answer?.data?.withdrawConsent
    if (result?.__typename !== 'DonePayload') tellNotSaved(result?.message)
  }

  if (!isAsking) {
    return (
      <Button variant="outline" onClick={() => setAsking(true)}>
        Take my consent back
      </Button>
    )
  }
  return (
    <Notice tone="danger" title={`Stop for ${child.firstName}?`}>
      <Text>Nothing more is recorded from now on, and in 7 days the account is erased with everything in it.</Text>
      <Flex gap="3" wrap="wrap" marginTop="3">
        <Button variant="danger" loading={loading} onClick={confirm}>
          Yes, take it back
        </Button>
        <Button variant="outline" disabled={loading} onClick={() => setAsking(false)}>
          Keep it
        </Button>
      </Flex>
    </Notice>
  )
}
