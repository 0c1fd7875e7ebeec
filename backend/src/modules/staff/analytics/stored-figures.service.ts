import type { Db } from '../../../database/open.ts'
import { storeLargeReports } from './analytics.service.ts'
import { progressReport } from './analytics-progress.service.ts'
import { safetyReport } from './analytics-safety.service.ts'
import { usageReport } from './analytics-use.service.ts'

/** Precomputes the reports of a large academy, so that staff do not wait for them. */
export function precomputeReports(db: Db, now: Date): Promise<void> {
  return storeLargeReports(db, [progressReport, safetyReport, usageReport], now)
}
