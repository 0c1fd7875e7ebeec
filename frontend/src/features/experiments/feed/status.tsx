import { Flex, Text } from '@chakra-ui/react'
import type { MissionNumber } from '@deepm/schema/rules/experiments/catalogue'
import { fewTaps, narrow, varied } from '@deepm/schema/rules/experiments/feed'
import { Button } from '../../../ui/components/button.tsx'
import { cards } from './cards.ts'
import { type State, shares, topicCount, topTopic } from './model.ts'
import { topicName } from './topic-art.tsx'

type Props = { mission: MissionNumber; state: State; onRate(isGlad: boolean): void; onRetry(): void }

/** What the last tap changed, with the question after a video or a new try when the taps are used up. */
export function Status({ mission, state, onRate, onRetry }: Props) {
  if (state.toRate !== null) {
    return (
      <Flex gap="2" wrap="wrap" align="center">
        <Text flex="1 1 12rem" fontWeight="600">
          {question(state.toRate)}
        </Text>
        <Button onClick={() => onRate(true)}>Yes, glad</Button>
        <Button variant="outline" onClick={() => onRate(false)}>
          Not really
        </Button>
      </Flex>
    )
  }
  return (
    <Flex gap="2" wrap="wrap" align="center" justify="space-between">
      <Text fontWeight="600">{statusOf(mission, state)}</Text>
      {isTooLate(mission, state) && (
        <Button variant="outline" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Flex>
  )
}

/** Asks about a watched card. */
export function question(card: number): string {
  return `You watched “${cards[card]?.title}”. Are you glad you did?`
}

/** Says what the last tap changed, and what is still missing. */
export function statusOf(mission: MissionNumber, state: State): string {
  const { taps, narrowAt, feed } = state
  const { topic, count } = topTopic(feed)
  if (isTooLate(mission, state)) return `No taps left: ${count} cards about ${topicName(topic)}, not ${narrow}.`
  if (mission === 1 && taps === 0) return `Pick one topic. You have ${fewTaps} taps.`
  if (mission === 1) return [changeOf(state), leftOf(fewTaps - taps)].join(' ').trim()
  if (mission === 3) return changeOf(state)
  if (narrowAt === null) return `First fill it with one topic: ${count} of ${narrow} cards.`
  return `${topicCount(feed)} of ${varied} topics are back. Taps: ${taps - narrowAt}.`
}

function isTooLate(mission: MissionNumber, { taps, feed }: State): boolean {
  return mission === 1 && taps >= fewTaps && topTopic(feed).count < narrow
}

function changeOf({ last, feed }: State): string {
  if (!last) return 'Tap a card and watch the row change.'
  const now = shares(feed)[last.topic] ?? 0
  const name = topicName(last.topic)
  return now === last.before ? `${name}: still ${now}.` : `${name}: from ${last.before} to ${now}.`
}

function leftOf(taps: number): string {
  if (taps <= 0) return ''
  return taps === 1 ? '1 tap left.' : `${taps} taps left.`
}
