import { Box, Grid, Text } from '@chakra-ui/react'
import { contestDepth, maxRules } from '@deepm/schema/rules/experiments/rules-or-learning'
import { numberOf } from '@deepm/schema/rules/experiments/rules-or-learning/creatures'
import { rightByRules } from '@deepm/schema/rules/experiments/rules-or-learning/worlds'
import { useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { Board } from './board.tsx'
import { ConditionChips } from './condition-chips.tsx'
import { contest, type State, withList, withRule, worldOf } from './model.ts'
import { ruleSentence } from './names.ts'
import { RightBar } from './right-bar.tsx'
import { Rules } from './rule-list.tsx'
import { ScoreBar } from './score-bar.tsx'

export type PanelProps = {
  state: State
  /** Changes the state and says what happened. */
  onAct(step: (now: State) => State, said: (next: State) => string): void
}

/** The learner's rules beside the creatures that they sort. */
export function RulesPanel({ state, onAct }: PanelProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const [change, setChange] = useState<number | null>(null)
  const world = worldOf(state)
  const right = rightByRules(state.list, world.shown)
  const byTree = world.treeRight[contestDepth - 1]?.[1] ?? 0
  const hiddenRight = state.tested && rightByRules(state.tested, world.hidden)
  const act = (step: (now: State) => State, before: (next: State) => string = () => '') => {
    setChosen(null)
    onAct(step, (next) => {
      const now = rightByRules(next.list, world.shown)
      setChange(now - right)
      return `${before(next)}${now} of ${world.shown.length} right.`
    })
  }
  const test = () =>
    onAct(contest, ({ list }) => {
      const count = rightByRules(list, world.hidden)
      return `Hidden creatures: your rules ${count}, the machine ${byTree} of ${world.hidden.length}.`
    })
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <Box css={{ '& button': { scrollMarginBottom: '8rem' } }}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
          gap="6"
          alignItems="start"
          paddingBottom="4"
        >
          <Board known={world.shown} list={state.list} chosen={chosen} onChoose={setChosen} />
          <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
            <Rules list={state.list} onChange={(next) => act((now) => withList(now, next(now.list)))} />
            <ConditionChips
              isFull={state.list.rules.length >= maxRules}
              onAdd={(step) =>
                act(
                  (now) => withRule(now, step),
                  ({ list }) => {
                    const rule = list.rules.at(-1)
                    return rule ? `New rule: ${ruleSentence(rule)} ` : ''
                  },
                )
              }
            />
          </Box>
        </Grid>
        <ScoreBar
          right={right}
          total={world.shown.length}
          list={state.list}
          change={change}
          asked={world.shown.find((it) => numberOf(it.creature) === chosen)}
        />
      </Box>
      <Box display="grid" gap="3" bg="colorPalette.soft" borderRadius="2xl" padding="4">
        <Text fontWeight="700">The contest: {world.hidden.length} hidden creatures</Text>
        <RightBar label="Your rules" right={hiddenRight} total={world.hidden.length} isHidden />
        <RightBar label="The machine" right={state.tested && byTree} total={world.hidden.length} isHidden />
        {hiddenRight !== null && <Text fontWeight="600">{result(hiddenRight, byTree)}</Text>}
        <Box>
          <Button onClick={test}>Start the contest</Button>
        </Box>
      </Box>
    </Box>
  )
}

function result(rules: number, machine: number): string {
  if (rules > machine) return 'Your rules win!'
  if (rules === machine) return 'A draw! Your rules are as good as the machine.'
  return `The machine is ahead by ${machine - rules}. Look for creatures with a ✗ that have something in common.`
}
