import { Box, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Thumbnail } from '../../drawings/thumbnail.tsx'
import { ShareBar } from '../../frame/share-bar.tsx'
import { answerOf, type MachineId, nearestItems, type Report, type Tested } from '../model/machine.ts'
import { className, itemName, type State } from '../model/model.ts'

const labels = [0, 1] as const

type Props = { state: State; report: Report; machineId: MachineId }

/** The test drawings in four boxes: what they are, and what the machine says. Each can be opened. */
export function Confusion({ state, report, machineId }: Props) {
  const [openId, setOpenId] = useState<number | null>(null)
  const opened = report.tests.find(({ item }) => item.id === openId)
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <Text fontWeight="700">The test box, sorted by the machine. Press a drawing to see why.</Text>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="3">
        {labels.flatMap((truth) =>
          labels.map((answer) => (
            <Cell
              key={`${truth}${answer}`}
              title={`${className(state, truth)}, machine says ${className(state, answer)}`}
              isRight={truth === answer}
              tests={report.tests.filter(({ item, chances }) => item.label === truth && answerOf(chances[machineId]) === answer)}
              openId={openId}
              nameOf={(tested) => itemName(state, tested.item)}
              onOpen={setOpenId}
            />
          )),
        )}
      </Grid>
      <Box role="status">{opened && <Why state={state} report={report} machineId={machineId} tested={opened} />}</Box>
    </Box>
  )
}

type CellProps = {
  title: string
  isRight: boolean
  tests: readonly Tested[]
  openId: number | null
  nameOf(tested: Tested): string
  onOpen(id: number): void
}

function Cell({ title, isRight, tests, openId, nameOf, onOpen }: CellProps) {
  return (
    <Box
      role="group"
      aria-label={`${tests.length}: ${title}`}
      borderWidth="3px"
      borderStyle={isRight ? 'solid' : 'dashed'}
      borderColor={isRight ? 'teal.line' : 'coral.line'}
      bg={isRight ? 'teal.soft' : 'coral.soft'}
      borderRadius="2xl"
      padding="3"
    >
      <Flex justify="space-between" gap="2" fontWeight="700" marginBottom="2">
        <span>
          <span aria-hidden="true">{isRight ? '✓' : '✗'} </span>
          {title}
        </span>
        <span>{tests.length}</span>
      </Flex>
      <Grid templateColumns="repeat(auto-fill, minmax(2.75rem, 1fr))" gap="1">
        {tests.map((tested) => (
          <chakra.button
            key={tested.item.id}
            type="button"
            aria-label={`Why? ${nameOf(tested)}`}
            aria-pressed={tested.item.id === openId}
            onClick={() => onOpen(tested.item.id)}
            borderRadius="lg"
            cursor="pointer"
            outline={tested.item.id === openId ? '3px solid' : undefined}
            outlineColor="border.ink"
          >
            <Thumbnail drawing={tested.item.drawing} />
          </chakra.button>
        ))}
      </Grid>
    </Box>
  )
}

type WhyProps = { state: State; report: Report; machineId: MachineId; tested: Tested }

function Why({ state, report, machineId, tested: { item, chances } }: WhyProps) {
  const said = answerOf(chances[machineId])
  return (
    <Flex gap="4" wrap="wrap" bg="bg.sunken" borderRadius="2xl" padding="4">
      <Thumbnail size="6rem" drawing={item.drawing} name={itemName(state, item)} />
      <Box flex="1 1 14rem" minWidth="0" display="grid" gap="2">
        <Text>
          It is: <strong>{className(state, item.label)}</strong>. The machine says: <strong>{className(state, said)}</strong>.
        </Text>
        {labels.map((label) => (
          <ShareBar
            key={label}
            label={className(state, label)}
            share={chances[machineId][label] ?? 0}
            hue={label === 0 ? 'violet' : 'amber'}
            isStrong={label === said}
          />
        ))}
      </Box>
      <Box flex="1 1 16rem" minWidth="0">
        {machineId === 'neighbors' ? (
          <>
            <Text>It decides because the drawing is close to these training drawings:</Text>
            <Flex gap="2" wrap="wrap" marginTop="1">
              {nearestItems(report.machine, item.drawing).map((near) => (
                <Thumbnail key={near.id} size="3.25rem" drawing={near.drawing} name={itemName(state, near)} />
              ))}
            </Flex>
          </>
        ) : (
          <Text>The neural network adds up 576 numbers and gives no reason. That is a real problem of big networks too.</Text>
        )}
      </Box>
    </Flex>
  )
}
