import { Box, Text } from '@chakra-ui/react'
import { fair, homeGroups } from '@deepm/schema/rules/experiments/who-is-missing'
import { Button } from '../../../ui/components/button.tsx'
import { GroupResult } from './group-result.tsx'
import type { Result } from './model.ts'
import { outOf100 } from './shares.ts'

type Props = { result: Result; opened: readonly number[]; onOpen(group: number): void }

/** The groups of the first mission. Each is closed until the learner looks at it. */
export function GroupReveal({ result, opened, onOpen }: Props) {
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <Text fontWeight="700">And in each group? The dashed line is {outOf100(fair)} out of 100.</Text>
      {homeGroups.map(({ id, name }, group) => (
        <Box key={id} minHeight="12">
          {opened.includes(group) ? (
            <GroupResult
              result={result}
              group={group}
              hasTests={false}
              label={<Box _firstLetter={{ textTransform: 'uppercase' }}>{name}</Box>}
            />
          ) : (
            <Button variant="outline" onClick={() => onOpen(group)} style={{ width: '100%', justifyContent: 'space-between' }}>
              <span>Look at {name}</span>
              <span aria-hidden="true">?</span>
            </Button>
          )}
        </Box>
      ))}
    </Box>
  )
}
