import { Box, Flex, Text } from '@chakra-ui/react'
import { toolNames } from '@deepm/schema/rules/learning/tools'
import { type SafetyReason, safetyReasons } from '@deepm/schema/rules/safety/safety-texts'
import { useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { AsyncSection } from '../../../ui/loading/async-section.tsx'
import { formatTimestamp } from '../dates.ts'
import { Badge } from './badges.tsx'
import { Part } from './student-facts.tsx'
import { type StudentInteractionsQuery, useStudentInteractionsQuery } from './student-interactions.generated.ts'

const levels = {
  safe: { palette: 'success', sign: '✓', name: 'Safe' },
  warning: { palette: 'amber', sign: '!', name: 'Flagged' },
  danger: { palette: 'danger', sign: '✕', name: 'Blocked' },
} as const

/** Loads lab activity only on demand because each read is logged. Prompt texts appear only in the safety queue. */
export function StudentInteractions({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Part title="Lab activity">
      {isOpen ? (
        <Interactions id={id} />
      ) : (
        <>
          <Text marginBottom="3">The latest prompts with their safety level, but without their text. Views are logged.</Text>
          <Button variant="soft" onClick={() => setOpen(true)}>
            Show latest prompts
          </Button>
        </>
      )}
    </Part>
  )
}

function Interactions({ id }: { id: string }) {
  const result = useStudentInteractionsQuery({ variables: { id }, fetchPolicy: 'network-only' })
  return (
    <AsyncSection result={result}>
      {({ studentInteractions: list }) =>
        list.length === 0 ? (
          <Text role="status">No prompts in the last 90 days.</Text>
        ) : (
          <Box as="ul" listStyleType="none" display="grid" gap="3">
            {list.map((it) => (
              <Interaction key={it.id} {...it} />
            ))}
          </Box>
        )
      }
    </AsyncSection>
  )
}

function Interaction({
  toolType,
  lessonTitle,
  safetyLevel,
  reasons,
  createdAt,
  isOpen,
}: StudentInteractionsQuery['studentInteractions'][number]) {
  const { palette, sign, name } = levels[safetyLevel]
  return (
    <Flex as="li" gap="3" wrap="wrap" align="baseline">
      <Badge palette={palette} sign={sign}>
        {name}
      </Badge>
      <Text>
        {lessonTitle ? `Lesson “${lessonTitle}”` : toolNames[toolType]}, {formatTimestamp(createdAt)}
        {isOpen && <strong> · waiting for staff</strong>}
      </Text>
      {reasons.map((reason) => (
        <Text key={reason} color="fg.muted" flexBasis="100%">
          {safetyReasons[reason as SafetyReason] ?? reason}
        </Text>
      ))}
    </Flex>
  )
}
