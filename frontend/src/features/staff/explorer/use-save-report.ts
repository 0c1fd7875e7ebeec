import { useState } from 'react'
import { unreachable } from '../../../ui/feedback/refusal.ts'
import type { ExplorerRequest } from './query-editor.tsx'
import type { SavedReport } from './report-choice.ts'
import { useSaveReportMutation } from './save-report.generated.ts'

export type Problem = { field: string | null; message: string }

/** Saves or changes a report and refetches the lists. Returns its ID, or `null` and sets `problem`. */
export function useSaveReport() {
  const [mutate, { loading }] = useSaveReportMutation({ refetchQueries: ['ExplorerPage'], awaitRefetchQueries: true })
  const [problem, setProblem] = useState<Problem | null>(null)

  async function save(
    form: ExplorerRequest & { name: string; isShared: boolean },
    report: SavedReport | null,
  ): Promise<string | null> {
    const change = report && { id: report.id, version: report.version }
    const answer = await mutate({ variables: { input: form, change } }).catch(() => null)
    const result = answer?.data?.saveReport
    if (result?.__typename === 'SavedReport') {
      setProblem(null)
      return result.id
    }
    const issue = result?.__typename === 'InvalidInputError' ? result.issues[0] : undefined
    setProblem({
      field: issue?.field ?? null,
      message: issue?.message ?? (result && 'message' in result ? result.message : unreachable),
    })
    return null
  }
  return { save, isSaving: loading, problem }
}
