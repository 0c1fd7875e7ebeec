import { Box, Text } from '@chakra-ui/react'
import { cards } from './cards.ts'
import { CardTile } from './feed-card.tsx'
import type { Action } from './model.ts'

type Props = { feed: readonly number[]; onTap(card: number, action: Action): void }

/** The feed: ten cards to watch, like or reject. */
export function FeedGrid({ feed, onTap }: Props) {
  return (
    <Box display="grid" gap="3">
      <Text>
        Tap a picture to watch. <strong>♥</strong> like, <strong>✕</strong> not interested, <strong>!</strong> loud title.
      </Text>
      <Box
        as="ul"
        aria-label="The next ten cards"
        listStyleType="none"
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' }}
      >
        {feed.map((number, place) => {
          const card = cards[number]
          // The place as the key keeps the keyboard focus where it is when the feed changes.
          return card && <CardTile key={`place-${place}`} card={card} onAct={(action) => onTap(number, action)} />
        })}
      </Box>
    </Box>
  )
}
