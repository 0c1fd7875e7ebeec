import { type SafetyCheck, unchecked } from '@deepm/schema/rules/safety-words'

// The rules have a thread of their own. They are as large as everything else in the lab, and getting them ready takes a small phone more
// than a second, in which it would not show what is typed.

export type Asked = { id: number; prompt: string }
export type Answered = { id: number; check: SafetyCheck }

let checker: Worker | undefined
let asked = 0
const waiting = new Map<number, (check: SafetyCheck) => void>()

/** Gets the rules ready, if they are not yet. */
export function startChecker(): Worker {
  checker ??= open()
  return checker
}

/** What the rules find in a prompt; unknown when they cannot be had. */
export function checkApart(prompt: string): Promise<SafetyCheck> {
  asked += 1
  const id = asked
  return new Promise((resolve) => {
    waiting.set(id, resolve)
    startChecker().postMessage({ id, prompt } satisfies Asked)
  })
}

function open(): Worker {
  const opened = new Worker(new URL('./prompt-checker.worker.ts', import.meta.url), { type: 'module' })
  opened.addEventListener('message', ({ data: { id, check } }: MessageEvent<Answered>) => {
    waiting.get(id)?.(check)
    waiting.delete(id)
  })
  // Without a connection it did not come; the next letter asks for it again.
  opened.addEventListener('error', () => {
    opened.terminate()
    checker = undefined
    for (const answer of waiting.values()) answer(unchecked)
    waiting.clear()
  })
  return opened
}
