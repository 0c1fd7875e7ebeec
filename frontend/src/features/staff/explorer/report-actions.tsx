import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../../../ui/components/button.tsx'
import { refusal } from '../../../ui/feedback/refusal.ts'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { TitledDialog } from '../../../ui/overlays/titled-dialog.tsx'
import { useDeleteReportMutation } from './delete-report.generated.ts'
import type { ExplorerRequest } from './query-editor.tsx'
import { isSaved, type SavedReport, type ShippedReport } from './report-choice.ts'
import { SaveDialog } from './save-dialog.tsx'

type Props = { report: ShippedReport | SavedReport | null; asked: ExplorerRequest; onChoose(id: string | null): void }

/** Offers the actions for the open report and the query in the editor. */
export function ReportActions({ report, asked, onChoose }: Props) {
  const mine = report && isSaved(report) && report.isMine ? report : null
  const [saving, setSaving] = useState<'new' | 'change' | null>(null)
  const [isDeleting, setDeleting] = useState(false)
  return (
    <Box display="flex" flexWrap="wrap" gap="3">
      {mine && (
        <Button variant="soft" onClick={() => setSaving('change')}>
          Save or rename
        </Button>
      )}
      <Button variant="soft" onClick={() => setSaving('new')}>
        {report ? 'Save as new report' : 'Save report'}
      </Button>
      {report && (
        <Button variant="ghost" onClick={() => copyLink(report.id)}>
          Copy link
        </Button>
      )}
      {mine && (
        <Button variant="ghost" onClick={() => setDeleting(true)}>
          Delete
        </Button>
      )}
      <SaveDialog
        open={saving !== null}
        onClose={() => setSaving(null)}
        asked={asked}
        report={saving === 'change' ? mine : null}
        onSaved={onChoose}
      />
      {mine && (
        <DeleteDialog report={mine} open={isDeleting} onClose={() => setDeleting(false)} onDeleted={() => onChoose(null)} />
      )}
    </Box>
  )
}

type DeleteProps = { report: SavedReport; open: boolean; onClose(): void; onDeleted(): void }

function DeleteDialog({ report, open, onClose, onDeleted }: DeleteProps) {
  const [remove, { loading }] = useDeleteReportMutation({ refetchQueries: ['ExplorerPage'] })
  const confirm = async () => {
    const why = await refusal(remove({ variables: { id: report.id } }).then(({ data }) => data?.deleteReport))
    if (why) return toast({ title: 'Report not deleted', description: why, variant: 'destructive' })
    onClose()
    onDeleted()
  }
  return (
    <TitledDialog title={`Delete “${report.name}”?`} open={open} onClose={onClose}>
      <Box>{report.isShared ? 'Colleagues will lose it, too.' : 'No one else has it.'} This can’t be undone.</Box>
      <Box display="flex" flexWrap="wrap" gap="3">
        <Button variant="danger" loading={loading} onClick={confirm}>
          Delete report
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Keep
        </Button>
      </Box>
    </TitledDialog>
  )
}

async function copyLink(id: string): Promise<void> {
  const link = `${location.origin}/admin/explorer?report=${encodeURIComponent(id)}`
  const isDone = await navigator.clipboard.writeText(link).then(
    () => true,
    () => false,
  )
  toast(isDone ? { title: 'Link copied', description: 'Colleagues can use it to open shared reports.' } : { title: link })
}
