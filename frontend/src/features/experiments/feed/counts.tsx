import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { Count, State } from './model.ts'
import { TopicArt, topicGround, topicName } from './topic-art.tsx'

/** What the machine has counted about the learner, the heaviest topic first. The bars are weights; the numbers are one tap away. */
export function Counts({ state: { counts, machine } }: { state: State }) {
  const sum = machine.weights.reduce((total, it) => total + it, 0)
  const rows = counts
    .map((count, topic) => ({ count, topic, weight: machine.weights[topic] ?? 0 }))
    .sort((one, other) => other.weight - one.weight || one.topic - other.topic)
  return (
    <Box>
      <Text fontWeight="700">What the machine has counted about you</Text>
      <Text color="fg.muted" marginBottom="2">
        It counts taps. It cannot know why you tapped.
      </Text>
      <Flex as="ul" direction="column" gap="1.5" listStyleType="none">
        {rows.map(({ count, topic, weight }) => (
          <Flex as="li" key={topic} gap="3" align="center">
            <Box boxSize="8" flexShrink="0" borderRadius="lg" padding="0.5" style={{ background: topicGround(topic) }}>
              <TopicArt topic={topic} />
            </Box>
            <Box flex="1" minWidth="0">
              <Flex justify="space-between" gap="2" lineHeight="1.3">
                <strong>{topicName(topic)}</strong>
                <TapSigns count={count} />
              </Flex>
              <Box aria-hidden="true" height="2" bg="bg.sunken" borderRadius="full" overflow="hidden">
                <Box
                  height="full"
                  borderRadius="full"
                  bg="colorPalette.line"
                  _highContrast={{ forcedColorAdjust: 'none', bg: 'Highlight' }}
                  style={{ width: `${(100 * weight) / sum}%` }}
                />
              </Box>
            </Box>
          </Flex>
        ))}
      </Flex>
      <chakra.details marginTop="2">
        <chakra.summary cursor="pointer" fontWeight="700" color="colorPalette.text" minHeight="11" alignContent="center">
          Show the numbers
        </chakra.summary>
        <chakra.ul listStyleType="none">
          {rows.map(({ count, topic, weight }) => (
            <li key={topic}>
              {topicName(topic)}: weight {weight.toFixed(1)}, shown {count.shown} times, watched {count.minutes} min
            </li>
          ))}
        </chakra.ul>
      </chakra.details>
    </Box>
  )
}

/** The taps on a topic with the signs of the cards. */
function TapSigns({ count: { liked, watched, unwanted } }: { count: Count }) {
  const signs = [
    { sign: '♥', word: 'liked', taps: liked },
    { sign: '▶', word: 'watched', taps: watched },
    { sign: '✕', word: 'not interested', taps: unwanted },
  ]
  return (
    <Flex as="span" gap="2" color="fg.muted" whiteSpace="nowrap">
      {signs
        .filter(({ taps }) => taps > 0)
        .map(({ sign, word, taps }) => (
          <span key={word}>
            <span aria-hidden="true">{sign} </span>
            {taps}
            <Box as="span" srOnly>
              {' '}
              {word}
            </Box>
          </span>
        ))}
    </Flex>
  )
}
