/** The input of a model: a prompt with what was said before it, and no data about the learner. */
export type ChatRequest = {
  system: string
  /** Earlier prompts of the conversation with their answers, oldest first. */
  earlier?: readonly { prompt: string; response: string }[]
  prompt: string
  /** Cancels the request; the answer so far is discarded. */
  signal: AbortSignal
  /** Receives the answer piece by piece. An error thrown here cancels the request and is rethrown. */
  onText(piece: string): void | Promise<void>
}

export type ChatModel = {
  /** Id of the provider, stored with each answer. */
  provider: string
  model: string
  /**
   * Returns the complete answer, and the tokens that the provider counted for prompt and answer.
   *
   * @throws UnreachableError, StoppedError
   */
  answer(question: ChatRequest): Promise<{ text: string; tokens: number }>
}

/** Whether a text is unsuitable for young people, and the categories that the endpoint reports. */
export type ModerationResult = { isFlagged: boolean; categories: string[] }

export type Moderator = {
  /** @throws UnreachableError */
  check(text: string, of: 'prompt' | 'answer', signal: AbortSignal): Promise<ModerationResult>
}

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp'

/** A picture whose type, size and end were checked. */
export type Picture = { bytes: Uint8Array<ArrayBuffer>; mediaType: PictureType; width: number; height: number }

export type PictureModel = {
  provider: string
  model: string
  /** @throws UnreachableError, also for an invalid picture; StoppedError */
  draw(question: { prompt: string; signal: AbortSignal }): Promise<Picture>
}

/** @throws UnreachableError */
export type PictureModerator = (picture: Picture, signal: AbortSignal) => Promise<ModerationResult>

/** The configured models. */
export type Ai = {
  /** Models by id of the lab's tool. A tool without an entry has no model. */
  models: Readonly<Partial<Record<string, ChatModel>>>
  /** `null` without a moderation endpoint; local rules still apply. */
  moderator: Moderator | null
  /** Makes the pictures of DALL-E; `null` without an images API. */
  pictures: PictureModel | null
  /** `null` without an endpoint for pictures; there are pictures then only if the operator accepted that nothing checks them. */
  pictureModerator: PictureModerator | null
}

export const noAi: Ai = { models: {}, moderator: null, pictures: null, pictureModerator: null }

/** The provider is down, too slow, paused after failures, or sent an invalid answer. */
export class UnreachableError extends Error {}

/** The provider stopped the answer because of its own content policy. */
export class StoppedError extends Error {}

/** Logs a failure: the provider and the kind. Never a key, a prompt, or a provider's message, which may quote both. */
export type LogFailure = (failure: string) => void

/** Timeouts and retries of a provider. */
export type TimeoutPolicy = {
  /** Time until the first piece of an answer. */
  firstMs: number
  /** Time until the end of the answer, including the retry. */
  wholeMs: number
  /** Delay before the only retry. */
  retryMs: number
  /** After this many consecutive failures, no request is sent for `restMs`. */
  failures: number
  restMs: number
}

/**
 * A local model may have to be loaded first, but a child leaves after 15 seconds without an answer. The total time is below the 60 seconds
 * after which the server closes an idle connection.
 */
export const answerTimeouts: TimeoutPolicy = { firstMs: 15_000, wholeMs: 45_000, retryMs: 300, failures: 5, restMs: 30_000 }

export type ModerationTimeoutPolicy = Omit<TimeoutPolicy, 'firstMs'>

/** A check is one short request, and a sentence waits for it. */
export const moderationTimeouts: ModerationTimeoutPolicy = { wholeMs: 8000, retryMs: 200, failures: 5, restMs: 30_000 }

/** A picture takes longer than a text, and its two checks come on top: together less than `maxAnswerMs` and the 60 seconds. */
export const pictureTimeouts: ModerationTimeoutPolicy = { ...answerTimeouts, wholeMs: 40_000 }

/** The longest time an answer can take: check of the prompt, answer, and its last check. */
export const maxAnswerMs = answerTimeouts.wholeMs + 2 * moderationTimeouts.wholeMs
