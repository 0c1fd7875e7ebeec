import { chakra, Flex, Text } from '@chakra-ui/react'
import { longestReport, type ReportReason, reportReasons } from '@deepm/schema/rules/projects'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { tellNotSaved } from '../../ui/not-saved.ts'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TextAreaField } from '../../ui/text-field.tsx'
import { TitledDialog } from '../../ui/titled-dialog.tsx'
import { toast } from '../../ui/toaster.tsx'
import { useReportProjectMutation } from './report-project.generated.ts'
import { hideFromShowcase } from './showcase-cache.ts'

type Props = { project: { id: string; title: string }; open: boolean; onClose(): void }

const reasons = (Object.keys(reportReasons) as ReportReason[]).map((value) => ({ value, title: reportReasons[value] }))

/** Tells staff what is wrong with a shown project. Who reported it is told to nobody. */
export function ReportDialog({ project, open, onClose }: Props) {
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [report, { loading }] = useReportProjectMutation()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (loading) return
    setMissing(reason === null)
    if (reason === null) return
    const answer = await report({
      variables: { projectId: project.id, input: { reason, note } },
      update: (cache, { data }) => {
        if (data?.reportProject.__typename === 'DonePayload') hideFromShowcase(cache, project.id)
      },
    }).catch(() => null)
    const result = answer?.data?.reportProject
    if (result?.__typename !== 'DonePayload') {
      tellNotSaved(result?.message, 'Not sent')
      return
    }
    onClose()
    toast({ title: 'Thank you for telling us', description: 'Somebody at the academy looks at it. You do not see it any more.' })
  }

  return (
    <TitledDialog title="What is wrong with it?" open={open} onClose={onClose}>
      <chakra.form display="flex" flexDirection="column" gap="5" onSubmit={submit} noValidate>
        <Text>Somebody at the academy looks at “{project.title}” then. Nobody else learns that it was you.</Text>
        <RadioCards
          legend="Choose a reason"
          name={`reason-${project.id}`}
          value={reason}
          onChange={(value) => {
            setReason(value)
            setMissing(false)
          }}
          options={reasons}
          error={isMissing ? 'Choose a reason.' : undefined}
        />
        <TextAreaField
          label="In your words"
          hint="If you like."
          maxLength={longestReport}
          value={note}
          onChange={(event) => setNote(event.target.value)}
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
