import { Box, Flex, Text } from '@chakra-ui/react'
import { sure } from '@deepm/schema/rules/experiments/teach'
import { type ReactNode, useMemo } from 'react'
import { Thumbnail } from '../../drawings/thumbnail.tsx'
import { ShareBar } from '../../frame/share-bar.tsx'
import { answerOf, judge, type Machine, type MachineId, nearestItems } from '../model/machine.ts'
import { className, itemName, type State } from '../model/model.ts'
import type { Pad } from './pad-state.ts'
import { SeenPixels } from './seen-pixels.tsx'

type Props = {
  state: State
  machine: Machine | null
  machineId: MachineId
  pad: Pad
  /** Whether the learner has to say first what it is. */
  isSecret: boolean
  /** What the learner does with the drawing. */
  children: ReactNode
}

/** What the machine says about the drawing on the pad, while it is drawn. */
export function LiveAnswer({ state, machine, machineId, pad: { drawing, base }, isSecret, children }: Props) {
  const isEmpty = drawing.length === 0 || isSecret
  const chances = useMemo(
    () => (machine && !isEmpty ? judge(machine, drawing)[machineId] : null),
    [machine, isEmpty, drawing, machineId],
  )
  const nearest = useMemo(
    () => (machine && !isEmpty && machineId === 'neighbors' ? nearestItems(machine, drawing) : []),
    [machine, isEmpty, drawing, machineId],
  )
  if (!machine)
    return (
      <Box display="grid" gap="3" alignContent="start">
        <Text color="fg.muted">
          {state.setup === 'own'
            ? 'Add drawings of both kinds, then train the machine.'
            : 'One moment, the machine is training …'}
        </Text>
        {children}
      </Box>
    )
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" alignContent="start">
      <Text fontWeight="700" fontSize="lg">
        {chances
          ? `The machine says: ${className(state, answerOf(chances))}`
          : isSecret
            ? 'The machine says: ?'
            : 'The pad is empty.'}
      </Text>
      {children}
      {[0, 1].map((label) => (
        <ShareBar
          key={label}
          label={className(state, label)}
          share={chances?.[label] ?? 0}
          hue={label === 0 ? 'violet' : 'amber'}
          isStrong={chances !== null && answerOf(chances) === label}
          mark={base && base.truth !== label ? sure : undefined}
        />
      ))}
      {!isEmpty && <SeenPixels drawing={drawing} />}
      {nearest.length > 0 && (
        <Box>
          <Text>It decides because the drawing is close to these:</Text>
          <Flex gap="2" wrap="wrap" marginTop="1">
            {nearest.map((it) => (
              <Thumbnail key={it.id} size="3.25rem" drawing={it.drawing} name={itemName(state, it)} />
            ))}
          </Flex>
        </Box>
      )}
    </Box>
  )
}
