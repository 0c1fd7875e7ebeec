import { Box, chakra, Text } from '@chakra-ui/react'
import { toolNames } from '@deepm/schema/rules/learning/tools'
import { useId, useState } from 'react'
import { formatNotificationTime } from '../notifications/notification-when.ts'
import type { InteractionRow_InteractionFragment } from './interaction-row.generated.ts'
import { describeReviewDecision, Transcript } from './transcript.tsx'

const badges = {
  safe: { palette: 'success', sign: '✓', name: 'Safe' },
  warning: { palette: 'amber', sign: '!', name: 'Flagged' },
  danger: { palette: 'danger', sign: '✕', name: 'Blocked' },
} as const

type Props = { child: string; interaction: InteractionRow_InteractionFragment }

/** Shows the tool of a prompt or the lesson of a question to a tutor, provider, time and safety level. The text opens on demand. */
export function InteractionRow({ child, interaction }: Props) {
  const { id, toolType, lesson, providerName, safetyLevel, createdAt } = interaction
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const { palette, sign, name } = badges[safetyLevel]
  const decision = describeReviewDecision(interaction)
  return (
    <Box as="li" borderWidth="2px" borderColor="border.soft" borderRadius="2xl">
      <Row type="button" aria-expanded={isOpen} aria-controls={panel} onClick={() => setOpen(!isOpen)}>
        <Box minWidth="0" flex="1 1 10rem">
          <Text fontWeight="700">{safetyLevel === 'danger' ? 'No answer was shown' : `Answered by ${providerName}`}</Text>
          <Text color="fg.muted">
            {lesson ? `Lesson: ${lesson.title}` : `Tool: ${toolNames[toolType]}`} ·{' '}
            {formatNotificationTime(new Date(createdAt), new Date())}
          </Text>
        </Box>
        <Box
          as="span"
          colorPalette={palette}
          bg="colorPalette.soft"
          color="colorPalette.text"
          borderWidth="2px"
          borderColor="colorPalette.line"
          borderRadius="full"
          paddingX="3"
          fontWeight="700"
        >
          <span aria-hidden="true">{sign} </span>
          {name}
        </Box>
        <Text as="span" textDecoration="underline">
          {isOpen ? 'Close' : 'Open'}
        </Text>
      </Row>
      {decision && (
        <Text paddingX="4" paddingBottom="3">
          {decision}
        </Text>
      )}
      <Box id={panel} hidden={!isOpen} paddingX="4" paddingBottom="4">
        {isOpen && <Transcript child={child} id={id} />}
      </Box>
    </Box>
  )
}

const Row = chakra('button', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: '14',
    padding: '4',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: '2xl',
    _hover: { bg: 'bg.sunken' },
  },
})
