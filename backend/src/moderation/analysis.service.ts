import pLimit from 'p-limit'
import { Piscina } from 'piscina'
import { AnalysisTimeoutError } from './analysis.errors.ts'
import type { AnalysisTasks } from './analysis-tasks.service.ts'

// Runs the safety rules in separate threads, each task with a deadline. See decision record 058.

export type Analysis = {
  /**
   * Runs one task in a thread.
   *
   * @param payer the account or network that the task counts for; see `rateLimitSubject`
   * @throws AnalysisTimeoutError when it waited or ran too long, too many wait, or the payer has too many pending; the
   *   same call can be repeated
   */
  run<Name extends keyof AnalysisTasks>(
    task: Name,
    input: Parameters<AnalysisTasks[Name]>[0],
    payer: string,
  ): Promise<ReturnType<AnalysisTasks[Name]>>
  /** Resolves when a thread has loaded the rules. */
  ready(): Promise<void>
  close(): Promise<void>
}

/** Input of a thread. */
export type AnalysisRequest = { id: number; task: keyof AnalysisTasks; input: unknown }
/** Output of a thread. A fault is an error thrown by the task, as opposed to a thread that ended. */
export type AnalysisOutcome = { value: unknown } | { fault: unknown }

/** Time limits of an analysis in milliseconds. */
export type AnalysisPatience = {
  /** Time after a thread starts a task. Then the thread is terminated. */
  deadlineMs: number
  /** Time until a thread starts the task. */
  waitMs: number
  /** Maximum number of queued tasks. */
  mostWaiting: number
  /** Maximum number of queued and running tasks per payer, so that the queue has capacity for others. */
  mostPerPayer: number
  /** The same for first names. A class that signs up together is one network. */
  mostNamesPerPayer: number
}

/** The longest prompts take about 100 ms on one core of a small server. A thread takes about a second to start. */
export const analysisPatience: AnalysisPatience = {
  deadlineMs: 250,
  waitMs: 10_000,
  mostWaiting: 64,
  mostPerPayer: 3,
  mostNamesPerPayer: 40,
}

/** Visitors can send first names without an account. At most this many are ahead of a prompt in the queue of the thread. */
const maxNamesInQueue = 2

const entry = new URL('./analysis.worker.ts', import.meta.url).href
/** Memory limit in megabytes. The thread needs about a third of it. */
const threadLimits = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 }

/**
 * Starts the thread that analyzes texts. It loads the rules in the background.
 *
 * @param report receives stopped tasks and broken threads, without any text
 */
export function startAnalysis(report: (problem: string) => void, patience = analysisPatience): Analysis {
  const pool = new Piscina({
    filename: entry,
    minThreads: 1,
    maxThreads: 1,
    resourceLimits: threadLimits,
  })
  const begins = new Map<number, () => void>()
  const underWay = new Map<string, number>()
  const names = pLimit(maxNamesInQueue)
  let lastId = 0
  pool.on('message', ({ begun }: { begun?: number }) => begun !== undefined && begins.get(begun)?.())
  pool.on('error', () => report('an analysis thread broke'))

  function refused(why: string): AnalysisTimeoutError {
    report(`an analysis was not done: ${why}`)
    return new AnalysisTimeoutError()
  }

  async function attemptFor(payer: string, task: AnalysisRequest['task'], input: unknown): Promise<unknown> {
    const own = underWay.get(payer) ?? 0
    // Not reported: the analysis did not fail, and visitors must not be able to raise the failure metric.
    const isName = task === 'firstNameProblem'
    const isFull = isName && names.pendingCount >= patience.mostWaiting
    if (own >= (isName ? patience.mostNamesPerPayer : patience.mostPerPayer) || isFull) throw new AnalysisTimeoutError()
    underWay.set(payer, own + 1)
    try {
      return await (isName ? names(attempt, task, input) : attempt(task, input))
    } finally {
      const left = (underWay.get(payer) ?? 1) - 1
      if (left > 0) underWay.set(payer, left)
      else underWay.delete(payer)
    }
  }

  async function attempt(task: AnalysisRequest['task'], input: unknown): Promise<unknown> {
    if (begins.size > patience.mostWaiting) throw refused('too many wait')
    lastId += 1
    const id = lastId
    const deadline = new Deadline(patience)
    begins.set(id, () => deadline.begin())
    const request: AnalysisRequest = { id, task, input }
    const outcome: AnalysisOutcome = await pool
      .run(request, { signal: deadline.signal })
      .catch((error: Error) => {
        throw refused(deadline.passed ?? error.message)
      })
      .finally(() => {
        deadline.clear()
        begins.delete(id)
      })
    if ('fault' in outcome) throw outcome.fault
    return outcome.value
  }

  // Without a signal: a task that waits too long while the thread loads leaves the queue, and the thread keeps loading.
  const first: AnalysisRequest = { id: 0, task: 'withoutPersonalData', input: '' }
  const loaded = pool.run(first).then(
    () => {},
    () => {},
  )
  return {
    run: (task, input, payer) => attemptFor(payer, task, input) as Promise<never>,
    ready: () => loaded,
    close: () => pool.destroy(),
  }
}

/** Aborts a task that waits or runs too long. */
class Deadline {
  private readonly patience: AnalysisPatience
  private readonly controller = new AbortController()
  private timer: NodeJS.Timeout
  /** The deadline that has passed. */
  passed: string | null = null

  constructor(patience: AnalysisPatience) {
    this.patience = patience
    this.timer = this.startTimer(patience.waitMs, 'it waited too long')
  }

  get signal(): AbortSignal {
    return this.controller.signal
  }

  begin(): void {
    clearTimeout(this.timer)
    this.timer = this.startTimer(this.patience.deadlineMs, 'it ran too long')
  }

  clear(): void {
    clearTimeout(this.timer)
  }

  private startTimer(ms: number, what: string): NodeJS.Timeout {
    return setTimeout(() => {
      // If the main thread was busy, the result may have arrived already; it is read first.
      this.timer = setTimeout(() => {
        this.passed = what
        this.controller.abort()
      }, 1)
    }, ms)
  }
}
