import { Box, chakra } from '@chakra-ui/react'
import { clubList } from '@deepm/schema/rules/experiments/privacy-detective/class-list'
import type { Fact } from '@deepm/schema/rules/experiments/privacy-detective/core'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const days: Record<string, string> = { tuesday: 'Tue', thursday: 'Thu' }

function dateWords(date = ''): string {
  const [month, day] = date.split('-')
  return `${day} ${months[Number(month) - 1]}`
}

/** The list of the swimming club. Rows that fit the message are marked. */
export function ClubTable({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ column }) => clubList.some((row) => row[column] !== undefined))
  return (
    <Box bg="bg.sunken" borderRadius="xl" padding="3">
      <chakra.table width="full" css={{ '& th, & td': { textAlign: 'left', paddingBlock: '4px', paddingInline: '6px' } }}>
        <chakra.caption textAlign="left" fontWeight="700">
          Swimming club, without names
        </chakra.caption>
        <thead>
          <tr>
            <th scope="col">Cap</th>
            <th scope="col">Day</th>
            <th scope="col">Year</th>
            <th scope="col">Birthday</th>
          </tr>
        </thead>
        <tbody>
          {clubList.map((row) => {
            const isMarked =
              known.length > 0 && known.every(({ column, value }) => row[column] === undefined || row[column] === value)
            return (
              <chakra.tr key={row['date']} bg={isMarked ? 'amber.soft' : undefined} fontWeight={isMarked ? '700' : undefined}>
                <td>
                  {isMarked && (
                    <>
                      <span aria-hidden="true">🔎 </span>
                      <Box as="span" srOnly>
                        Fits:{' '}
                      </Box>
                    </>
                  )}
                  {row['cap']}
                </td>
                <td>{days[row['training'] ?? '']}</td>
                <td>{row['year']}</td>
                <td>{dateWords(row['date'])}</td>
              </chakra.tr>
            )
          })}
        </tbody>
      </chakra.table>
    </Box>
  )
}
