import type { MissionNumber } from '@deepm/schema/rules/experiments/catalogue'
import { contestDepth, maxDepth, maxRules } from '@deepm/schema/rules/experiments/rules-or-learning'
import {
  type Creature,
  creatureOf,
  type Kind,
  numberOf,
  questions,
  type RuleList,
  sortByRules,
} from '@deepm/schema/rules/experiments/rules-or-learning/creatures'
import { type Known, otherKind, trueKind, type World, worlds } from '@deepm/schema/rules/experiments/rules-or-learning/worlds'
import { bestQuestion, divide, type Example, entropyAfter } from './core.ts'

export type State = {
  world: number
  list: RuleList
  /** The rules of the last contest on hidden creatures. */
  tested: RuleList | null
  /** Questions in the tree, and how deep it may grow. */
  splits: number
  depth: number
  /** Depths at which the tree of this planet was grown to the end. */
  seen: readonly number[]
  /** The depth that the learner calls too deep. */
  claimed: number | null
  /** Number of the creature in the builder. */
  creature: number
  isRevealed: boolean
}

export function startState(world = 0): State {
  return {
    world,
    list: { rules: [], otherwise: 'mork' },
    tested: null,
    splits: 0,
    depth: contestDepth,
    seen: [],
    claimed: null,
    creature: numberOf({ ...creatureOf(0), legs: 4, eyes: 2, isBig: true }),
    isRevealed: false,
  }
}

export function worldOf({ world }: Pick<State, 'world'>): World {
  return worlds[world] ?? worlds[0]
}

export type Branch = {
  group: readonly Example[]
  level: number
  kind: Kind
  split: { question: number; yes: Branch; no: Branch } | null
}

export type Tree = {
  root: Branch
  /** Number of questions. */
  splits: number
  /** The group that is divided next, or `null` if the tree is complete. */
  next: Branch | null
}

function exampleOf({ creature, kind }: Known): Example {
  return { answers: questions.map(({ ask }) => ask(creature)), isZib: kind === 'zib' }
}

function branchOf(group: readonly Example[], level: number): Branch {
  const kind = 2 * group.filter((it) => it.isZib).length >= group.length ? 'zib' : 'mork'
  return { group, level, kind, split: null }
}

/** Grows a tree level by level up to a number of questions, at most `depth` questions deep. */
export function growTree({ shown }: World, splits: number, depth: number): Tree {
  const root = branchOf(shown.map(exampleOf), 0)
  const waiting = [root]
  let count = 0
  for (const branch of waiting) {
    const question = branch.level < depth ? bestQuestion(branch.group, questions.length) : -1
    if (question < 0) continue
    if (count === splits) return { root, splits: count, next: branch }
    const { yes, no } = divide(branch.group, question)
    branch.split = { question, yes: branchOf(yes, branch.level + 1), no: branchOf(no, branch.level + 1) }
    waiting.push(branch.split.yes, branch.split.no)
    count += 1
  }
  return { root, splits: count, next: null }
}

export type Step = { question: number; isYes: boolean }

/** Returns the kind that the tree gives, and its questions with their answers. */
export function sortByTree({ root }: Tree, creature: Creature): { kind: Kind; path: Step[] } {
  const path: Step[] = []
  let branch = root
  while (branch.split) {
    const { question, yes, no } = branch.split
    const isYes = questions[question]?.ask(creature) === true
    path.push({ question, isYes })
    branch = isYes ? yes : no
  }
  return { kind: branch.kind, path }
}

export function rightByTree(tree: Tree, known: readonly Known[]): number {
  return known.filter(({ creature, kind }) => sortByTree(tree, creature).kind === kind).length
}

type Candidate = { question: number; mixedAfter: number; yes: readonly Example[]; no: readonly Example[] }

/** Lists the questions that divide a group, the best first. */
export function candidates(group: readonly Example[]): Candidate[] {
  return questions
    .map((_, question) => ({ question, mixedAfter: entropyAfter(group, question), ...divide(group, question) }))
    .filter(({ yes, no }) => yes.length > 0 && no.length > 0)
    .sort((one, other) => one.mixedAfter - other.mixedAfter)
}

export const growAll = 40

/** Grows the tree and remembers its depth when it is complete. */
export function grown(state: State, splits: number, depth = state.depth): State {
  const tree = growTree(worldOf(state), splits, depth)
  const seen = tree.next === null && !state.seen.includes(depth) ? [...state.seen, depth].sort((a, b) => a - b) : state.seen
  return { ...state, depth, splits: tree.splits, seen, claimed: null }
}

/** Adds a rule at the end, for the kind that the rest does not get. */
export function withRule(state: State, step: Step): State {
  const { rules, otherwise } = state.list
  if (rules.length >= maxRules) return state
  return withList(state, { rules: [...rules, { ...step, kind: otherKind(otherwise) }], otherwise })
}

/** Replaces the rules. Results of the old ones no longer hold. */
export function withList(state: State, list: RuleList): State {
  return { ...state, list, tested: null, isRevealed: false }
}

/** Tests the rules on hidden creatures. If there is no tree yet, the tree of the contest grows. */
export function contest(state: State): State {
  const tested = { ...state, tested: state.list }
  return state.splits === 0 ? grown(tested, growAll, contestDepth) : tested
}

export type Claim = { deep: number; missed: number; simple: number | undefined; worse: number }

/**
 * Checks the depth that the learner calls too deep: shown creatures that its tree misses, and the best smaller tree that was grown, with
 * the number of hidden creatures that it gets right more.
 */
export function checkedClaim({ claimed, seen, ...state }: State): Claim | null {
  if (claimed === null) return null
  const { treeRight, shown } = worldOf(state)
  const hiddenAt = (depth: number) => treeRight[depth - 1]?.[1] ?? 0
  const [simple] = seen.filter((it) => it < claimed).sort((a, b) => hiddenAt(b) - hiddenAt(a))
  return {
    deep: claimed,
    missed: shown.length - (treeRight[claimed - 1]?.[0] ?? 0),
    simple,
    worse: simple === undefined ? 0 : hiddenAt(simple) - hiddenAt(claimed),
  }
}

/** The tree that the rules compete with. */
export function contestTree(state: Pick<State, 'world'>): Tree {
  return growTree(worldOf(state), growAll, contestDepth)
}

/** Returns what the rules and the tree say about a creature, and its true kind. */
export function verdicts(state: State, tree: Tree, creature: Creature) {
  const byTree = sortByTree(tree, creature)
  return {
    rules: sortByRules(state.list, creature),
    tree: byTree.kind,
    path: byTree.path,
    truth: trueKind(worldOf(state), creature),
  }
}

/** Whether the creature is one of those that rules and tree were made with. */
export function isShown(state: State, creature: number): boolean {
  return worldOf(state).shown.some((it) => numberOf(it.creature) === creature)
}

/** Returns the evidence of a mission for the last action. */
export function evidenceOf(mission: MissionNumber, state: State): unknown {
  if (mission === 1) return state.tested && { world: state.world, list: state.tested }
  if (mission === 2) {
    const claim = checkedClaim(state)
    return claim?.simple ? { world: state.world, simple: claim.simple, deep: claim.deep } : null
  }
  if (!state.isRevealed) return null
  const { path } = verdicts(state, contestTree(state), creatureOf(state.creature))
  return { world: state.world, list: state.list, path, creature: state.creature }
}

export const depths = Array.from({ length: maxDepth }, (_, index) => index + 1)
