import { useSearchParams } from 'react-router-dom'
import type { SavedReports_ReportFragment } from './saved-reports.generated.ts'
import type { ShippedReports_ReportFragment } from './shipped-reports.generated.ts'

export type ShippedReport = ShippedReports_ReportFragment
export type SavedReport = SavedReports_ReportFragment

/** Selects a report with `?report=`. A missing report is `null`. */
export function useReportChoice(shipped: readonly ShippedReport[], saved: readonly SavedReport[]) {
  const [params, setParams] = useSearchParams()
  const id = params.get('report')
  return {
    report: shipped.find((it) => it.id === id) ?? saved.find((it) => it.id === id) ?? null,
    isMissing: id !== null && ![...shipped, ...saved].some((it) => it.id === id),
    choose: (next: string | null) => setParams(next === null ? {} : { report: next }),
  }
}

export function isSaved(report: ShippedReport | SavedReport): report is SavedReport {
  return 'isMine' in report
}
