import { Box, Flex, Text } from '@chakra-ui/react'
import type { Count, State } from './model.ts'
import { TopicArt, topicGround, topicName } from './topic-art.tsx'

/** What the machine has counted about the learner, the heaviest topic first. */
export function Counts({ state: { counts, machine } }: { state: State }) {
  const sum = machine.weights.reduce((total, it) => total + it, 0)
  const rows = counts
    .map((count, topic) => ({ count, topic, share: (machine.weights[topic] ?? 0) / sum }))
    .sort((one, other) => other.share - one.share || one.topic - other.topic)
  return (
    <Box>
      <Text fontWeight="700">What the machine has counted about you</Text>
      <Text color="fg.muted" marginBottom="2">
        Only taps. It cannot count why you tapped. Nothing of this leaves your device.
      </Text>
      <Flex as="ul" direction="column" gap="1.5" listStyleType="none">
        {rows.map(({ count, topic, share }) => (
          <Flex as="li" key={topic} gap="3" align="center">
            <Box boxSize="8" flexShrink="0" borderRadius="lg" padding="0.5" style={{ background: topicGround(topic) }}>
              <TopicArt topic={topic} />
            </Box>
            <Box flex="1" minWidth="0">
              <Flex justify="space-between" gap="2" wrap="wrap" lineHeight="1.3">
                <strong>{topicName(topic)}</strong>
                <Box as="span" color="fg.muted">
                  {textOf(count)} · weight {Math.round(100 * share)} %
                </Box>
              </Flex>
              <Box aria-hidden="true" height="2" bg="bg.sunken" borderRadius="full" overflow="hidden">
                <Box
                  height="full"
                  borderRadius="full"
                  bg="colorPalette.line"
                  _highContrast={{ forcedColorAdjust: 'none', bg: 'Highlight' }}
                  style={{ width: `${100 * share}%` }}
                />
              </Box>
            </Box>
          </Flex>
        ))}
      </Flex>
    </Box>
  )
}

function textOf({ watched, liked, unwanted, minutes, shown }: Count): string {
  const parts = [
    liked > 0 && `${liked} liked`,
    watched > 0 && `${watched} watched (${minutes} min)`,
    unwanted > 0 && `${unwanted} not interested`,
    `${shown} shown`,
  ]
  return parts.filter(Boolean).join(' · ')
}
