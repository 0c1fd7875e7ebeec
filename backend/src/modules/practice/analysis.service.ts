import { Piscina } from 'piscina'
import type { AnalysisTasks } from './analysis-tasks.service.ts'
import { AnalysisTimeoutError } from './practice.errors.ts'

// Runs the safety rules in threads of their own, each task with a deadline. Decision record 058.

export type Analysis = {
  /**
   * Runs one task in a thread.
   *
   * @throws AnalysisTimeoutError when it waited or ran too long, or too many wait; the same call may be made again
   */
  run<Name extends keyof AnalysisTasks>(
    task: Name,
    input: Parameters<AnalysisTasks[Name]>[0],
  ): Promise<ReturnType<AnalysisTasks[Name]>>
  /** Resolves when a thread has loaded the rules. */
  ready(): Promise<void>
  close(): Promise<void>
}

/** What a thread is given. */
export type AnalysisRequest = { id: number; task: keyof AnalysisTasks; input: unknown }
/** What it answers. A fault is what the task threw, told apart from a thread that ended. */
export type AnalysisOutcome = { value: unknown } | { fault: unknown }

/** How long analyses may take. All times in milliseconds. */
export type AnalysisPatience = {
  /** From when a thread begins with a task. Its thread is terminated then. */
  deadlineMs: number
  /** Before a thread begins with it. */
  waitMs: number
  /** How many tasks may wait. */
  mostWaiting: number
}

/** The longest prompts take some 100 ms on one core of a small server. A thread takes about a second to start. */
export const analysisPatience: AnalysisPatience = { deadlineMs: 250, waitMs: 10_000, mostWaiting: 64 }

const entry = new URL('./analysis.worker.ts', import.meta.url).href
/** Of memory, in megabytes. The thread needs about a third of it. */
const threadLimits = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 }

/**
 * Starts the thread that analyses texts. It loads the rules in the background.
 *
 * @param report hears of tasks that were stopped and of threads that broke, without any text
 */
export function startAnalysis(report: (problem: string) => void, patience = analysisPatience): Analysis {
  const pool = new Piscina({
    filename: entry,
    minThreads: 1,
    maxThreads: 1,
    resourceLimits: threadLimits,
  })
  const begins = new Map<number, () => void>()
  let lastId = 0
  pool.on('message', ({ begun }: { begun?: number }) => begun !== undefined && begins.get(begun)?.())
  pool.on('error', () => report('an analysis thread broke'))

  function refused(why: string): AnalysisTimeoutError {
    report(`an analysis was not done: ${why}`)
    return new AnalysisTimeoutError()
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

  // Without a signal: what waits too long while the thread loads leaves the queue, and the thread goes on loading.
  const first: AnalysisRequest = { id: 0, task: 'withoutPersonalData', input: '' }
  const loaded = pool.run(first).then(
    () => {},
    () => {},
  )
  return {
    run: (task, input) => attempt(task, input) as Promise<never>,
    ready: () => loaded,
    close: () => pool.destroy(),
  }
}

/** Aborts a task that waits or runs too long. */
class Deadline {
  private readonly patience: AnalysisPatience
  private readonly controller = new AbortController()
  private timer: NodeJS.Timeout
  /** Which deadline has passed. */
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
      // When the main thread was busy, the result may have arrived already and is read before this.
      this.timer = setTimeout(() => {
        this.passed = what
        this.controller.abort()
      }, 1)
    }, ms)
  }
}
