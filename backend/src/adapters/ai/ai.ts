/** What is asked of a model: one prompt, without any word of who wrote it. */
export type Question = {
  system: string
  prompt: string
  /** Ends the asking; what was answered until then is nobody's. */
  signal: AbortSignal
  /** Hears the answer as it comes, piece by piece. Whatever it throws ends the asking, and is thrown on. */
  onText(piece: string): void | Promise<void>
}

export type Answerer = {
  /** Id of the provider, as it is stored with an answer. */
  provider: string
  model: string
  /**
   * The whole answer, and what the provider counted of prompt and answer together.
   *
   * @throws UnreachableError, StoppedError
   */
  answer(question: Question): Promise<{ text: string; tokens: number }>
}

/** Whether a text is unfit for young people, and for what, in the words of the endpoint. */
export type Verdict = { isFlagged: boolean; categories: string[] }

export type Moderator = {
  /** @throws UnreachableError */
  check(text: string, of: 'prompt' | 'answer', signal: AbortSignal): Promise<Verdict>
}

/** The models that are configured. */
export type Ai = {
  /** By id of the lab's tool; a tool that is missing has no model. */
  answerers: Readonly<Partial<Record<string, Answerer>>>
  /** `null` where no endpoint moderates; the local rules do then. */
  moderator: Moderator | null
}

export const noAi: Ai = { answerers: {}, moderator: null }

/** Nobody answered: down, too slow, resting after failures, or answering what is no answer. */
export class UnreachableError extends Error {}

/** The provider itself stopped the answer, since it was not fit to be given. */
export class StoppedError extends Error {}

/** Hears of a failure, for the log: who, and what kind. Never a key, a prompt or a message of theirs, which may repeat both. */
export type Report = (failure: string) => void

/** How long somebody is waited for, and what happens when they fail. */
export type Patience = {
  /** Until the first piece of an answer. */
  firstMs: number
  /** Until its end, a second try included. */
  wholeMs: number
  /** Before the one second try. */
  retryMs: number
  /** So many failures in a row, and nobody is asked for `restMs`. */
  failures: number
  restMs: number
}

/**
 * A model on a machine of one's own may have to be loaded first, but a child who sees nothing for longer than 15 seconds has left. The
 * whole ends before the 60 seconds after which the server gives up a connection without a byte.
 */
export const answerPatience: Patience = { firstMs: 15_000, wholeMs: 45_000, retryMs: 300, failures: 5, restMs: 30_000 }

export type CheckPatience = Omit<Patience, 'firstMs'>

/** A check is one short answer, and a sentence waits for it. */
export const checkPatience: CheckPatience = { wholeMs: 8000, retryMs: 200, failures: 5, restMs: 30_000 }

/** When an asking is over for certain: the check of the prompt, the answer with the checks in it, the last of them. */
export const longestAskingMs = answerPatience.wholeMs + 2 * checkPatience.wholeMs
