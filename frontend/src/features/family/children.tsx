import { Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmptyState, Notice } from '../../ui/feedback.tsx'
import { toast } from '../../ui/toaster.tsx'
import { ChildCard } from './child-card.tsx'
import type { Children_ChildFragment } from './children.generated.ts'
import { LeaderboardPermission } from './leaderboard-permission.tsx'
import { useWithdrawConsentMutation } from './withdraw-consent.generated.ts'

/** A parent's children: how they are doing, and the way to take the consent back. */
export function Children({ list }: { list: Children_ChildFragment[] }) {
  if (list.length === 0) {
    return <EmptyState title="No children here" text="A child appears here once you said yes to the mail about them." />
  }
  return (
    <Flex direction="column" gap="6">
      {list.map((child) => (
        <ChildCard key={child.id} child={child}>
          <Decisions child={child} />
        </ChildCard>
      ))}
    </Flex>
  )
}

/** What a parent decides for a child; nothing where nothing is to be decided. */
function Decisions({ child }: { child: Children_ChildFragment }) {
  if (child.consent === 'withdrawn') {
    return (
      <Notice tone="warning" title="You took your consent back">
        Nothing more is recorded about {child.firstName}. The account is erased 7 days after you decided.
      </Notice>
    )
  }
  if (child.consent !== 'granted') return null
  return (
    <Flex direction="column" gap="4" align="flex-start">
      <LeaderboardPermission child={child} />
      <Withdraw child={child} />
    </Flex>
  )
}

/** Two steps, as there is no way back from the second. */
function Withdraw({ child }: { child: Children_ChildFragment }) {
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
    if (result?.__typename === 'DonePayload') return
    toast({
      title: 'Not saved',
      description: result?.message ?? 'We could not reach the academy. Please try again.',
      variant: 'destructive',
    })
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
