import { Box, Text } from '@chakra-ui/react'
import { cleanPrompt } from '@deepm/schema/rules/lab/lab'
import {
  type Finding,
  personalDataReason,
  personalKinds,
  redactPersonalData,
} from '@deepm/schema/rules/safety/personal-data/personal-data'
import { Button } from '../../../ui/components/button.tsx'
import { Notice } from '../../../ui/feedback/feedback.tsx'

type Props = {
  text: string
  findings: readonly Finding[]
  /** What happens with it if it is left in. */
  note: string
  onReplace(text: string): void
}

/** Highlights personal data in a prompt, explains the risk and offers placeholders. */
export function PersonalFindings({ text, findings, note, onReplace }: Props) {
  const names = [...new Set(findings.map(({ kind }) => personalKinds[kind].name))]
  return (
    <Notice tone="warning" title={`Private: ${new Intl.ListFormat('en-GB').format(names)}`}>
      <Box display="grid" gap="3">
        <Text>{personalDataReason(findings.map(({ kind }) => kind))}</Text>
        <Box
          bg="bg.card"
          borderRadius="xl"
          padding="3"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          maxHeight="12rem"
          overflowY="auto"
        >
          {marked(cleanPrompt(text), findings)}
        </Box>
        <Text>{note}</Text>
        <Box>
          <Button variant="outline" onClick={() => onReplace(redactPersonalData(text))}>
            Replace with placeholders
          </Button>
        </Box>
      </Box>
    </Notice>
  )
}

function marked(text: string, findings: readonly Finding[]) {
  const ends = [0, ...findings.map(({ end }) => end)]
  return (
    <>
      {findings.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(ends[index], start)}
          <Box as="mark" bg="amber.solid" color="amber.onSolid" borderRadius="sm" paddingX="0.5">
            {text.slice(start, end)}
          </Box>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  )
}
