import { InvalidInputError, RateLimitedError } from '../../../core/errors.ts'
import { audit } from '../../../platform/audit-log/audit-log.service.ts'
import type { Context } from '../../../platform/context.ts'
import { countRequest, type Limit } from '../../../platform/rate-limit/rate-limit.service.ts'
import { ChangesNotAllowedError, ExplorerClosedError, QueryTooLargeError, TooManyRunsError } from './explorer.errors.ts'

/** One run every two seconds is more than a person reads; a run may use the database for ten seconds. */
const runLimit: Limit = { name: 'explorer-run', max: 30, windowSeconds: 60 }

/** A run in the explorer before it is executed. */
export type Run = {
  text: string
  /** Name of the operation; `null` when it has none. */
  name: string | null
  /** Names of its variables; their values may contain personal data. */
  variables: string[]
  isChange: boolean
  /** Whether changes were allowed for this run. */
  mayChange: boolean
  /** Description of the exceeded limit; `null` when there is none. */
  limitPassed: string | null
}

/**
 * Counts a run in the explorer against the rate limit of the staff member, before its document is parsed. A run that is
 * refused later also counts.
 *
 * @throws ExplorerClosedError for all users except staff, TooManyRunsError
 */
export async function countRun(context: Context): Promise<void> {
  if (context.viewer?.role !== 'staff') throw new ExplorerClosedError()
  await countRequest(context, runLimit, context.viewer.userId).catch((error: unknown) => {
    throw error instanceof RateLimitedError ? new TooManyRunsError(runLimit.max, error.retryAfterSeconds) : error
  })
}

/**
 * Adds a counted run to the audit log before it is executed.
 *
 * @throws ExplorerClosedError for all users except staff, ChangesNotAllowedError, QueryTooLargeError
 */
export async function beginRun(context: Context, run: Run): Promise<void> {
  if (context.viewer?.role !== 'staff') throw new ExplorerClosedError()
  if (run.isChange && !run.mayChange) throw new ChangesNotAllowedError()
  if (run.limitPassed) throw new QueryTooLargeError(run.limitPassed)
  const about = [
    run.isChange ? 'A change was allowed and run' : 'Read',
    ...(run.name ? [run.name] : []),
    ...(run.variables.length > 0 ? [`with ${run.variables.join(', ')}`] : []),
  ]
  await audit(context, { action: 'explorer.run', detail: `${about.join(' ')}:\n${run.text}` })
}

/**
 * Logs that rows of a result are saved as a file.
 *
 * @throws InvalidInputError
 */
export async function recordExport(context: Context, report: string, rows: number): Promise<void> {
  const name = report.trim()
  if (name.length < 1 || name.length > 200)
    throw new InvalidInputError([{ field: 'report', message: 'Describe the rows in 1 to 200 characters.' }])
  if (rows < 0) throw new InvalidInputError([{ field: 'rows', message: 'Enter the number of rows, 0 or more.' }])
  await audit(context, { action: 'data.export', detail: `${rows} ${rows === 1 ? 'row' : 'rows'} of the explorer: ${name}` })
}
