import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { fewestSure, sure } from '@deepm/schema/rules/experiments/real-or-made'
import { calibration } from '@deepm/schema/rules/experiments/real-or-made/core'
import { type Answer, deskItems, judged, truths } from '@deepm/schema/rules/experiments/real-or-made/key'
import { Button } from '../../../ui/components/button.tsx'
import type { ViewProps } from '../frame/definition.ts'
import { Calibration } from './calibration.tsx'
import { truthWords } from './content/items.ts'
import { sources } from './content/sources.ts'
import { ItemCard } from './item-card.tsx'
import { JudgeForm } from './judge-form.tsx'
import { deskAnswer, evidenceOf, type JudgeState, nextDesk, pointsOf } from './model.ts'
import { PointsBar } from './points-bar.tsx'
import { SourceDesk } from './source-desk.tsx'
import { useTopOnChange } from './use-top-on-change.ts'
import { Verdict } from './verdict.tsx'

type Props = Pick<ViewProps<JudgeState>, 'state' | 'setState' | 'report' | 'announce'>

/** Items with sources, and how often the learner was right for each confidence. */
export function Calibrate({ state, setState, report, announce }: Props) {
  const item = nextDesk(state)
  const last = state.answers.at(-1)
  const top = useTopOnChange<HTMLDivElement>(state.answers.length)
  return (
    <Grid gap="5" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }} alignItems="start">
      <Grid gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <Grid ref={top} tabIndex={-1} scrollMarginTop="2" gap="4" gridTemplateColumns="minmax(0, 1fr)">
          {last && <Verdict answer={last} />}
          <Box>
            {item && (
              <Text fontWeight="700">
                Item {state.answers.length + 1} of {deskItems.length}
              </Text>
            )}
            <SureAnswers answers={state.answers} />
          </Box>
        </Grid>
        {item ? (
          <>
            <ItemCard item={item} />
            <SourceDesk
              key={item}
              sources={sources[item]}
              opened={state.opened}
              onOpen={(title) => {
                setState({ ...state, opened: [...state.opened, title] })
                announce(sources[item].find((it) => it.title === title)?.says ?? '')
              }}
            />
          </>
        ) : (
          <Flex>
            <Button variant="outline" onClick={() => setState({ ...state, answers: [] })}>
              Judge them again
            </Button>
          </Flex>
        )}
      </Grid>
      <Grid gap="5" gridTemplateColumns="minmax(0, 1fr)">
        {item && (
          <JudgeForm
            key={item}
            item={item}
            button="Check"
            onAnswer={(answer) => {
              const next = deskAnswer(state, answer)
              setState(next)
              announce(`${judged(answer).isRight ? 'Right' : 'Wrong'}: ${truthWords[truths[item]]}.`)
              report(evidenceOf(next, 3))
            }}
          />
        )}
        {state.answers.length > 0 && (
          <Box>
            <PointsBar label="Your points so far" points={pointsOf(state.answers)} />
            <Box marginTop="4">
              <Calibration bins={calibration(state.answers.map(judged))} />
            </Box>
          </Box>
        )}
      </Grid>
    </Grid>
  )
}

/** The answers that count for the goal, as ticks and crosses. */
function SureAnswers({ answers }: { answers: readonly Answer[] }) {
  const results = answers.filter(({ confidence }) => confidence >= sure).map(judged)
  const right = results.filter(({ isRight }) => isRight).length
  return (
    <Text>
      Sure answers: <span aria-hidden="true">{results.map(({ isRight }) => (isRight ? '✓' : '✗')).join(' ')} </span>
      {results.length > 0 && `${right} of ${results.length} right. `}
      {results.length < fewestSure && `${fewestSure - results.length} to go.`}
    </Text>
  )
}
