import { Box, chakra, Flex } from '@chakra-ui/react'
import { avatarLook } from '@deepm/schema/rules/accounts/avatar-look'
import { Avatar } from '../../../ui/components/avatar.tsx'
import type { WeeklyLeaderboard_BoardFragment } from './weekly-leaderboard.generated.ts'

type Place = WeeklyLeaderboard_BoardFragment['places'][number]

const Head = chakra('th', { base: { padding: '2', textAlign: 'left', fontWeight: '600', color: 'fg.muted' } })
const Cell = chakra('td', { base: { padding: '2', textAlign: 'left', borderTopWidth: '2px', borderColor: 'border.soft' } })

/** Lists first names and pictures only. The viewer's own row is also marked in text. */
export function LeaderboardTable({ places }: { places: Place[] }) {
  return (
    <chakra.table width="full" borderCollapse="collapse" fontVariantNumeric="tabular-nums">
      <chakra.caption srOnly>The ten with most XP this week</chakra.caption>
      <thead>
        <tr>
          <Head scope="col">Place</Head>
          <Head scope="col">Name</Head>
          <Head scope="col" display={{ base: 'none', sm: 'table-cell' }}>
            Level
          </Head>
          <Head scope="col" textAlign="right">
            XP
          </Head>
        </tr>
      </thead>
      <tbody>
        {places.map((place, index) => (
          // Names and ranks can repeat, so only the index is unique.
          <Row key={index} place={place} />
        ))}
      </tbody>
    </chakra.table>
  )
}

function Row({ place: { rank, firstName, avatarUrl, avatarColour, level, xp, isViewer } }: { place: Place }) {
  return (
    <chakra.tr aria-current={isViewer ? 'true' : undefined} bg={isViewer ? 'amber.soft' : undefined}>
      <Cell width="16">
        <Box
          display="grid"
          placeItems="center"
          boxSize="10"
          fontFamily="heading"
          fontWeight="600"
          fontSize="lg"
          borderRadius="full"
          {...(rank <= 3 && { bg: 'amber.solid', color: 'amber.onSolid', borderWidth: '3px', borderColor: 'art.line' })}
        >
          {rank}
        </Box>
      </Cell>
      <Cell>
        <Flex gap="3" align="center" minWidth="0">
          <Avatar name={firstName} {...avatarLook(avatarUrl, avatarColour)} />
          <Box minWidth="0" overflowWrap="anywhere" fontWeight={isViewer ? '700' : '500'}>
            {firstName}
            {isViewer ? ' (you)' : null}
            <Box display={{ base: 'block', sm: 'none' }} color="fg.muted" fontWeight="400">
              Level {level}
            </Box>
          </Box>
        </Flex>
      </Cell>
      <Cell display={{ base: 'none', sm: 'table-cell' }}>{level}</Cell>
      <Cell textAlign="right" fontWeight="600" whiteSpace="nowrap">
        {xp.toLocaleString('en')}
      </Cell>
    </chakra.tr>
  )
}
