// Kind reactions to projects in the showcase. Each learner has at most one for a project.

/** The reactions with their names, in the order in which they are shown, whatever their counts are. */
export const reactionNames = {
  greatIdea: 'Great idea',
  wellMade: 'Well made',
  madeMeSmile: 'Made me smile',
  wantToTry: 'I want to try this',
} as const

export type Reaction = keyof typeof reactionNames
export const reactions = Object.keys(reactionNames) as [Reaction, ...Reaction[]]

/** How many learners chose each reaction. */
export type ReactionCounts = Record<Reaction, number>

/** Returns the counts after one learner's reaction has changed; `null` is no reaction. */
export function changeReaction(counts: ReactionCounts, before: Reaction | null, after: Reaction | null): ReactionCounts {
  const change = (it: Reaction) => counts[it] - Number(it === before) + Number(it === after)
  return {
    greatIdea: change('greatIdea'),
    wellMade: change('wellMade'),
    madeMeSmile: change('madeMeSmile'),
    wantToTry: change('wantToTry'),
  }
}

/** Returns the number of learners who reacted. */
export function totalReactions(counts: ReactionCounts): number {
  return reactions.reduce((total, it) => total + counts[it], 0)
}

/** Returns the reactions that somebody chose, with their counts. */
export function givenReactions(counts: ReactionCounts): { reaction: Reaction; count: number }[] {
  return reactions.map((reaction) => ({ reaction, count: counts[reaction] })).filter(({ count }) => count > 0)
}
