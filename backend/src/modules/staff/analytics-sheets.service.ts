import type { Db } from '../../database/open.ts'
import { makeSheets } from './analytics.service.ts'
import { progressReport } from './analytics-progress.service.ts'
import { safetyReport } from './analytics-safety.service.ts'
import { usageReport } from './analytics-use.service.ts'

/** Counts what staff read about a large academy, so that nobody waits for it. */
export function countLargeAcademy(db: Db, now: Date): Promise<void> {
  return makeSheets(db, [progressReport, safetyReport, usageReport], now)
}
