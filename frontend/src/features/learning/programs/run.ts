/** Why a run ended: it finished, took too long, printed too much, failed with an error, or never started. */
type End = 'done' | 'late' | 'cut' | 'error' | 'stopped' | 'failed'

export type Run = {
  printed: string[]
  error: { text: string; line: number | null } | null
  /** `null` while the program runs. */
  end: End | null
}

type Message =
  | { kind: 'print'; text: string }
  | { kind: 'error'; text: string; line: number | null }
  | { kind: 'done' }
  | { kind: 'end'; reason: End }

export const startRun: Run = { printed: [], error: null, end: null }

const reasons: readonly unknown[] = ['done', 'late', 'cut', 'error', 'stopped'] satisfies End[]

/** Reads a message of the sandbox; `null` if it is none. */
export function readMessage(data: unknown): Message | null {
  const { kind, text, line, reason } = (data ?? {}) as Record<string, unknown>
  if (kind === 'done') return { kind }
  if (kind === 'print' && typeof text === 'string') return { kind, text }
  if (kind === 'error' && typeof text === 'string') return { kind, text, line: typeof line === 'number' ? line : null }
  return kind === 'end' && reasons.includes(reason) ? { kind, reason: reason as End } : null
}

/** Returns a run after a message. A program that is done can still print, from a timer. */
export function reduceRun(run: Run, message: Message): Run {
  switch (message.kind) {
    case 'print':
      return { ...run, printed: [...run.printed, message.text] }
    case 'error':
      return { ...run, error: { text: message.text, line: message.line } }
    case 'done':
      return endRun(run, 'done')
    case 'end':
      return endRun(run, message.reason)
  }
}

export function endRun(run: Run, end: End): Run {
  return { ...run, end }
}
