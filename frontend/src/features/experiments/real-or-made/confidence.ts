import { points } from '@deepm/schema/rules/experiments/real-or-made/core'
import { confidences } from '@deepm/schema/rules/experiments/real-or-made/key'

const words: Readonly<Record<number, string>> = {
  50: 'just guessing',
  70: 'a bit sure',
  90: 'very sure',
  100: 'totally sure',
}

/** Says a confidence in words. */
export function confidenceWords(confidence: number): string {
  return words[confidence] ?? `${confidence}%`
}

/** Says what an answer with this confidence wins or loses. */
export function stakeOf(confidence: number): string {
  const [right, wrong] = [true, false].map((isRight) => Math.round(points({ isRight, confidence })))
  return `right ${right} points, wrong ${wrong} points`
}

/** The confidences to choose from. */
export const confidenceOptions: { value: number; label: string; hint: string }[] = confidences.map((value) => ({
  value,
  label: confidenceWords(value),
  hint: stakeOf(value),
}))
