import { Box, chakra, Text } from '@chakra-ui/react'
import { cityAccuracy, fair, homeGroups } from '@deepm/schema/rules/experiments/who-is-missing'
import { preparedSet } from '../drawings/motifs/motifs.ts'
import { PreparedThumbnail } from '../drawings/thumbnail.tsx'
import type { Result } from './model.ts'
import { outOf100 } from './shares.ts'

const shown = 4

/** A drawing for each column. */
const pictures = homeGroups.map(({ id }) => preparedSet(id, 1, 7, [0])[0])

/** The latest machines in a table: what was collected, and for how many of 100 they are right. */
export function History({ results }: { results: readonly Result[] }) {
  if (results.length < 2) return null
  return (
    <Box>
      <Text fontWeight="700">Your last machines: drawings, and right of 100</Text>
      <chakra.table
        width="full"
        css={{ tableLayout: 'fixed', '& :is(th, td)': { textAlign: 'left', paddingBlock: '0.35rem', fontWeight: '500' } }}
      >
        <thead>
          <tr>
            {homeGroups.map(({ id, name }, group) => (
              <th key={id} scope="col">
                <Box as="span" srOnly>
                  {name}
                </Box>
                <Box aria-hidden="true">{pictures[group] && <PreparedThumbnail prepared={pictures[group]} size="2.5rem" />}</Box>
              </th>
            ))}
            <th scope="col">all</th>
          </tr>
        </thead>
        <tbody>
          {results.slice(-shown).map(({ counts, average }, row) => (
            <chakra.tr key={row} borderTopWidth="2px" borderColor="border.soft" verticalAlign="bottom">
              {homeGroups.map(({ id }, group) => {
                const share = average.groups[group] ?? 0
                return (
                  <td key={id}>
                    <Box color="fg.muted">
                      {counts[group]}
                      <Box as="span" srOnly>
                        {' '}
                        drawings, right:
                      </Box>
                    </Box>
                    <strong>
                      {outOf100(share)} {share < fair ? '✗' : '✓'}
                    </strong>
                  </td>
                )
              })}
              <td>{outOf100(cityAccuracy(average))}</td>
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}
