import { describe, expect, it } from 'vitest'
import { reportOf } from './mission.ts'
import { wrongStatements } from './model-card.ts'
import { teach } from './teach.ts'

const [accuracy, fooled, card] = teach.missions

describe('9 out of 10 right', () => {
  const evidence = { setup: 'cat-dog', machine: 'neighbors', examples: 24, added: 14, last: { right: 39, tested: 42 } }

  it('is reported with the share of right answers', () => {
    expect(reportOf(accuracy, evidence)).toBe(
      'Trained a machine to tell cats from dogs with 24 drawings: 93% right on new drawings.',
    )
    expect(reportOf(accuracy, { ...evidence, setup: 'own' })).toContain('tell two kinds of drawings apart')
  })

  it.each([
    ['a lower share', { last: { right: 37, tested: 42 } }],
    ['no added drawings', { added: 0 }],
    ['a tiny test', { last: { right: 3, tested: 3 } }],
    ['more right answers than tests', { last: { right: 43, tested: 42 } }],
    ['a name of a class', { name: 'Rex' }],
  ])('is not reached with %s', (_, changes) => {
    expect(reportOf(accuracy, { ...evidence, ...changes })).toBeNull()
  })
})

describe('a drawing that fools the machine', () => {
  const evidence = { setup: 'sun-flower', machine: 'network', truth: 0, before: 0.9, chance: 0.83, kept: 0.7, changes: 2 }

  it('is reported with what it is and what the machine says', () => {
    expect(reportOf(fooled, evidence)).toBe(
      'Changed a drawing of a sun until a machine took it for a flower. The machine gave it 83%.',
    )
  })

  it.each([
    ['an unsure machine', { chance: 0.79 }],
    ['an unchanged drawing', { changes: 0 }],
    ['a drawing that the machine got wrong from the start', { before: 0.5 }],
    ['a new drawing in place of the old one', { kept: 0.4 }],
  ])('is not reached with %s', (_, changes) => {
    expect(reportOf(fooled, { ...evidence, ...changes })).toBeNull()
  })
})

describe('a model card', () => {
  const facts = {
    examples: [8, 8],
    own: 2,
    groups: [
      { right: 14, tested: 14 },
      { right: 12, tested: 14 },
      { right: 13, tested: 14 },
    ],
    upsideDown: { right: 20, tested: 42 },
  }
  const chosen = ['few', 'even', 'own', 'group-0', 'group-2']

  it('is reached when exactly the true statements are chosen', () => {
    expect(reportOf(card, { setup: 'cat-dog', facts, chosen })).toBe(
      'Wrote a model card for a machine that can tell cats from dogs: 93% right on new drawings, 48% when they are upside down.',
    )
    expect(reportOf(card, { setup: 'cat-dog', facts, chosen: chosen.slice(1) })).toBeNull()
    expect(reportOf(card, { setup: 'cat-dog', facts, chosen: [...chosen, 'upside-down'] })).toBeNull()
    expect(reportOf(card, { setup: 'cat-dog', facts, chosen: [...chosen, 'neither'] })).toBeNull()
  })

  it('leaves out the third group of own classes', () => {
    expect(wrongStatements({ ...facts, groups: facts.groups.slice(0, 2) }, ['few', 'even', 'own', 'group-0'])).toEqual([])
  })
})

describe('saved work', () => {
  const drawn = { label: 0, isTest: false, strokes: [[1, 2, 3, 4]] }

  it('contains drawings, and no names', () => {
    expect(teach.state.safeParse({ setup: 'own', examples: [drawn] }).success).toBe(true)
    expect(teach.state.safeParse({ setup: 'own', examples: [drawn], names: ['Mia', 'Rex'] }).success).toBe(false)
    expect(teach.state.safeParse({ setup: 'own', examples: [{ ...drawn, strokes: [[1e9, 2]] }] }).success).toBe(false)
  })
})
