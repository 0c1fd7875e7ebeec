import { Flex, Grid } from '@chakra-ui/react'
import { type Defence, secondTools, thirdAskables } from '@deepm/schema/rules/experiments/agent/tasks'
import { tools } from '@deepm/schema/rules/experiments/agent/world'
import type { MissionNumber } from '@deepm/schema/rules/experiments/catalogue'
import { Button } from '../../../ui/components/button.tsx'
import { AttemptTable } from './attempt-table.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import type { AgentState, Choices } from './model.ts'
import { NoteWriter } from './note-writer.tsx'

type Props = { state: AgentState; mission: MissionNumber; onChoose(step: (now: Choices) => Partial<Choices>): void }

const allowed = ['✓', 'off'] as const

/** What the learner chooses in each mission: tools, protection from notes, or questions. */
export function Settings({ state, mission, onChoose }: Props) {
  if (mission === 1) {
    return (
      <ChoiceChips
        title={`Tools: ${state.tools.length} of ${tools.length} allowed`}
        items={tools}
        chosen={state.tools}
        states={allowed}
        onChange={(toggle) => onChoose((now) => ({ tools: toggle(now.tools) }))}
      />
    )
  }
  if (mission === 2) {
    const { defence } = state
    const defend = (change: Partial<Defence>) => onChoose((now) => ({ defence: { ...now.defence, ...change } }))
    return (
      <Grid gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <NoteWriter defence={defence} onChange={defend} />
        <ChoiceChips
          title="Tools"
          items={secondTools}
          chosen={defence.tools}
          states={allowed}
          onChange={(toggle) => onChoose(({ defence: now }) => ({ defence: { ...now, tools: toggle(now.tools) } }))}
        />
      </Grid>
    )
  }
  return (
    <Grid gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <ChoiceChips
        title="Ask me before you …"
        items={thirdAskables}
        chosen={state.asks}
        states={['asks', '']}
        onChange={(toggle) => onChoose((now) => ({ asks: toggle(now.asks) }))}
      />
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" onClick={() => onChoose(() => ({ asks: thirdAskables }))}>
          Ask about all
        </Button>
        <Button variant="outline" onClick={() => onChoose(() => ({ asks: [] }))}>
          Ask about none
        </Button>
      </Flex>
      <AttemptTable attempts={state.attempts} />
    </Grid>
  )
}
