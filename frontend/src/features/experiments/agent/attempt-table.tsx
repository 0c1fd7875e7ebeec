import { chakra } from '@chakra-ui/react'
import type { Attempt } from './model.ts'

/** Compares the finished runs: how often the robot asked, and what broke. */
export function AttemptTable({ attempts }: { attempts: readonly Attempt[] }) {
  if (attempts.length === 0) return null
  return (
    <chakra.table width="full" css={{ '& th, & td': { textAlign: 'left', paddingBlock: '6px', paddingInlineEnd: '12px' } }}>
      <chakra.caption textAlign="left" fontFamily="heading" fontWeight="600" fontSize="lg">
        Your tries
      </chakra.caption>
      <thead>
        <tr>
          <th scope="col">Kinds</th>
          <th scope="col">Questions</th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        {attempts.map(({ asks, questions, harms, isGoalReached }, index) => (
          <chakra.tr key={index} borderTopWidth="2px" borderColor="border.soft">
            <td>{asks}</td>
            <td>
              <chakra.span
                aria-hidden="true"
                display="inline-block"
                height="3"
                marginRight="2"
                bg="violet.line"
                borderRadius="full"
                style={{ width: `${questions * 4}px` }}
              />
              {questions}
            </td>
            <td>{harms.length > 0 ? '⚠ damage' : isGoalReached ? '✓ done' : '✗ not done'}</td>
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  )
}
