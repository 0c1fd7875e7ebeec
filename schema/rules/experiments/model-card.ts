export type Score = { right: number; tested: number }

/** What was measured about a trained picture machine. */
export type CardFacts = {
  /** Number of training drawings of each class. */
  examples: readonly number[]
  /** Number of training drawings that the learner drew. */
  own: number
  /** Test drawings of each group: the looks of prepared drawings, or the two classes of own drawings. */
  groups: readonly Score[]
  /** The test drawings, upside down. */
  upsideDown: Score
}

/** Share of right answers from which a statement says "works well". */
export const worksWell = 0.9

/** Fewer training drawings than this are "few". */
const fewExamples = 20

/** Statements of a model card. Each is true or false for a machine according to its measured facts. */
const cardStatements = {
  few: ({ examples }) => examples.reduce((sum, count) => sum + count, 0) < fewExamples,
  even: ({ examples }) => Math.max(...examples) <= 1.5 * Math.min(...examples),
  own: ({ own }) => own > 0,
  'group-0': ({ groups }) => works(groups[0]),
  'group-1': ({ groups }) => works(groups[1]),
  'group-2': ({ groups }) => works(groups[2]),
  'upside-down': ({ upsideDown }) => works(upsideDown),
  // The machine has only two answers.
  neither: () => false,
} as const satisfies Record<string, (facts: CardFacts) => boolean>

export type StatementId = keyof typeof cardStatements

export const statementIds = Object.keys(cardStatements) as [StatementId, ...StatementId[]]

/** Returns the statements that fit the setup: three groups, or two. */
export function statementsFor({ groups }: CardFacts): StatementId[] {
  return statementIds.filter((id) => id !== 'group-2' || groups.length > 2)
}

/** Returns the statements that are chosen but false, or true but not chosen. */
export function wrongStatements(facts: CardFacts, chosen: readonly StatementId[]): StatementId[] {
  return statementsFor(facts).filter((id) => cardStatements[id](facts) !== chosen.includes(id))
}

function works(score: Score | undefined): boolean {
  return score !== undefined && score.tested > 0 && score.right >= worksWell * score.tested
}
