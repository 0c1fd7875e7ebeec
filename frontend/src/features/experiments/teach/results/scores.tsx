import { Box, Text } from '@chakra-ui/react'
import { worksWell } from '@deepm/schema/rules/experiments/model-card'
import { drawingSetups } from '@deepm/schema/rules/experiments/teach'
import { ShareBar } from '../../frame/share-bar.tsx'
import { groupsOf, type MachineId, machineIds, type Report, scoreOf } from '../model/machine.ts'
import { className, type State } from '../model/model.ts'
import { machineNames } from '../model/names.ts'

const share = ({ right, tested }: { right: number; tested: number }) => (tested === 0 ? 0 : right / tested)

type Props = { state: State; report: Report; machineId: MachineId }

/** How often the machines are right on drawings that they have not seen: in total, and for each kind of drawing. */
export function Scores({ state, report, machineId }: Props) {
  const { looks } = drawingSetups[state.setup]
  const names = looks ?? [0, 1].map((label) => className(state, label))
  const groups = groupsOf(state.setup, report.tests)
  return (
    <Box display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="5">
      <Box display="grid" gap="3" alignContent="start">
        <Text fontWeight="700">
          Right on {report.tests.length} new drawings. Goal: {Math.ceil(worksWell * report.tests.length)}, the dashed line.
        </Text>
        {machineIds.map((id) => {
          const score = scoreOf(report.tests, id)
          return (
            <ShareBar
              key={id}
              label={machineNames[id]}
              share={share(score)}
              figure={`${score.right} of ${score.tested}`}
              hue={id === machineId ? 'violet' : undefined}
              mark={worksWell}
              isStrong={id === machineId}
            />
          )
        })}
      </Box>
      <Box display="grid" gap="3" alignContent="start">
        <Text fontWeight="700">Which drawings does “{machineNames[machineId]}” get right?</Text>
        {groups.map((group, index) => {
          const score = scoreOf(group, machineId)
          return (
            <ShareBar
              key={names[index]}
              label={names[index]}
              share={share(score)}
              figure={`${score.right} of ${score.tested}`}
              hue={share(score) < worksWell ? 'coral' : 'teal'}
              mark={worksWell}
            />
          )
        })}
        <ShareBar
          label="all of them upside down"
          share={share(report.upsideDown[machineId])}
          figure={`${report.upsideDown[machineId].right} of ${report.upsideDown[machineId].tested}`}
          hue={share(report.upsideDown[machineId]) < worksWell ? 'coral' : 'teal'}
          mark={worksWell}
        />
      </Box>
    </Box>
  )
}
