import { Box, Text } from '@chakra-ui/react'
import { xpToBeListed } from '@deepm/schema/rules/rewards/leaderboard'
import { Button } from '../../../ui/components/button.tsx'
import { Card } from '../../../ui/components/card.tsx'
import { Heading } from '../../../ui/components/heading.tsx'
import { unreachable } from '../../../ui/feedback/refusal.ts'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { TrophyScene } from '../../../ui/illustrations/scenes/trophy.tsx'
import { useSetLeaderboardListingMutation } from './set-leaderboard-listing.generated.ts'
import type {
  WeeklyLeaderboard_BoardFragment as Board,
  WeeklyLeaderboard_LearnerFragment as Learner,
} from './weekly-leaderboard.generated.ts'

/** Shows the learner's rank this week or why they are not listed, and lets them join or leave the list. */
export function OwnRank({ board, learner }: { board: Board; learner: Learner }) {
  const [setListing, { loading }] = useSetLeaderboardListingMutation()
  const { wantsListing } = learner

  const change = async () => {
    // The change affects the whole list, so the page is refetched first.
    await setListing({
      variables: { listed: !wantsListing },
      refetchQueries: ['AchievementsPage'],
      awaitRefetchQueries: true,
    }).catch(() =>
      toast({
        title: 'Not saved',
        description: unreachable,
        variant: 'destructive',
      }),
    )
  }

  const { title, text } = rankText(board, learner)
  return (
    <Card hue="amber" display="grid" gap="3" justifyItems="start">
      <Box width="full" maxWidth="64" marginX="auto">
        <TrophyScene />
      </Box>
      <Box role="status">
        <Heading as="h3">{title}</Heading>
        <Text marginTop="1">{text}</Text>
      </Box>
      <Button variant="outline" loading={loading} onClick={change}>
        {wantsListing ? 'Take me off the list' : 'Put me on the list'}
      </Button>
    </Card>
  )
}

function rankText(board: Board, learner: Learner): { title: string; text: string } {
  const { ownXp, isListed, places } = board
  const xp = `${ownXp.toLocaleString('en')} XP`
  if (!learner.wantsListing) {
    const still = learner.isListingPermitted ? '' : ' A parent also has to allow it first.'
    return { title: `You have ${xp} this week`, text: `You chose not to be on the list, so no one sees your name here.${still}` }
  }
  if (!isListed) {
    return {
      title: `You have ${xp} this week`,
      text: 'Your name is not on the list. A parent has to allow it first, with the switch next to your name on their dashboard.',
    }
  }
  const own = places.find((place) => place.isViewer)
  if (own)
    return {
      title: `You’re in ${ordinal(own.rank)} place with ${xp}`,
      text: 'Others see your first name, your picture and your level.',
    }
  if (ownXp === 0 && xpToBeListed(0, places) === 1) {
    return { title: 'You have no XP this week yet', text: 'There is room on the list. Finish a lesson to get on it.' }
  }
  const missing = xpToBeListed(ownXp, places).toLocaleString('en')
  return { title: `You have ${xp} this week`, text: `Earn ${missing} more XP to pass tenth place.` }
}

const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' })

/** Returns a rank such as `3rd`. */
function ordinal(rank: number): string {
  return `${rank}${suffixes[ordinals.select(rank)] ?? 'th'}`
}
