import { Box, Flex, Text } from '@chakra-ui/react'
import { shares, topicCount } from './model.ts'
import { TopicArt, topicGround, topicName } from './topic-art.tsx'

/** Says how many cards there are of each topic. */
export function describeFeed(feed: readonly number[]): string {
  return ordered(feed)
    .map(({ topic, count }) => `${count} ${topicName(topic)}`)
    .join(', ')
}

function ordered(feed: readonly number[]) {
  return shares(feed)
    .map((count, topic) => ({ topic, count }))
    .filter((it) => it.count > 0)
    .sort((one, other) => other.count - one.count)
}

/** The topics of the next ten cards as one bar of ten places. */
export function NextTen({ feed }: { feed: readonly number[] }) {
  const count = topicCount(feed)
  return (
    <Box>
      <Flex justify="space-between" gap="3" marginBottom="1">
        <Text fontWeight="700">Your next ten cards</Text>
        <Text>{count === 1 ? '1 topic' : `${count} topics`}</Text>
      </Flex>
      <Flex
        role="img"
        aria-label={`Next ten cards: ${describeFeed(feed)}`}
        borderWidth="3px"
        borderColor="border.ink"
        borderRadius="xl"
        overflow="hidden"
      >
        {ordered(feed).map(({ topic, count }, place) => (
          <Flex
            key={topic}
            flex={count}
            minWidth="0"
            borderLeftWidth={place > 0 ? '3px' : '0'}
            borderColor="border.ink"
            style={{ background: topicGround(topic) }}
          >
            {Array.from({ length: count }, (_, index) => (
              <Box key={index} flex="1" minWidth="0" padding={{ base: '0', sm: '1' }} paddingY="1">
                <TopicArt topic={topic} height="2rem" />
              </Box>
            ))}
          </Flex>
        ))}
      </Flex>
    </Box>
  )
}
