import { setTimeout as delay } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import { DatabaseUnavailableError } from '../core/errors.ts'
import type { Database, Db } from '../database/open.ts'
import type { Clock } from './context.ts'

/** A scheduled job. `run` may be repeated at any time. */
export type Job = {
  /** Stored in the database: renaming it leaves the old queue behind. */
  name: string
  /** Cron expression with five fields, in UTC. */
  cron: string
  run(db: Db, now: Date): Promise<unknown>
}

/** Seconds after which a job counts as interrupted by the end of its process and is restarted. */
const maxSeconds = 600
/** Maximum delay of the start of a job. */
const lookSeconds = 10

/**
 * Runs scheduled jobs, each in one of the processes that share the database, and once at startup, for jobs that were due while no process
 * ran. A job that fails or whose process dies is retried twice. The queue waits while the database is unavailable.
 *
 * @returns a function that stops the queue and waits for running jobs
 */
export async function startJobs(
  database: Pick<Database, 'work' | 'queue'>,
  jobs: Job[],
  clock: Clock,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  for (;;) {
    try {
      return await beginJobs(database, jobs, clock, onError)
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) throw error
      onError(error)
      await delay(lookSeconds * 1000, null, { ref: false })
    }
  }
}

async function beginJobs(
  { work: db, queue }: Pick<Database, 'work' | 'queue'>,
  jobs: Job[],
  clock: Clock,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const boss = new PgBoss({ ...queue, monitorVacuum: false })
  boss.on('error', onError)
  const beginJob = async ({ name, cron, run }: Job) => {
    await boss.createQueue(name, { policy: 'short', retryLimit: 2, retryDelay: 60, expireInSeconds: maxSeconds })
    await boss.schedule(name, cron)
    // At most once per hour, independent of the number of processes and restarts.
    await boss.send(name, null, { singletonSeconds: 3600 })
    await boss.work(name, { pollingIntervalSeconds: lookSeconds }, async () => {
      await run(db, clock()).catch((error: unknown) => {
        onError(error)
        throw error
      })
    })
  }
  try {
    await boss.start()
    for (const job of jobs) await beginJob(job)
    // A renamed or removed job has no worker.
    for (const { name } of await boss.getSchedules()) {
      if (!jobs.some((job) => job.name === name)) await boss.unschedule(name)
    }
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {})
    throw error
  }
  return () => boss.stop({ graceful: true, timeout: 10_000 })
}
