import { Box, Flex, Text } from '@chakra-ui/react'
import { Button } from '../../../ui/components/button.tsx'
import { useKeptFocus } from '../frame/use-kept-focus.ts'
import { cards } from './cards.ts'
import { CardTile } from './feed-card.tsx'
import type { Action, State } from './model.ts'

type Props = { state: State; onTap(card: number, action: Action): void; onRate(isGlad: boolean): void }

/** The feed: ten cards to watch, like or reject. A machine for gladness asks after each video. */
export function FeedGrid({ state: { feed, toRate }, onTap, onRate }: Props) {
  const box = useKeptFocus<HTMLDivElement>()
  return (
    <Box ref={box} display="grid" gap="3">
      <Text>
        Tap a card to watch it. <strong>♥</strong> likes it, <strong>✕</strong> means “not interested”. <strong>!</strong> marks
        loud titles.
      </Text>
      <Box>
        {toRate !== null && (
          <Flex bg="colorPalette.soft" borderRadius="2xl" padding="4" gap="3" wrap="wrap" align="center">
            <Text flex="1 1 12rem" fontWeight="600">
              {question(toRate)}
            </Text>
            <Button onClick={() => onRate(true)}>Yes, glad</Button>
            <Button variant="outline" onClick={() => onRate(false)}>
              Not really
            </Button>
          </Flex>
        )}
      </Box>
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

/** Asks about a watched card. */
export function question(card: number): string {
  return `You watched “${cards[card]?.title}”. Are you glad you did?`
}
