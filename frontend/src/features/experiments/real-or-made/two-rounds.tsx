import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { unsureScore } from '@deepm/schema/rules/experiments/real-or-made'
import { lookItems } from '@deepm/schema/rules/experiments/real-or-made/key'
import { Button } from '../../../ui/components/button.tsx'
import type { ViewProps } from '../frame/definition.ts'
import { useFocusOnChange } from '../frame/use-focus-on-change.ts'
import { ItemCard } from './item-card.tsx'
import { JudgeForm } from './judge-form.tsx'
import { changeSecond, countSecond, evidenceOf, type JudgeState, lookAnswer, nextLook, pointsOf } from './model.ts'
import { PointsBar } from './points-bar.tsx'
import { SecondRow } from './second-row.tsx'

type Props = Pick<ViewProps<JudgeState>, 'state' | 'setState' | 'change' | 'report' | 'announce'>

/** Six items by looking only, and the same six again with another confidence. */
export function TwoRounds({ state, setState, change, report, announce }: Props) {
  const item = nextLook(state)
  const top = useFocusOnChange<HTMLParagraphElement>(item)
  if (item) {
    const number = state.first.length + 1
    return (
      <Grid gap="5" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
        <Box>
          <Text ref={top} tabIndex={-1} scrollMarginTop="24" fontWeight="700" marginBottom="2">
            Post {number} of {lookItems.length}
          </Text>
          <ItemCard item={item} />
        </Box>
        <JudgeForm
          key={item}
          item={item}
          button={number === lookItems.length ? 'Show my points' : 'Next post'}
          onAnswer={(answer) => {
            // A quick tap must not meet the form of the last post.
            const next = (number === lookItems.length ? change : setState)((now) => lookAnswer(now, answer))
            announce(nextLook(next) ? `Post ${number + 1} of ${lookItems.length}` : `${pointsOf(next.first)} points.`)
          }}
        />
      </Grid>
    )
  }
  const before = pointsOf(state.first)
  const isBetter = state.counted !== null && (state.counted > before || state.counted > unsureScore)
  const count = () => {
    const next = change(countSecond)
    announce(`${next.counted} points, ${before} before.`)
    report(evidenceOf(next, 1))
  }
  return (
    <Grid gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <Grid gap="3">
        <PointsBar label="Your first time" points={before} />
        {state.counted !== null && <PointsBar label="Now" points={state.counted} />}
        <PointsBar label="“50 % guess” for all six" points={unsureScore} isMuted />
      </Grid>
      <Text ref={top} tabIndex={-1} maxWidth="prose">
        {isBetter
          ? 'More points than before. Here are the answers.'
          : 'The answers stay hidden for now. Go through your six posts: where could you really see it? Change how sure you are, and count again.'}
      </Text>
      <Grid gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
        {state.second.map((answer) => (
          <SecondRow
            key={answer.item}
            answer={answer}
            isRevealed={isBetter}
            onChange={(changed) => setState(changeSecond(state, changed))}
          />
        ))}
      </Grid>
      {!isBetter && (
        <Flex gap="3" align="center" wrap="wrap">
          <Button hue="violet" size="lg" onClick={count}>
            Count my points again
          </Button>
          {state.counted !== null && <span>{state.counted} points: not better yet.</span>}
        </Flex>
      )}
    </Grid>
  )
}
