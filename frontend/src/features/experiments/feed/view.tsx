import { Box, Grid, Text } from '@chakra-ui/react'
import { exploreShares, fewTaps, type Goal, goals, narrow, varied } from '@deepm/schema/rules/experiments/feed'
import { ChoiceRow } from '../frame/choice-row.tsx'
import type { ViewProps } from '../frame/definition.ts'
import { Counts } from './counts.tsx'
import { FeedGrid, question } from './feed-grid.tsx'
import { History } from './history.tsx'
import { evidenceOf, rate, type State, tap, topicCount, topTopic, withRun, withSettings } from './model.ts'
import { describeFeed, NextTen } from './next-ten.tsx'
import { goalNames } from './texts.ts'
import { topicName } from './topic-art.tsx'
import { runViewer } from './viewer.ts'
import { ViewerPanel } from './viewer-panel.tsx'

const exploreOptions = exploreShares.map((value) => ({ value: value as number, label: `${100 * value} %` }))
/** Height of the bar with the menus, below which the topics stay. */
const barHeight = '4.25rem'

const goalOptions = goals.map((value) => ({ value, label: goalNames[value].name }))

/** The feed, its settings, and what the machine has counted. Viewers of real apps cannot set the goal, so only the third mission does. */
export function FeedView({ state: given, change, mission, report, announce }: ViewProps<State>) {
  const fitting = (now: State) => (mission === 3 || now.machine.goal === 'minutes' ? now : withSettings(now, { goal: 'minutes' }))
  const state = fitting(given)

  const act = (step: (now: State) => State, said: (next: State) => string) => {
    const next = change((now) => step(fitting(now)))
    announce(said(next))
    const evidence = evidenceOf(mission, next)
    if (evidence) report(evidence)
  }
  const show = (step: (now: State) => State) => act(step, (next) => saidOf(mission, next))
  const run = (goal: Goal) =>
    act(
      (now) => withRun(now, goal),
      ({ viewer }) => {
        const { minutes, topics, glad } = runViewer(viewer, goal)
        return `${goalNames[goal].name}: ${minutes} minutes, ${topics} topics, glad about ${glad} videos.`
      },
    )

  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      {mission === 3 && (
        <ViewerPanel
          state={state}
          onViewer={(viewer) =>
            act(
              (now) => ({ ...now, viewer, runs: [] }),
              () => 'Another viewer. Run the three goals.',
            )
          }
          onRun={run}
        />
      )}
      <Box
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="1"
        position="sticky"
        top={barHeight}
        zIndex="1"
        bg="bg.card"
        paddingY="2"
        borderBottomWidth="2px"
        borderColor="border.soft"
        css={{ '@media (max-height: 30rem)': { position: 'static' } }}
      >
        <NextTen feed={state.feed} />
        <Text fontWeight="600">{statusOf(mission, state)}</Text>
      </Box>
      {mission > 1 && (
        <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', md: 'auto auto' }} justifyContent="start">
          <ChoiceRow
            legend="How much does it explore?"
            options={exploreOptions}
            value={state.machine.explore}
            onChange={(explore) => show((now) => withSettings(now, { explore }))}
          />
          {mission === 3 && (
            <ChoiceRow
              legend="What is the goal of your feed?"
              options={goalOptions}
              value={state.machine.goal}
              onChange={(goal) => show((now) => withSettings(now, { goal }))}
            />
          )}
        </Grid>
      )}
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 3fr)' }} gap="6" alignItems="start">
        <FeedGrid
          state={state}
          onTap={(card, action) => show((now) => tap(now, card, action))}
          onRate={(isGlad) => show((now) => rate(now, isGlad))}
        />
        <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
          <Counts state={state} />
          <History history={state.history} />
        </Box>
      </Grid>
    </Box>
  )
}

function saidOf(mission: number, state: State): string {
  const next = `Next: ${describeFeed(state.feed)}.`
  if (state.toRate !== null) return `${question(state.toRate)} The answers are above the cards.`
  return isTooLate(state) && mission === 1 ? `${next} ${statusOf(mission, state)}` : next
}

function isTooLate({ taps, feed }: State): boolean {
  return taps > fewTaps && topTopic(feed).count < narrow
}

function statusOf(mission: number, state: State): string {
  const { taps, narrowAt, feed } = state
  const { topic, count } = topTopic(feed)
  if (mission === 3) return `Taps: ${taps}. Most cards: ${topicName(topic)}, ${count} of 10.`
  if (mission === 1) {
    if (taps === 0) return `You have ${fewTaps} taps. Which topic do you take?`
    if (isTooLate(state)) return `${taps} taps. That is more than ${fewTaps}: press “Start again” for a new try.`
    return `Tap ${taps} of ${fewTaps}. Most cards: ${topicName(topic)}, ${count} of 10.`
  }
  if (narrowAt === null) return `First narrow it: ${narrow} cards of one topic. Now: ${topicName(topic)}, ${count} of 10.`
  return `It was narrow after ${narrowAt} taps. Since then: ${taps - narrowAt} taps, ${topicCount(feed)} of ${varied} topics.`
}
