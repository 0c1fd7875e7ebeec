import { Box } from '@chakra-ui/react'
import { savedReports } from '@deepm/schema/rules/staff/saved-report'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { Notice } from '../../../ui/feedback/feedback.tsx'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { focusFirstInvalidField } from '../../../ui/forms/focus-invalid-field.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { TitledDialog } from '../../../ui/overlays/titled-dialog.tsx'
import type { ExplorerRequest } from './query-editor.tsx'
import type { SavedReport } from './report-choice.ts'
import { useSaveReport } from './use-save-report.ts'

type Props = {
  open: boolean
  onClose(): void
  asked: ExplorerRequest
  /** The viewer's own report to change; `null` creates a new one. */
  report: SavedReport | null
  onSaved(id: string): void
}

/** Names and saves the query in the editor. */
export function SaveDialog({ open, onClose, report, ...rest }: Props) {
  return (
    <TitledDialog title={report ? 'Save report' : 'Save as a new report'} open={open} onClose={onClose}>
      <SaveForm report={report} onClose={onClose} {...rest} />
    </TitledDialog>
  )
}

function SaveForm({ asked, report, onSaved, onClose }: Omit<Props, 'open'>) {
  const [name, setName] = useState(report?.name ?? '')
  const [isShared, setShared] = useState(report?.isShared ?? false)
  const { save, isSaving, problem } = useSaveReport()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (name.trim().length > savedReports.name && focusFirstInvalidField(event.currentTarget)) return
    const id = await save({ ...asked, name, isShared }, report)
    if (!id) return
    onSaved(id)
    onClose()
  }
  const other = problem && problem.field !== 'name' ? problem.message : null
  return (
    <form onSubmit={submit} noValidate>
      <Box display="grid" gap="5">
        <TextField
          label="Name"
          required
          maxLength={savedReports.name}
          value={name}
          error={problem?.field === 'name' ? problem.message : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <CheckboxField
          label="Colleagues can see and run it"
          checked={isShared}
          onChange={(event) => setShared(event.target.checked)}
        />
        {other && <Notice tone="danger" title={other} />}
        <Box>
          <Button type="submit" hue="violet" loading={isSaving}>
            Save
          </Button>
        </Box>
      </Box>
    </form>
  )
}
