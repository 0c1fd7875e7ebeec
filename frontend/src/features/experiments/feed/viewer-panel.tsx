import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { type Goal, goals, runLength, viewers } from '@deepm/schema/rules/experiments/feed'
import { useMemo } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { ChoiceRow } from '../frame/choice-row.tsx'
import { type State, topicOf } from './model.ts'
import { describeFeed } from './next-ten.tsx'
import { goalNames } from './texts.ts'
import { TopicArt, topicGround } from './topic-art.tsx'
import { runViewer } from './viewer.ts'

type Props = { state: State; onViewer(viewer: number): void; onRun(goal: Goal): void; onChoose(goal: Goal): void }

const options = viewers.map(({ name }, value) => ({ value, label: name }))

/** A test viewer with known tastes uses the feed for each goal, so that the learner can compare them and choose one. */
export function ViewerPanel({ state: { viewer, runs, chosen }, onViewer, onRun, onChoose }: Props) {
  const { name = '', likes = '' } = viewers[viewer] ?? {}
  const isComplete = runs.length === goals.length
  return (
    <Box display="grid" gap="4" borderWidth="3px" borderColor="border.ink" borderRadius="2xl" padding={{ base: '3', md: '4' }}>
      <ChoiceRow legend="Who watches?" options={options} value={viewer} onChange={onViewer} />
      <Text>
        {name} is a program that taps like a person. It likes {likes}, and loud titles.
      </Text>
      <Flex gap="3" wrap="wrap" role="group" aria-label="Run the test viewer">
        {goals.map((goal) => (
          <Button key={goal} variant={runs.includes(goal) ? 'soft' : 'solid'} onClick={() => onRun(goal)}>
            Goal: {goalNames[goal]}
          </Button>
        ))}
      </Flex>
      {isComplete && (
        <Text fontWeight="700" fontSize="lg">
          Compare all three. Which feed would you give {name}?
        </Text>
      )}
      <Grid gap="3" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}>
        {runs.map((goal) => (
          <Box key={goal} bg="bg.sunken" borderRadius="xl" padding="3" display="grid" gap="2" alignContent="start">
            <Result goal={goal} viewer={viewer} />
            {isComplete && (
              <Button
                variant={chosen === goal ? 'solid' : 'outline'}
                aria-label={`Choose this feed: ${goalNames[goal]}`}
                aria-pressed={chosen === goal}
                onClick={() => onChoose(goal)}
              >
                Choose this feed
              </Button>
            )}
          </Box>
        ))}
      </Grid>
    </Box>
  )
}

const fullMinutes = 120

function Result({ goal, viewer }: { goal: Goal; viewer: number }) {
  const { minutes, glad, watched } = useMemo(() => runViewer(viewer, goal), [viewer, goal])
  return (
    <>
      <Text fontWeight="700">Goal: {goalNames[goal]}</Text>
      <Figure emoji="⏱️" text={`${minutes} minutes a day`} share={minutes / fullMinutes} />
      <Figure emoji="🙂" text={`glad about ${glad} of ${runLength} videos`} share={glad / runLength} />
      <Box
        role="img"
        aria-label={`Watched on the first day: ${describeFeed(watched)}`}
        display="grid"
        gap="0.5"
        gridTemplateColumns="repeat(10, minmax(0, 1fr))"
      >
        {watched.map((card, place) => (
          <Box key={`video-${place}`} borderRadius="sm" style={{ background: topicGround(topicOf(card)) }}>
            <TopicArt topic={topicOf(card)} />
          </Box>
        ))}
      </Box>
    </>
  )
}

function Figure({ emoji, text, share }: { emoji: string; text: string; share: number }) {
  return (
    <Box>
      <Text>
        <span aria-hidden="true">{emoji} </span>
        {text}
      </Text>
      <Box aria-hidden="true" height="3" bg="bg.card" borderRadius="full" overflow="hidden">
        <Box
          height="full"
          borderRadius="full"
          bg="colorPalette.line"
          _highContrast={{ forcedColorAdjust: 'none', bg: 'Highlight' }}
          style={{ width: `${100 * share}%` }}
        />
      </Box>
    </Box>
  )
}
