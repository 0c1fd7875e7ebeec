import { Box, Text } from '@chakra-ui/react'
import { safetyBand } from '@deepm/schema/rules/safety/safety-score'
import { attentionReasons, studentStatuses } from '@deepm/schema/rules/staff/student-status'
import type { ReactNode } from 'react'
import type { StudentRow_StudentFragment } from './student-row.generated.ts'

type Palette = 'success' | 'amber' | 'danger'

/** A word with a sign, so that it does not stand on its colour alone. */
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

/** The safety score in its band: 95 and above, 90 and above, below (specification, section 9). */
export function SafetyBadge({ score }: { score: number }) {
  const { palette, sign, word } = bands[safetyBand(score)]
  return (
    <Badge palette={palette} sign={sign}>
      {score} {word}
    </Badge>
  )
}

/** The status, and why somebody needs attention. */
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
