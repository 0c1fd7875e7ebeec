/** An answer: whether it was right, and how sure the person was, from 50 to 100 percent. */
export type Judged = { isRight: boolean; confidence: number }

/**
 * Points for one answer, from 0 to 100. The gap between what you said and what was true counts squared (the Brier score), so being sure and
 * wrong costs much more than being unsure.
 */
export function points({ isRight, confidence }: Judged): number {
  const gap = (isRight ? 1 : 0) - confidence / 100
  return 100 * (1 - gap * gap)
}

/** Average points of some answers. */
export function score(answers: readonly Judged[]): number {
  return answers.reduce((sum, answer) => sum + points(answer), 0) / Math.max(1, answers.length)
}

export type Bin = { confidence: number; count: number; right: number }

/** For each confidence that was used: how many answers had it, and which share of them was right. */
export function calibration(answers: readonly Judged[]): Bin[] {
  const used = [...new Set(answers.map(({ confidence }) => confidence))].sort((a, b) => a - b)
  return used.map((confidence) => {
    const bin = answers.filter((answer) => answer.confidence === confidence)
    return { confidence, count: bin.length, right: bin.filter(({ isRight }) => isRight).length / bin.length }
  })
}
