import { Box } from '@chakra-ui/react'
import { fewNames, type Size } from '@deepm/schema/rules/experiments/name-maker'
import { ChoiceRow } from '../frame/choice-row.tsx'
import { namesOf, setupNames } from './data.ts'
import type { State } from './state.ts'

const sizeOptions: readonly { value: Size; label: string; hint: string }[] = [
  { value: 8, label: 'Small', hint: '8 neurons' },
  { value: 32, label: 'Medium', hint: '32 neurons' },
  { value: 96, label: 'Big', hint: '96 neurons' },
]

type Props = { state: State; onChange(changes: Partial<State>): void }

/** The list of names. Another one starts a new network. */
export function ListChoice({ state: { setup }, onChange }: Props) {
  return (
    <ChoiceRow
      legend="What names should it learn?"
      options={Object.entries(setupNames).map(([value, label]) => ({ value, label }))}
      value={setup}
      onChange={(it) => onChange({ setup: it })}
    />
  )
}

/** The number of names and the size of the network. Changing them starts a new network. */
export function NetworkChoice({ state: { setup, size, isFew }, onChange }: Props) {
  return (
    <Box display="grid" gap="4">
      <ChoiceRow
        legend="How many names?"
        options={[
          { value: 'all', label: `All ${namesOf(setup, false).training.length}` },
          { value: 'few', label: `Only ${fewNames}` },
        ]}
        value={isFew ? 'few' : 'all'}
        onChange={(it) => onChange({ isFew: it === 'few' })}
      />
      <ChoiceRow legend="How big is the network?" options={sizeOptions} value={size} onChange={(it) => onChange({ size: it })} />
    </Box>
  )
}
