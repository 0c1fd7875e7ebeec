import { type SafetyCheck, uncheckedPrompt } from '@deepm/schema/rules/safety/safety-texts'

// The rules run in a worker. They are as large as the rest of the lab. Initializing them takes more than a second on a small phone, which
// would block typing.

type Question = { prompt: string; answer(check: SafetyCheck): void }

/** Time in ms after which a silent worker is terminated. The next keystroke starts another. */
const patience = 10_000

let checker: Worker | undefined
let underWay: Question | undefined
let next: Question | undefined
let deadline: ReturnType<typeof setTimeout> | undefined

/** Starts the worker if it is not running. */
export function startChecker(): Worker {
  checker ??= open()
  return checker
}

/**
 * Returns the findings of the rules for a prompt. The result is unknown when the rules are unavailable, or when a newer prompt replaced
 * this one before its check.
 */
export function checkInWorker(prompt: string): Promise<SafetyCheck> {
  return new Promise((resolve) => {
    next?.answer(uncheckedPrompt)
    next = { prompt, answer: resolve }
    checkNext()
  })
}

function checkNext(): void {
  if (underWay || !next) return
  underWay = next
  next = undefined
  deadline = setTimeout(giveUp, patience)
  try {
    startChecker().postMessage(underWay.prompt)
  } catch {
    giveUp()
  }
}

function onResult(check: SafetyCheck): void {
  clearTimeout(deadline)
  underWay?.answer(check)
  underWay = undefined
  checkNext()
}

function giveUp(): void {
  checker?.terminate()
  checker = undefined
  onResult(uncheckedPrompt)
}

function open(): Worker {
  const opened = new Worker(new URL('./prompt-checker.worker.ts', import.meta.url), { type: 'module' })
  opened.addEventListener('message', ({ data }: MessageEvent<SafetyCheck>) => onResult(data))
  // The worker script cannot be loaded offline.
  opened.addEventListener('error', () => opened === checker && giveUp())
  return opened
}
