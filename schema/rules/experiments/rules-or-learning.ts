import { z } from '../forms/zod.ts'
import { type ExperimentRules, mission } from './mission.ts'
import { creatureCount, creatureOf, type Kind, numberOf, questions, sortByRules } from './rules-or-learning/creatures.ts'
import { otherKind, rightByRules, trueKind, type World, worlds } from './rules-or-learning/worlds.ts'

/** The most rules in a list. */
export const maxRules = 6
export const maxDepth = 6
/** The depth of the tree in the contest of the first mission. */
export const contestDepth = 2
/** What rules and tree need before a creature can break both: shown creatures that the rules sort right, and questions of the tree. */
export const minimumRight = 24
export const minimumPath = 2

const question = z.int().check(z.gte(0), z.lte(questions.length - 1))
const kind = z.enum(['zib', 'mork'])
const answer = { question, isYes: z.boolean() }
const ruleList = z.strictObject({
  rules: z.array(z.strictObject({ ...answer, kind })).check(z.maxLength(maxRules)),
  otherwise: kind,
})
const world = z.int().check(z.gte(0), z.lte(worlds.length - 1))
const depth = z.int().check(z.gte(1), z.lte(maxDepth))
const creature = z.int().check(z.gte(0), z.lte(creatureCount - 1))
const path = z.array(z.strictObject(answer)).check(z.maxLength(maxDepth))

const worldOf = (place: number): World => worlds[place] ?? worlds[0]
const rightAt = (place: number, level: number): readonly [number, number] => worldOf(place).treeRight[level - 1] ?? [0, 0]

/** Returns the kind that a tree gives at the end of a way: the kind of most shown creatures with these answers. */
function kindAtEnd({ shown }: World, way: z.infer<typeof path>): Kind {
  const group = shown.filter((it) => way.every((step) => questions[step.question]?.ask(it.creature) === step.isYes))
  return 2 * group.filter((it) => it.kind === 'zib').length >= group.length ? 'zib' : 'mork'
}

export const rulesOrLearning: ExperimentRules = {
  missions: [
    mission({
      evidence: z.strictObject({ world, list: ruleList }),
      isReached: (it) => rightByRules(it.list, worldOf(it.world).hidden) >= rightAt(it.world, contestDepth)[1],
      report: (it) => {
        const { hidden } = worldOf(it.world)
        return `Wrote rules that sort ${rightByRules(it.list, hidden)} of ${hidden.length} unseen creatures right. A small decision tree got ${rightAt(it.world, contestDepth)[1]}.`
      },
    }),
    mission({
      evidence: z.strictObject({ world, simple: depth, deep: depth }),
      isReached: ({ world: place, simple, deep }) =>
        simple < deep &&
        rightAt(place, deep)[0] === worldOf(place).shown.length &&
        rightAt(place, simple)[1] > rightAt(place, deep)[1],
      report: ({ world: place, simple, deep }) =>
        `Grew a decision tree until it sorted all its examples right. On unseen creatures it got ${rightAt(place, deep)[1]} of ${worldOf(place).hidden.length}; a smaller tree got ${rightAt(place, simple)[1]}.`,
    }),
    mission({
      evidence: z.strictObject({ world, list: ruleList, path, creature }),
      isReached: (it) => {
        const shape = creatureOf(it.creature)
        const wrong = otherKind(trueKind(worldOf(it.world), shape))
        return (
          worldOf(it.world).shown.every((known) => numberOf(known.creature) !== it.creature) &&
          rightByRules(it.list, worldOf(it.world).shown) >= minimumRight &&
          it.path.length >= minimumPath &&
          it.path.every((step) => questions[step.question]?.ask(shape) === step.isYes) &&
          kindAtEnd(worldOf(it.world), it.path) === wrong &&
          sortByRules(it.list, shape) === wrong
        )
      },
      report: () => 'Built a creature that both the learner’s rules and a trained decision tree sort wrongly.',
    }),
  ],
  state: z.strictObject({ world, list: ruleList, splits: z.int().check(z.gte(0), z.lte(40)), depth, creature }),
}
