import { Box, chakra, Text } from '@chakra-ui/react'
import { percent } from '@deepm/schema/rules/experiments/percent'
import { cityAccuracy, homeGroups } from '@deepm/schema/rules/experiments/who-is-missing'
import type { Result } from './model.ts'

const shown = 4

/** The latest machines in a table: what was collected, and how often they are right. */
export function History({ results }: { results: readonly Result[] }) {
  if (results.length < 2) return null
  return (
    <Box overflowX="auto" tabIndex={0} role="group" aria-label="Your last machines">
      <Text fontWeight="700">Your last machines</Text>
      <chakra.table
        width="full"
        minWidth="40rem"
        css={{ '& :is(th, td)': { textAlign: 'left', whiteSpace: 'nowrap', padding: '0.35rem 0.6rem 0.35rem 0' } }}
      >
        <thead>
          <tr>
            {homeGroups.map(({ id, name }) => (
              <chakra.th key={id} scope="col" fontWeight="600">
                {name}
              </chakra.th>
            ))}
            <chakra.th scope="col" fontWeight="600">
              city
            </chakra.th>
          </tr>
        </thead>
        <tbody>
          {results.slice(-shown).map(({ counts, average }, row) => (
            <chakra.tr key={row} borderTopWidth="2px" borderColor="border.soft">
              {homeGroups.map(({ id }, group) => (
                <td key={id}>
                  {counts[group]} → <strong>{percent(average.groups[group] ?? 0)}</strong>
                </td>
              ))}
              <td>{percent(cityAccuracy(average))}</td>
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}
