import { Box, chakra, Flex } from '@chakra-ui/react'
import type { FeedCard } from './cards.ts'
import type { Action } from './model.ts'
import { TopicArt, topicGround, topicName } from './topic-art.tsx'

/** Space for the bar of topics, which stays on top of the screen. */
const underBar = '9rem'

type Props = { card: FeedCard; onAct(action: Action): void }

/** One video of the feed with what a viewer can do with it. */
export function CardTile({ card, onAct }: Props) {
  const { title, topic, minutes, isLoud } = card
  const length = minutes === 1 ? '1 minute' : `${minutes} minutes`
  return (
    <Flex
      as="li"
      direction="column"
      borderWidth="3px"
      borderColor="border.ink"
      borderRadius="2xl"
      overflow="hidden"
      bg="bg.card"
      minWidth="0"
    >
      <chakra.button
        type="button"
        aria-label={`Watch: ${title}. ${topicName(topic)}, ${length}${isLoud ? ', loud title' : ''}`}
        onClick={() => onAct('watch')}
        flex="1"
        display="flex"
        flexDirection="column"
        textAlign="left"
        cursor="pointer"
        _hover={{ bg: 'colorPalette.soft' }}
        outlineOffset="-5px"
        scrollMarginTop={underBar}
      >
        <Box position="relative" width="full" paddingY="2" style={{ background: topicGround(topic) }}>
          <TopicArt topic={topic} height="3.5rem" />
          {isLoud && <LoudMark />}
        </Box>
        <Box as="span" padding="2" fontWeight="600" lineHeight="1.3" overflowWrap="anywhere">
          {title}
          <Box as="span" display="block" color="fg.muted" fontWeight="400">
            {minutes} min
          </Box>
        </Box>
      </chakra.button>
      <Flex borderTopWidth="2px" borderColor="border.soft">
        <SmallAction label={`Like: ${title}`} sign="♥" onClick={() => onAct('like')} />
        <SmallAction label={`Not interested: ${title}`} sign="✕" onClick={() => onAct('unwanted')} />
      </Flex>
    </Flex>
  )
}

function LoudMark() {
  return (
    <Box
      as="span"
      position="absolute"
      top="1.5"
      left="1.5"
      boxSize="6"
      display="grid"
      placeItems="center"
      borderRadius="full"
      bg="coral.solid"
      color="coral.onSolid"
      borderWidth="2px"
      borderColor="art.line"
      fontWeight="700"
      lineHeight="1"
    >
      !
    </Box>
  )
}

function SmallAction({ label, sign, onClick }: { label: string; sign: string; onClick(): void }) {
  return (
    <chakra.button
      type="button"
      aria-label={label}
      onClick={onClick}
      flex="1"
      minHeight="11"
      fontSize="xl"
      color="fg.ink"
      cursor="pointer"
      outlineOffset="-5px"
      scrollMarginTop={underBar}
      _hover={{ bg: 'colorPalette.soft' }}
    >
      <span aria-hidden="true">{sign}</span>
    </chakra.button>
  )
}
