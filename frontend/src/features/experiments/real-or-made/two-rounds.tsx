import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { unsureScore } from '@deepm/schema/rules/experiments/real-or-made'
import { type ItemId, impossibleByLooking, judged, lookItems, truths } from '@deepm/schema/rules/experiments/real-or-made/key'
import { Button } from '../../../ui/components/button.tsx'
import type { ViewProps } from '../frame/definition.ts'
import { ItemCard } from './item-card.tsx'
import { JudgeForm } from './judge-form.tsx'
import { changeSecond, countSecond, evidenceOf, type JudgeState, lookAnswer, nextLook, pointsOf } from './model.ts'
import { PointsBar } from './points-bar.tsx'
import { SecondRow } from './second-row.tsx'
import { useTopOnChange } from './use-top-on-change.ts'

type Props = Pick<ViewProps<JudgeState>, 'state' | 'setState' | 'change' | 'report' | 'announce'>

/** Six items by looking only, and the same six again with another confidence. */
export function TwoRounds({ state, setState, change, report, announce }: Props) {
  const item = nextLook(state)
  const top = useTopOnChange<HTMLParagraphElement>(item)
  if (item) {
    const number = state.first.length + 1
    return (
      <Grid gap="5" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
        <Box>
          <Text ref={top} tabIndex={-1} scrollMarginTop="2" fontWeight="700" marginBottom="2">
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
    announce(`${next.counted} points, ${before} before. ${adviceOf(next)}`.trim())
    report(evidenceOf(next, 1))
  }
  return (
    <Flex direction="column" gap="5">
      <Grid ref={top} tabIndex={-1} scrollMarginTop="2" gap="3">
        <PointsBar label="Your first time" points={before} />
        {state.counted !== null && <PointsBar label="Now" points={state.counted} />}
        <PointsBar label="Just guessing, all six" points={unsureScore} isMuted />
        {isBetter && <PointsBar label="Best without luck" points={bestByLooking} isMuted />}
      </Grid>
      <Text maxWidth="prose">
        {isBetter
          ? `More points than ${(state.counted ?? 0) > before ? 'before' : 'by guessing'}. Here are the answers.`
          : 'Where could you really see it? Where were you guessing? Change how sure you are.'}
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
        <Flex
          gap="2"
          align="center"
          wrap="wrap"
          position="sticky"
          bottom="var(--sticky-bottom, 0px)"
          bg="bg.card"
          paddingY="3"
          borderTopWidth="2px"
          borderColor="border.soft"
          css={{ '@media (max-height: 30rem)': { position: 'static' } }}
        >
          <Button hue="violet" onClick={count}>
            Count my points again
          </Button>
          {state.counted !== null && (
            <span>
              <strong>{state.counted} points: not better yet.</strong> {adviceOf(state)}
            </span>
          )}
        </Flex>
      )}
    </Flex>
  )
}

/** Points of someone who is certain where the answer can be seen, and guesses everywhere else. */
const bestByLooking = pointsOf(
  lookItems.map((item: ItemId) => ({
    item,
    isReal: truths[item] === 'true',
    confidence: impossibleByLooking.includes(item) ? 50 : 100,
  })),
)

/** Says how many of the sure answers are wrong, but not which ones. */
function adviceOf({ second }: JudgeState): string {
  const sure = second.filter(({ confidence }) => confidence > 50).map(judged)
  const wrong = sure.filter(({ isRight }) => !isRight).length
  if (sure.length === 0) return 'Guessing everywhere is not enough. Where can you see it?'
  if (wrong === 0) return 'All your sure answers are right. You can be even surer.'
  return sure.length === 1 ? 'Your only sure answer is wrong.' : `${wrong} of your ${sure.length} sure answers are wrong.`
}
