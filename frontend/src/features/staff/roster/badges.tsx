import { Box, Text } from '@chakra-ui/react'
import { safetyBand } from '@deepm/schema/rules/safety/safety-score'
import { attentionReasons, studentStatuses } from '@deepm/schema/rules/staff/student-status'
import type { ReactNode } from 'react'
import type { StudentRow_StudentFragment } from './student-row.generated.ts'

type Palette = 'success' | 'amber' | 'danger'

/** Shows a word with a sign, so that colour isn't the only cue. */
export function Badge({ palette, sign, children }: { palette: Palette; sign: string; children: ReactNode }) {
  return (
    <Box
      as="span"
      display="inline-block"
      colorPalette={palette}
      bg="colorPalette.soft"
      color="colorPalette.text"
      borderWidth="2px"
      borderColor="colorPalette.line"
      borderRadius="full"
      paddingX="3"
      fontWeight="700"
      whiteSpace="nowrap"
    >
      <span aria-hidden="true">{sign} </span>
      {children}
    </Box>
  )
}

const bands = {
  high: { palette: 'success', sign: '✓', word: 'high' },
  fair: { palette: 'amber', sign: '!', word: 'fair' },
  low: { palette: 'danger', sign: '✕', word: 'low' },
} as const

/** Shows the safety score by band: high from 95, fair from 90, low below (specification, section 9). */
export function SafetyBadge({ score }: { score: number }) {
  const { palette, sign, word } = bands[safetyBand(score)]
  return (
    <Badge palette={palette} sign={sign}>
      {score} {word}
    </Badge>
  )
}

/** Shows the status and the reasons a student needs attention. */
export function StatusBadge({ status, attention }: Pick<StudentRow_StudentFragment, 'status' | 'attention'>) {
  if (status === 'active') {
    return (
      <Badge palette="success" sign="✓">
        {studentStatuses.active}
      </Badge>
    )
  }
  return (
    <>
      <Badge palette="danger" sign="!">
        {studentStatuses['needs-attention']}
      </Badge>
      {attention.map((reason) => (
        <Text key={reason} color="fg.muted">
          {attentionReasons[reason]}
        </Text>
      ))}
    </>
  )
}
