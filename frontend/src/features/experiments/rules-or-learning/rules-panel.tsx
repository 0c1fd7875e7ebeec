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
  /** Keeps the new state and says what happened. */
  onAct(next: State, said: string): void
}

/** The learner's rules beside the creatures that they sort. */
export function RulesPanel({ state, onAct }: PanelProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const [change, setChange] = useState<number | null>(null)
  const world = worldOf(state)
  const right = rightByRules(state.list, world.shown)
  const byTree = world.treeRight[contestDepth - 1]?.[1] ?? 0
  const hiddenRight = state.tested && rightByRules(state.tested, world.hidden)
  const act = (next: State, before = '') => {
    const now = rightByRules(next.list, world.shown)
    setChosen(null)
    setChange(now - right)
    onAct(next, `${before}${now} of ${world.shown.length} right.`)
  }
  const test = () => {
    const next = contest(state)
    const count = rightByRules(next.list, world.hidden)
    onAct(next, `Hidden creatures: your rules ${count}, the machine ${byTree} of ${world.hidden.length}.`)
  }
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
            <Rules list={state.list} onChange={(list) => act(withList(state, list))} />
            <ConditionChips
              isFull={state.list.rules.length >= maxRules}
              onAdd={(step) => {
                const next = withRule(state, step)
                const rule = next.list.rules.at(-1)
                act(next, rule && `New rule: ${ruleSentence(rule)} `)
              }}
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
