import { chakra, Flex, Text } from '@chakra-ui/react'
import { maxReportLength, type ReportReason, reportReasons } from '@deepm/schema/rules/projects/projects'
import { type FormEvent, useState } from 'react'
import { useLearnerDraft } from '../../../lib/session/use-learner-draft.ts'
import { Button } from '../../../ui/components/button.tsx'
import { toastNotSaved } from '../../../ui/feedback/not-saved.ts'
import { toast } from '../../../ui/feedback/toaster.tsx'
import { focusFirstInvalidField } from '../../../ui/forms/focus-invalid-field.ts'
import { RadioCards } from '../../../ui/forms/radio-cards.tsx'
import { TextAreaField } from '../../../ui/forms/text-field.tsx'
import { TitledDialog } from '../../../ui/overlays/titled-dialog.tsx'
import { hideFromShowcase } from '../cards/showcase-cache.ts'
import { useReportProjectMutation } from './report-project.generated.ts'

type Props = { project: { id: string; title: string }; open: boolean; onClose(): void }

const reasons = (Object.keys(reportReasons) as ReportReason[]).map((value) => ({ value, title: reportReasons[value] }))

/** Reports a shared project to staff. The reporter stays anonymous to other users. */
export function ReportDialog({ project, open, onClose }: Props) {
  const [draft, setDraft] = useLearnerDraft(`report#${project.id}`, { reason: '', note: '' }, (own) => own.note)
  const { note } = draft
  const reason = reasons.find(({ value }) => value === draft.reason)?.value ?? null
  const [isMissing, setMissing] = useState(false)
  const [report, { loading }] = useReportProjectMutation()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (loading) return
    const isStopped = focusFirstInvalidField(event.currentTarget, () => setMissing(reason === null))
    if (isStopped || reason === null) return
    const answer = await report({
      variables: { projectId: project.id, input: { reason, note } },
      update: (cache, { data }) => {
        if (data?.reportProject.__typename === 'DonePayload') hideFromShowcase(cache, project.id)
      },
    }).catch(() => null)
    const result = answer?.data?.reportProject
    if (result?.__typename !== 'DonePayload') {
      toastNotSaved(result?.message, 'Not sent')
      return
    }
    onClose()
    toast({ title: 'Thank you for telling us', description: 'Our team will look at it. You won’t see it any more.' })
  }

  return (
    <TitledDialog title="What is wrong with it?" open={open} onClose={onClose}>
      <chakra.form display="flex" flexDirection="column" gap="5" onSubmit={submit} noValidate>
        <Text>Our team will look at “{project.title}”. No one else will know that it was you.</Text>
        <RadioCards
          legend="Choose a reason"
          name={`reason-${project.id}`}
          value={reason}
          onChange={(value) => {
            setDraft({ reason: value, note })
            setMissing(false)
          }}
          options={reasons}
          error={isMissing ? 'Choose a reason.' : undefined}
        />
        <TextAreaField
          label="Tell us more"
          hint="Optional"
          maxLength={maxReportLength}
          value={note}
          onChange={(event) => setDraft({ ...draft, note: event.target.value })}
        />
        <Flex gap="3" wrap="wrap">
          <Button type="submit" loading={loading}>
            Send report
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </Flex>
      </chakra.form>
    </TitledDialog>
  )
}
