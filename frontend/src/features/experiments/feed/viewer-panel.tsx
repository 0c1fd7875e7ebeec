import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { type Goal, goals, runDays, runLength, viewers } from '@deepm/schema/rules/experiments/feed'
import { useMemo } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { ChoiceRow } from '../frame/choice-row.tsx'
import type { State } from './model.ts'
import { topicOf } from './model.ts'
import { goalNames } from './texts.ts'
import { TopicArt, topicGround } from './topic-art.tsx'
import { runViewer } from './viewer.ts'

type Props = { state: State; onViewer(viewer: number): void; onRun(goal: Goal): void }

const options = viewers.map(({ name }, value) => ({ value, label: name }))

/** A test viewer with known tastes uses the feed for each goal, so that the results can be compared. */
export function ViewerPanel({ state: { viewer, runs }, onViewer, onRun }: Props) {
  const { name = '', likes = '' } = viewers[viewer] ?? {}
  return (
    <Box display="grid" gap="4" borderWidth="3px" borderColor="border.ink" borderRadius="2xl" padding={{ base: '3', md: '4' }}>
      <Box>
        <Text fontWeight="700" fontSize="lg">
          Test viewer
        </Text>
        <Text>
          A program plays {name}, who likes {likes}. It watches {runLength} videos a day for {runDays} days. Loud titles attract
          it, like everybody.
        </Text>
      </Box>
      <ChoiceRow legend="Who watches?" options={options} value={viewer} onChange={onViewer} />
      <Flex gap="3" wrap="wrap" role="group" aria-label="Run the test viewer">
        {goals.map((goal) => (
          <Button key={goal} variant={runs.includes(goal) ? 'soft' : 'solid'} onClick={() => onRun(goal)}>
            Run for {goalNames[goal].short}
          </Button>
        ))}
      </Flex>
      <Grid gap="3" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}>
        {runs.map((goal) => (
          <Result key={goal} goal={goal} viewer={viewer} />
        ))}
      </Grid>
    </Box>
  )
}

const fullMinutes = 120

function Result({ goal, viewer }: { goal: Goal; viewer: number }) {
  const run = useMemo(() => runViewer(viewer, goal), [viewer, goal])
  return (
    <Box bg="bg.sunken" borderRadius="xl" padding="3" display="grid" gap="2" alignContent="start">
      <Text fontWeight="700">Goal: {goalNames[goal].name}</Text>
      <Figure label="minutes a day" value={run.minutes} text={String(run.minutes)} full={fullMinutes} />
      <Figure label="topics on offer" value={run.topics} text={run.topics.toFixed(1)} full={10} />
      <Figure label={`glad, of ${runLength} videos`} value={run.glad} text={String(run.glad)} full={runLength} />
      <Text color="fg.muted">The first day</Text>
      <Box aria-hidden="true" display="grid" gap="0.5" gridTemplateColumns="repeat(10, minmax(0, 1fr))">
        {run.watched.map((card, place) => (
          <Box key={`video-${place}`} borderRadius="sm" style={{ background: topicGround(topicOf(card)) }}>
            <TopicArt topic={topicOf(card)} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}

type FigureProps = { label: string; value: number; text: string; full: number }

function Figure({ label, value, text, full }: FigureProps) {
  return (
    <Box>
      <Flex justify="space-between" gap="2">
        <span>{label}</span>
        <strong>{text}</strong>
      </Flex>
      <Box aria-hidden="true" height="3" bg="bg.card" borderRadius="full" overflow="hidden">
        <Box
          height="full"
          borderRadius="full"
          bg="colorPalette.line"
          _highContrast={{ forcedColorAdjust: 'none', bg: 'Highlight' }}
          style={{ width: `${(100 * value) / full}%` }}
        />
      </Box>
    </Box>
  )
}
