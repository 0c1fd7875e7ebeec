import type { PromptReading } from './reading.ts'

/** Chooses one of several texts by the words of a prompt, so that learners don't read the same one each time. The same prompt gets the same text. */
export function choose<T>(options: readonly [T, ...T[]], { words }: PromptReading): T {
  let hash = 0
  // The texts are part of it, so that two choices for one prompt don't always go together.
  for (const letter of [...words, ...options.filter((it) => typeof it === 'string')].join(' '))
    hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  return options[(hash >>> 8) % options.length] ?? options[0]
}
