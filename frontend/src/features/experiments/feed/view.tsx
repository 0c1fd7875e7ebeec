import { Box, Grid } from '@chakra-ui/react'
import { exploreShares, feedLength, type Goal, goals } from '@deepm/schema/rules/experiments/feed'
import { freshSeed } from '../engine/random.ts'
import { ChoiceRow } from '../frame/choice-row.tsx'
import type { ViewProps } from '../frame/definition.ts'
import { useKeptFocus } from '../frame/use-kept-focus.ts'
import { Counts } from './counts.tsx'
import { FeedGrid } from './feed-grid.tsx'
import { History } from './history.tsx'
import { evidenceOf, rate, type State, startState, tap, withRun, withSettings, withViewer } from './model.ts'
import { describeFeed, NextTen } from './next-ten.tsx'
import { question, Status, statusOf } from './status.tsx'
import { goalNames } from './texts.ts'
import { runViewer } from './viewer.ts'
import { ViewerPanel } from './viewer-panel.tsx'

const exploreOptions = exploreShares.map((value) => ({ value: value as number, label: String(feedLength * value) }))
/** Height of the bar with the menus, below which the topics stay. */
const barHeight = '4.25rem'

const goalOptions = goals.map((value) => ({ value, label: goalNames[value] }))

/** The feed, its settings, and what the machine has counted. Viewers of real apps cannot set the goal, so only the third mission does. */
export function FeedView({ state: given, change, mission, report, announce }: ViewProps<State>) {
  const box = useKeptFocus<HTMLDivElement>()
  const fitting = (now: State) => (mission === 3 || now.machine.goal === 'minutes' ? now : withSettings(now, { goal: 'minutes' }))
  const state = fitting(given)

  const act = (step: (now: State) => State, said: (next: State) => string) => {
    const next = change((now) => step(fitting(now)))
    announce(said(next))
    const evidence = evidenceOf(mission, next)
    if (evidence) report(evidence)
  }
  const show = (step: (now: State) => State) =>
    act(step, (next) => {
      const asked = next.toRate === null ? null : `${question(next.toRate)} The answers are above the cards.`
      return asked ?? `Next: ${describeFeed(next.feed)}. ${statusOf(mission, next)}`
    })
  const run = (goal: Goal) =>
    act(
      (now) => withRun(now, goal),
      ({ viewer }) => {
        const { minutes, topics, glad } = runViewer(viewer, goal)
        return `${goalNames[goal]}: ${minutes} minutes, ${Math.round(topics)} topics, glad about ${glad} videos.`
      },
    )

  return (
    <Box ref={box} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      {mission === 3 && (
        <ViewerPanel
          state={state}
          onViewer={(viewer) =>
            act(
              (now) => withViewer(now, viewer),
              () => 'Another viewer. Run the three goals.',
            )
          }
          onRun={run}
          onChoose={(goal) =>
            act(
              (now) => ({ ...now, chosen: goal }),
              () => `Chosen: ${goalNames[goal]}.`,
            )
          }
        />
      )}
      {mission > 1 && (
        <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', md: 'auto auto' }} justifyContent="start">
          {mission === 3 && (
            <ChoiceRow
              legend="What is your feed’s goal?"
              options={goalOptions}
              value={state.machine.goal}
              onChange={(goal) => show((now) => withSettings(now, { goal }))}
            />
          )}
          <ChoiceRow
            legend="Surprise cards in every ten"
            options={exploreOptions}
            value={state.machine.explore}
            onChange={(explore) => show((now) => withSettings(now, { explore }))}
          />
        </Grid>
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
        <Status
          mission={mission}
          state={state}
          onRate={(isGlad) => show((now) => rate(now, isGlad))}
          onRetry={() =>
            act(
              ({ viewer }) => withViewer(startState(freshSeed()), viewer),
              () => 'Started again.',
            )
          }
        />
      </Box>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 3fr)' }} gap="6" alignItems="start">
        <FeedGrid feed={state.feed} onTap={(card, action) => show((now) => tap(now, card, action))} />
        <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
          <Counts state={state} />
          <History history={state.history} />
        </Box>
      </Grid>
    </Box>
  )
}
