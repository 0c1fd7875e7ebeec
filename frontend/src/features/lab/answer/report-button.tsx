import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type InteractionReport, interactionReports, maxNoteLength } from '@deepm/schema/rules/lab/lab'
import { type FormEvent, useState } from 'react'
import { useLearnerDraft } from '../../../lib/session/use-learner-draft.ts'
import { Button } from '../../../ui/components/button.tsx'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { focusFirstInvalidField } from '../../../ui/forms/focus-invalid-field.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextAreaField } from '../../../ui/forms/text-field.tsx'
import type { LabResponse_InteractionFragment } from './lab-response.generated.ts'
import { useReportInteractionMutation } from './report-interaction.generated.ts'

type Props = { interaction: Pick<LabResponse_InteractionFragment, 'id' | 'isReported'> }

export function ReportButton({ interaction: { id, isReported } }: Props) {
  const [isReporting, setReporting] = useState(false)
  if (isReported) {
    return (
      <Text role="status" width="full">
        You reported this response. Our team will look at it. Thank you.
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
  const [{ reason, note }, setReport] = useLearnerDraft(`report#${id}`, { reason: '', note: '' }, (own) => own.note)
  const [isMissing, setMissing] = useState(false)

  const send = async (form: HTMLFormElement) => {
    if (focusFirstInvalidField(form, () => setMissing(reason === ''))) return
    const answer = await report({ variables: { id, input: { reason: reason as InteractionReport, note } } }).catch(() => null)
    const result = answer?.data?.reportInteraction
    if (result?.__typename !== 'Interaction') return toastNotSaved(result?.message, 'That did not work')
    onDone()
    toast({ title: 'Reported', description: 'Our team will look at it. Thank you.' })
  }

  return (
    <chakra.form
      noValidate
      aria-label="Report this response"
      display="grid"
      gap="4"
      bg="bg.sunken"
      borderRadius="2xl"
      padding="4"
      width="full"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
    >
      <SelectField
        label="What is wrong with it?"
        placeholder="Choose a reason"
        value={reason}
        onChange={(event) => setReport({ reason: event.target.value, note })}
        error={isMissing && reason === '' ? 'Choose a reason.' : undefined}
        options={Object.entries(interactionReports).map(([value, label]) => ({ value, label }))}
      />
      <TextAreaField
        label="Tell us more (optional)"
        rows={2}
        maxLength={maxNoteLength}
        value={note}
        onChange={(event) => setReport({ reason, note: event.target.value })}
      />
      <Flex gap="3" wrap="wrap">
        <Button type="submit" loading={loading}>
          Send report
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </Flex>
    </chakra.form>
  )
}
