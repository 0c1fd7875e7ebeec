import { unreachable } from '../../../ui/feedback/refusal.ts'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { SwitchField } from '../../../ui/forms/switch-field.tsx'
import { usePermitLeaderboardMutation } from './permit-leaderboard.generated.ts'

type Props = { child: { id: string; firstName: string; isListingPermitted: boolean } }

/** Lets a parent permit the leaderboard. Updates optimistically and reverts on failure. */
export function LeaderboardPermission({ child }: Props) {
  const [permit, { loading }] = usePermitLeaderboardMutation()

  const change = async (permitted: boolean) => {
    // Prevents two quick changes from arriving out of order.
    if (loading) return
    const answer = await permit({
      variables: { learnerId: child.id, permitted },
      optimisticResponse: { permitLeaderboard: { __typename: 'DonePayload', done: true } },
      update: (cache, { data }) => {
        if (data?.permitLeaderboard.__typename !== 'DonePayload') return
        cache.modify({
          id: cache.identify({ __typename: 'Learner', id: child.id }) ?? '',
          fields: { isListingPermitted: () => permitted },
        })
      },
    }).catch(() => null)
    const result = answer?.data?.permitLeaderboard
    if (result?.__typename === 'DonePayload') return
    toast({
      title: 'Not saved',
      description: result?.message ?? unreachable,
      variant: 'destructive',
    })
  }

  return (
    <SwitchField
      label="Allow a place on the leaderboard"
      hint={`Learners who have been here for three weeks can see the ten with the most XP this week: first name, picture, level and XP, nothing else. ${child.firstName} is never listed without your permission, and can always choose to stay off the list.`}
      checked={child.isListingPermitted}
      onChange={change}
    />
  )
}
