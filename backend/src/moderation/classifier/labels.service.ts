import { harmKinds } from '@deepm/schema/rules/safety/safety-texts'

/** What the classifier scores: `danger` decides whether to block, the harm labels name the reason. */
export const labels = ['danger', 'crisis', ...harmKinds, 'override'] as const
export type Label = (typeof labels)[number]

export type Scores = Record<Label, number>

/** Builds one score for each label. */
export function scoresBy(score: (label: Label, index: number) => number): Scores {
  return Object.fromEntries(labels.map((label, index) => [label, score(label, index)])) as Scores
}
