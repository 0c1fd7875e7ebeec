import { setTimeout as delay } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import type { Clock } from './context.ts'
import type { Database, Db } from './database/open.ts'
import { TroubleError } from './errors.ts'

/** Work that is due by the clock, whoever is there. `run` may be repeated at any time. */
export type Job = {
  /** Kept in the database: renaming it leaves the old queue behind. */
  name: string
  /** Five fields, in UTC. */
  cron: string
  run(db: Db, now: Date): Promise<unknown>
}

/** A job that takes longer was cut off by the end of its process, and is begun again. */
const longestSeconds = 600
/** How late a job may begin. */
const lookSeconds = 10

/**
 * Runs jobs when they are due, each in one of the processes that share the database, and once at the start, for what became due while
 * nothing was running. A job that fails or whose process died is tried twice more. While the database is in trouble the queue waits for it.
 *
 * @returns ends the running ones and takes no more
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
      if (!(error instanceof TroubleError)) throw error
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
    await boss.createQueue(name, { policy: 'short', retryLimit: 2, retryDelay: 60, expireInSeconds: longestSeconds })
    await boss.schedule(name, cron)
    // Within an hour once, however many processes start and however often.
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
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {})
    throw error
  }
  return () => boss.stop({ graceful: true, timeout: 10_000 })
}
