import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeReaction, givenReactions, type Reaction, reactions, totalReactions } from './reactions.ts'

const none = { greatIdea: 0, wellMade: 0, madeMeSmile: 0, wantToTry: 0 }

describe('reactions to a project', () => {
  it('are added, changed and removed by one learner', () => {
    const added = changeReaction(none, null, 'wellMade')
    expect(added).toEqual({ ...none, wellMade: 1 })
    const changed = changeReaction(added, 'wellMade', 'wantToTry')
    expect(changed).toEqual({ ...none, wantToTry: 1 })
    expect(changeReaction(changed, 'wantToTry', 'wantToTry')).toEqual(changed)
    expect(changeReaction(changed, 'wantToTry', null)).toEqual(none)
  })

  it('count each learner once, however often they change', () => {
    const choice = fc.option(fc.constantFrom<Reaction>(...reactions))
    fc.assert(
      fc.property(fc.array(fc.array(choice, { minLength: 1 })), (learners) => {
        let counts = none
        for (const choices of learners) {
          let before: Reaction | null = null
          for (const after of choices) {
            counts = changeReaction(counts, before, after)
            before = after
          }
        }
        const last = learners.map((choices) => choices.at(-1))
        expect(totalReactions(counts)).toBe(last.filter((it) => it !== null).length)
        for (const it of reactions) expect(counts[it]).toBe(last.filter((one) => one === it).length)
      }),
    )
  })

  it('are listed in a fixed order, not by their counts, and only if somebody chose them', () => {
    expect(givenReactions({ greatIdea: 1, wellMade: 0, madeMeSmile: 9, wantToTry: 3 })).toEqual([
      { reaction: 'greatIdea', count: 1 },
      { reaction: 'madeMeSmile', count: 9 },
      { reaction: 'wantToTry', count: 3 },
    ])
    expect(givenReactions(none)).toEqual([])
  })
})
