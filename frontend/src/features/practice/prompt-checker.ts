import { type SafetyCheck, unchecked } from '@deepm/schema/rules/safety-words'

// The rules have a thread of their own. They are as large as everything else in the lab, and getting them ready takes a small phone more
// than a second, in which it would not show what is typed.

type Question = { prompt: string; answer(check: SafetyCheck): void }

/** A thread that says nothing for so long is given up, and the next letter starts another. Milliseconds. */
const patience = 10_000

let checker: Worker | undefined
let underWay: Question | undefined
let next: Question | undefined
let deadline: ReturnType<typeof setTimeout> | undefined

/** Gets the rules ready, if they are not yet. */
export function startChecker(): Worker {
  checker ??= open()
  return checker
}

/** What the rules find in a prompt; unknown when they cannot be had, and of a prompt that was followed by another before they came to it. */
export function checkApart(prompt: string): Promise<SafetyCheck> {
  return new Promise((resolve) => {
    next?.answer(unchecked)
    next = { prompt, answer: resolve }
    askNext()
  })
}

function askNext(): void {
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

function hear(check: SafetyCheck): void {
  clearTimeout(deadline)
  underWay?.answer(check)
  underWay = undefined
  askNext()
}

function giveUp(): void {
  checker?.terminate()
  checker = undefined
  hear(unchecked)
}

function open(): Worker {
  const opened = new Worker(new URL('./prompt-checker.worker.ts', import.meta.url), { type: 'module' })
  opened.addEventListener('message', ({ data }: MessageEvent<SafetyCheck>) => hear(data))
  // Without a connection it does not come.
  opened.addEventListener('error', () => opened === checker && giveUp())
  return opened
}
