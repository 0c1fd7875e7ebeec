import { Box, Grid, Text } from '@chakra-ui/react'
import { contestDepth, maxRules } from '@deepm/schema/rules/experiments/rules-or-learning'
import { rightByRules } from '@deepm/schema/rules/experiments/rules-or-learning/worlds'
import { Button } from '../../../ui/components/button.tsx'
import { Board } from './board.tsx'
import { ConditionChips } from './condition-chips.tsx'
import { contest, type State, withList, withRule, worldOf } from './model.ts'
import { conditionName, kindNames } from './names.ts'
import { RightBar } from './right-bar.tsx'
import { Rules } from './rule-list.tsx'

export type PanelProps = {
  state: State
  /** Changes the state and says what happened. */
  onAct(step: (now: State) => State, said: (next: State) => string): void
}

/** The learner's rules beside the creatures that they sort. */
export function RulesPanel({ state, onAct }: PanelProps) {
  const world = worldOf(state)
  const right = rightByRules(state.list, world.shown)
  const byTree = world.treeRight[contestDepth - 1]?.[1] ?? 0
  const hiddenRight = state.tested && rightByRules(state.tested, world.hidden)
  const say = (next: State) => `${rightByRules(next.list, world.shown)} of ${world.shown.length} right.`
  const test = () =>
    onAct(contest, ({ list }) => {
      const count = rightByRules(list, world.hidden)
      return `Hidden creatures: your rules ${count}, the tree ${byTree} of ${world.hidden.length}.`
    })
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }} gap="6" alignItems="start">
      <Board known={world.shown} list={state.list} />
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <RightBar label="Your rules, on these creatures" right={right} total={world.shown.length} />
        <Rules list={state.list} onChange={(change) => onAct((now) => withList(now, change(now.list)), say)} />
        <ConditionChips
          isFull={state.list.rules.length >= maxRules}
          onAdd={(step) =>
            onAct(
              (now) => withRule(now, step),
              (next) => {
                const kind = next.list.rules.at(-1)?.kind ?? 'zib'
                return `New rule: if ${conditionName(step)}, then ${kindNames[kind]}. ${say(next)}`
              },
            )
          }
        />
        <Box display="grid" gap="3" bg="colorPalette.soft" borderRadius="2xl" padding="4">
          <Text fontWeight="700">The contest: {world.hidden.length} hidden creatures</Text>
          <RightBar label="Your rules" right={hiddenRight} total={world.hidden.length} isHidden />
          <RightBar
            label={`A tree, ${contestDepth} questions deep`}
            right={state.tested && byTree}
            total={world.hidden.length}
            isHidden
          />
          {hiddenRight !== null && <Text fontWeight="600">{result(hiddenRight, byTree)}</Text>}
          <Box>
            <Button onClick={test}>Start the contest</Button>
          </Box>
        </Box>
      </Box>
    </Grid>
  )
}

function result(rules: number, tree: number): string {
  if (rules > tree) return 'Your rules win!'
  if (rules === tree) return 'A draw! Your rules are as good as the tree.'
  return `The tree is ahead by ${tree - rules}. Look for creatures with a ✗ that have something in common.`
}
