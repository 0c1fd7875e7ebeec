import { Box, Flex, Text } from '@chakra-ui/react'
import { type InteractionReport, interactionReports, longestNote } from '@deepm/schema/rules/lab'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { tellNotSaved } from '../../ui/not-saved.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toaster.tsx'
import type { LabResponse_InteractionFragment } from './lab-response.generated.ts'
import { useReportInteractionMutation } from './report-interaction.generated.ts'

type Props = { interaction: Pick<LabResponse_InteractionFragment, 'id' | 'isReported'> }

/** Tells staff about an answer; the form takes a row of its own. */
export function ReportButton({ interaction: { id, isReported } }: Props) {
  const [isReporting, setReporting] = useState(false)
  if (isReported) {
    return (
      <Text role="status" width="full">
        You reported this response. Staff look at it. Thank you.
      </Text>
    )
  }
  return (
    <>
      <Box>
        <Button variant="outline" aria-expanded={isReporting} onClick={() => setReporting(!isReporting)}>
          <span aria-hidden="true">🚩</span> Report
        </Button>
      </Box>
      {isReporting && <ReportForm id={id} onDone={() => setReporting(false)} />}
    </>
  )
}

function ReportForm({ id, onDone }: { id: string; onDone(): void }) {
  const [report, { loading }] = useReportInteractionMutation()
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)

  const send = async () => {
    setMissing(reason === '')
    if (reason === '') return
    const answer = await report({ variables: { id, input: { reason: reason as InteractionReport, note } } }).catch(() => null)
    const result = answer?.data?.reportInteraction
    if (result?.__typename !== 'Interaction') return tellNotSaved(result?.message, 'That did not work')
    onDone()
    toast({ title: 'Reported', description: 'Staff look at it. Thank you.' })
  }

  return (
    <Box
      as="form"
      aria-label="Report this response"
      display="grid"
      gap="4"
      bg="bg.sunken"
      borderRadius="2xl"
      padding="4"
      width="full"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <SelectField
        label="What is wrong with it?"
        placeholder="Choose a reason"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isMissing && reason === '' ? 'Choose a reason.' : undefined}
        options={Object.entries(interactionReports).map(([value, label]) => ({ value, label }))}
      />
      <TextAreaField
        label="A few words about it (optional)"
        rows={2}
        maxLength={longestNote}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Flex gap="3" wrap="wrap">
        <Button type="submit" loading={loading}>
          Send report
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </Flex>
    </Box>
  )
}
