import { Box, Flex, Text } from '@chakra-ui/react'
import { type InteractionReport, interactionReports, longestNote } from '@deepm/schema/rules/lab'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toaster.tsx'
import type { LabResponse_InteractionFragment } from './lab-response.generated.ts'
import { useLikeInteractionMutation } from './like-interaction.generated.ts'
import { useReportInteractionMutation } from './report-interaction.generated.ts'

const unheard = 'We could not reach the academy. Please try again.'

function sorry(description: string | undefined): void {
  toast({ title: 'That did not work', description: description ?? unheard, variant: 'destructive' })
}

type Props = { interaction: Pick<LabResponse_InteractionFragment, 'id' | 'response' | 'isLiked' | 'isReported'> }

/** Like, Copy and Report of an answer. */
export function ResponseButtons({ interaction: { id, response, isLiked, isReported } }: Props) {
  const [like, liking] = useLikeInteractionMutation()
  const [isReporting, setReporting] = useState(false)

  const pressLike = async () => {
    const answer = await like({ variables: { id, isLiked: !isLiked } }).catch(() => null)
    const result = answer?.data?.likeInteraction
    if (result?.__typename !== 'Interaction') sorry(result?.message)
  }
  const copy = async () => {
    const done = await navigator.clipboard
      ?.writeText(response)
      .then(() => true)
      .catch(() => false)
    if (done) toast({ title: 'Copied', description: 'The response is in your clipboard.' })
    else toast({ title: 'Copy did not work', description: 'Select the text and copy it by hand.', variant: 'destructive' })
  }

  return (
    <Box display="grid" gap="4">
      <Flex gap="3" wrap="wrap">
        <Button variant={isLiked ? 'soft' : 'outline'} aria-pressed={isLiked} loading={liking.loading} onClick={pressLike}>
          <span aria-hidden="true">{isLiked ? '💛' : '🤍'}</span> Like
        </Button>
        <Button variant="outline" onClick={copy}>
          <span aria-hidden="true">📋</span> Copy
        </Button>
        {!isReported && (
          <Button variant="outline" aria-expanded={isReporting} onClick={() => setReporting(!isReporting)}>
            <span aria-hidden="true">🚩</span> Report
          </Button>
        )}
      </Flex>
      {isReported && <Text role="status">You reported this response. Staff look at it. Thank you.</Text>}
      {isReporting && !isReported && <ReportForm id={id} onDone={() => setReporting(false)} />}
    </Box>
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
    if (result?.__typename !== 'Interaction') return sorry(result?.message)
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
