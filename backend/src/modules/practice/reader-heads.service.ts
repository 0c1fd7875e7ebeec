import type { HarmKind } from '@deepm/schema/rules/prompt-harm'

// What the second reader is asked about a prompt.

export const harmHeads = ['violence', 'weapons', 'drugs', 'sexual', 'hate', 'bullying', 'crime'] as const satisfies HarmKind[]
/** Whether anything must be stopped, what it would be, and whether a machine is to be overridden. */
export const heads = ['danger', 'crisis', ...harmHeads, 'override'] as const
export type Head = (typeof heads)[number]

export type Scores = Record<Head, number>

export function scores(of: (head: Head, at: number) => number): Scores {
  return Object.fromEntries(heads.map((head, at) => [head, of(head, at)])) as Scores
}
