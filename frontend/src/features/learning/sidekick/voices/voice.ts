/** What a sidekick says about an answer, a passed check and a completed lesson. */
export type Voice = {
  correct: readonly string[]
  notYet: readonly string[]
  passed: readonly string[]
  completed: readonly string[]
}
