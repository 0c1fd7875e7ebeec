import { Box } from '@chakra-ui/react'
import type { MissionNumber } from '@deepm/schema/rules/experiments/catalogue'
import { worlds } from '@deepm/schema/rules/experiments/rules-or-learning/worlds'
import { useMemo, useState } from 'react'
import { Tabs } from '../../../ui/components/tabs.tsx'
import { ChoiceRow } from '../frame/choice-row.tsx'
import type { ViewProps } from '../frame/definition.ts'
import { BuildPanel } from './build-panel.tsx'
import { evidenceOf, growTree, type State, startState, worldOf } from './model.ts'
import { type PanelProps, RulesPanel } from './rules-panel.tsx'
import { TreePanel } from './tree-panel.tsx'

const tabs = { rules: 'My rules', tree: 'The tree', build: 'Builder' } as const

type Tab = keyof typeof tabs

const tabOf: Readonly<Record<MissionNumber, Tab>> = { 1: 'rules', 2: 'tree', 3: 'build' }
const planets = worlds.map(({ name }, value) => ({ value, label: name }))

/** Sorts creatures: own rules, the tree, and the builder, each in a tab. */
export function RulesOrLearningView({ state, change, mission, report, announce }: ViewProps<State>) {
  const [chosen, setChosen] = useState<{ tab: Tab; mission: MissionNumber }>({ tab: tabOf[mission], mission })
  const tab = chosen.mission === mission ? chosen.tab : tabOf[mission]
  const { world, splits, depth } = state
  const tree = useMemo(() => growTree(worldOf({ world }), splits, depth), [world, splits, depth])

  const act: PanelProps['onAct'] = (step, said) => {
    const next = change(step)
    announce(said(next))
    const evidence = evidenceOf(mission, next)
    if (evidence) report(evidence)
  }

  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <Tabs label="Parts of the experiment" tabs={tabs} tab={tab} onChange={(next) => setChosen({ tab: next, mission })}>
        {tab === 'rules' && <RulesPanel state={state} onAct={act} />}
        {tab === 'tree' && <TreePanel state={state} tree={tree} onAct={act} />}
        {tab === 'build' && <BuildPanel state={state} onAct={act} />}
      </Tabs>
      <ChoiceRow
        legend="Fly to another planet. Its creatures follow other rules."
        options={planets}
        value={world}
        onChange={(next) =>
          act(
            () => startState(next),
            (now) => `You are on ${worldOf(now).name}.`,
          )
        }
      />
    </Box>
  )
}
