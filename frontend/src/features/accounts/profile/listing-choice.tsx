import { Box, Text } from '@chakra-ui/react'
import { Card } from '../../../ui/components/card.tsx'
import { unreachable } from '../../../ui/feedback/refusal.ts'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { SwitchField } from '../../../ui/forms/switch-field.tsx'
import { useChooseListingMutation } from './choose-listing.generated.ts'
import type { ListingChoice_LearnerFragment } from './listing-choice.generated.ts'

/** Chooses whether the weekly leaderboard shows the learner's first name. */
export function ListingChoice({ learner }: { learner: ListingChoice_LearnerFragment }) {
  const [choose] = useChooseListingMutation()
  const { id, isListingPermitted, wantsListing } = learner

  const change = async (listed: boolean) => {
    const setLeaderboardListing = { __typename: 'Learner' as const, id, isListingPermitted, wantsListing: listed }
    const answer = await choose({ variables: { listed }, optimisticResponse: { setLeaderboardListing } }).catch(() => null)
    if (answer?.data) return
    toast({ title: 'Not saved', description: unreachable, variant: 'destructive' })
  }

  return (
    <Card hue="amber">
      <SwitchField
        label="Show my name on the weekly leaderboard"
        hint="Others then see your first name, your picture, your level and your XP for the week. Nothing else."
        checked={wantsListing}
        onChange={change}
      />
      <Box role="status">
        {wantsListing && !isListingPermitted && (
          <Text fontWeight="700" marginTop="3">
            Your parent has to say yes, too. Until then, no one sees your name there. They can turn it on from their dashboard.
          </Text>
        )}
      </Box>
    </Card>
  )
}
