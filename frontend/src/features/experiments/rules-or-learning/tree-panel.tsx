import { Box, Flex, Grid } from '@chakra-ui/react'
import { Button } from '../../../ui/components/button.tsx'
import { ChoiceRow } from '../frame/choice-row.tsx'
import { DepthResults } from './depth-results.tsx'
import { depths, growAll, grown, growTree, rightByTree, type State, type Tree, worldOf } from './model.ts'
import { QuestionBars } from './question-bars.tsx'
import { RightBar } from './right-bar.tsx'
import type { PanelProps } from './rules-panel.tsx'
import { TreeOutline } from './tree-outline.tsx'

const options = depths.map((value) => ({ value, label: String(value), hint: value === 1 ? '1 question' : `${value} questions` }))

/** The decision tree: it grows one question per tap, or to the end. */
export function TreePanel({ state, tree, onAct }: PanelProps & { tree: Tree }) {
  const world = worldOf(state)
  const act = (step: (now: State) => State) =>
    onAct(step, (next) => {
      const now = growTree(world, next.splits, next.depth)
      const figures = `${rightByTree(now, world.shown)} of ${world.shown.length} shown and ${rightByTree(now, world.hidden)} of ${world.hidden.length} hidden creatures right.`
      return `${now.splits} questions. ${figures}`
    })
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }} gap="6" alignItems="start">
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <ChoiceRow
          legend="How many questions in a row may it ask?"
          options={options}
          value={state.depth}
          onChange={(depth) => act((now) => grown(now, tree.next ? now.splits : growAll, depth))}
        />
        <DepthResults state={state} onClaim={onAct} />
        <Flex gap="3" wrap="wrap">
          <Button onClick={() => tree.next && act((now) => grown(now, growAll))} aria-disabled={!tree.next}>
            Grow to the end
          </Button>
          <Button
            variant="outline"
            onClick={() => tree.next && act((now) => grown(now, now.splits + 1))}
            aria-disabled={!tree.next}
          >
            One question
          </Button>
          <Button
            variant="ghost"
            onClick={() => tree.splits > 0 && act((now) => ({ ...now, splits: 0 }))}
            aria-disabled={tree.splits === 0}
          >
            Cut down
          </Button>
        </Flex>
        {tree.next && (
          <Box display="grid" gap="3">
            <RightBar
              label="The tree so far, shown creatures"
              right={rightByTree(tree, world.shown)}
              total={world.shown.length}
            />
            <RightBar label="hidden creatures" right={rightByTree(tree, world.hidden)} total={world.hidden.length} isHidden />
          </Box>
        )}
        <QuestionBars next={tree.next} />
      </Box>
      <Box overflowX="auto" padding="1">
        <TreeOutline branch={tree.root} next={tree.next} />
      </Box>
    </Grid>
  )
}
