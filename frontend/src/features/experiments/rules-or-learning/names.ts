import { type Creature, type Kind, questions, type Rule } from '@deepm/schema/rules/experiments/rules-or-learning/creatures'
import type { Step } from './model.ts'

/** Describes a creature for people who do not see it. */
export function describe(it: Creature): string {
  const parts = [
    it.eyes === 1 ? '1 eye' : `${it.eyes} eyes`,
    `${it.legs} legs`,
    it.hasStripes && 'stripes',
    it.hasTail && 'a tail',
    it.hasWings && 'wings',
    it.hasAntennae && 'antennae',
  ]
  return `${it.isBig ? 'big' : 'small'} ${it.color} creature, ${parts.filter(Boolean).join(', ')}`
}

export const kindNames: Readonly<Record<Kind, string>> = { zib: 'Zib', mork: 'Mork' }

/** Names the creatures that a rule is about, such as “Creatures with wings” or “Big creatures”. */
export function groupName(step: Step): string {
  const condition = conditionName(step)
  const isAdjective = step.question === 0 || step.question > 10
  return isAdjective ? `${condition.charAt(0).toUpperCase()}${condition.slice(1)} creatures` : `Creatures with ${condition}`
}

/** Writes a rule as a sentence, such as “Big creatures are Zibs.” */
export function ruleSentence(rule: Rule): string {
  return `${groupName(rule)} are ${kindNames[rule.kind]}s.`
}

/** Names an answer as a condition, such as “wings” or “no wings”. */
export function conditionName({ question, isYes }: Step): string {
  const texts = questions[question]
  return (isYes ? texts?.yes : texts?.no) ?? ''
}
