export type Kind = 'zib' | 'mork'

export type Creature = {
  legs: 2 | 4 | 6
  eyes: 1 | 2 | 3
  color: 'yellow' | 'purple' | 'green'
  isBig: boolean
  hasStripes: boolean
  hasTail: boolean
  hasWings: boolean
  hasAntennae: boolean
}

export const legCounts = [2, 4, 6] as const
export const eyeCounts = [1, 2, 3] as const
export const colors = ['yellow', 'purple', 'green'] as const

/** Questions that rules and trees may ask about a creature. Their places are in evidence, so they never change. */
export const questions: readonly { yes: string; no: string; ask(creature: Creature): boolean }[] = [
  { yes: 'big', no: 'small', ask: (it) => it.isBig },
  { yes: 'stripes', no: 'no stripes', ask: (it) => it.hasStripes },
  { yes: 'a tail', no: 'no tail', ask: (it) => it.hasTail },
  { yes: 'wings', no: 'no wings', ask: (it) => it.hasWings },
  { yes: 'antennae', no: 'no antennae', ask: (it) => it.hasAntennae },
  { yes: '1 eye', no: 'not 1 eye', ask: (it) => it.eyes === 1 },
  { yes: '2 eyes', no: 'not 2 eyes', ask: (it) => it.eyes === 2 },
  { yes: '3 eyes', no: 'not 3 eyes', ask: (it) => it.eyes === 3 },
  { yes: '2 legs', no: 'not 2 legs', ask: (it) => it.legs === 2 },
  { yes: '4 legs', no: 'not 4 legs', ask: (it) => it.legs === 4 },
  { yes: '6 legs', no: 'not 6 legs', ask: (it) => it.legs === 6 },
  { yes: 'yellow', no: 'not yellow', ask: (it) => it.color === 'yellow' },
  { yes: 'purple', no: 'not purple', ask: (it) => it.color === 'purple' },
  { yes: 'green', no: 'not green', ask: (it) => it.color === 'green' },
]

/** One rule of a learner: if the creature answers the question like this, it is of this kind. */
export type Rule = { question: number; isYes: boolean; kind: Kind }

/** Rules in their order, and the kind of creatures that no rule fits. */
export type RuleList = { rules: readonly Rule[]; otherwise: Kind }

/** Returns the place of the first rule that fits, or -1 if none does. */
export function decidingRule({ rules }: RuleList, creature: Creature): number {
  return rules.findIndex(({ question, isYes }) => questions[question]?.ask(creature) === isYes)
}

/** Returns the kind by the first rule that fits. */
export function sortByRules(list: RuleList, creature: Creature): Kind {
  return list.rules[decidingRule(list, creature)]?.kind ?? list.otherwise
}

/** All creatures that exist, as numbers from 0. */
export const creatureCount = legCounts.length * eyeCounts.length * colors.length * 2 ** 5

/** Returns the creature with a number. */
export function creatureOf(number: number): Creature {
  let rest = number
  const next = (base: number) => {
    const digit = rest % base
    rest = Math.floor(rest / base)
    return digit
  }
  return {
    legs: legCounts[next(3)] ?? 2,
    eyes: eyeCounts[next(3)] ?? 1,
    color: colors[next(3)] ?? 'yellow',
    isBig: next(2) === 1,
    hasStripes: next(2) === 1,
    hasTail: next(2) === 1,
    hasWings: next(2) === 1,
    hasAntennae: next(2) === 1,
  }
}

/** Returns the number of a creature. */
export function numberOf(creature: Creature): number {
  const flags = [creature.hasAntennae, creature.hasWings, creature.hasTail, creature.hasStripes, creature.isBig]
  const bits = flags.reduce((sum, flag) => 2 * sum + Number(flag), 0)
  return (
    ((bits * 3 + colors.indexOf(creature.color)) * 3 + eyeCounts.indexOf(creature.eyes)) * 3 + legCounts.indexOf(creature.legs)
  )
}
