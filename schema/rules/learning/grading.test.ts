import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CheckItem, checkItem } from './check.ts'
import {
  correctAnswer,
  type GivenAnswer,
  gradeAnswer,
  maxAnswerLength,
  requiredToPass,
  selectableParts,
  shapeProblem,
} from './grading.ts'

const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `option ${id}`, feedback: `about ${id}`, correct: id === 'a' }))
const single = checkItem.parse({ id: 'single', kind: 'single', question: 'Which one?', options })
const several = checkItem.parse({
  id: 'several',
  kind: 'several',
  question: 'Which of them?',
  options: options.map((option) => ({ ...option, correct: option.id < 'c' })),
})
const steps = ['one', 'two', 'three', 'four'].map((id) => ({ id, text: `step ${id}` }))
const ordering = checkItem.parse({ id: 'ordering', kind: 'ordering', question: 'Which order?', steps, feedback: 'Count.' })
const pairs = ['x', 'y', 'z'].map((id) => ({ id, left: `left ${id}`, right: `right ${id}` }))
const matching = checkItem.parse({ id: 'matching', kind: 'matching', question: 'Which pairs?', pairs, feedback: 'Look.' })
const distracted = checkItem.parse({ ...matching, id: 'distracted', distractors: [{ id: 'w', text: 'right w' }] })
const short = word('Anchoring', 'an anchor effect')
const kinds: CheckItem[] = [single, several, ordering, matching, distracted, short]

function word(...accepted: string[]): CheckItem {
  return checkItem.parse({ id: 'short', kind: 'short', question: 'Which word?', accepted, feedback: `It is ${accepted[0]}.` })
}

const chosen = (...choices: string[]): GivenAnswer => ({ choices, text: '' })
const written = (text: string): GivenAnswer => ({ choices: [], text })
const about = (item: CheckItem, answer: GivenAnswer, attempt = 1) => gradeAnswer(item, answer, attempt).feedback

describe('a check for understanding', () => {
  it.each([
    [0, 0],
    [3, 3],
    [4, 4],
    [5, 4],
    [6, 5],
  ])('of %i questions is passed with %i correct answers', (total, needed) => {
    expect(requiredToPass(total)).toBe(needed)
  })

  it('requires 80 %, rounded up, and no more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (total) => {
        expect(requiredToPass(total) * 100).toBeGreaterThanOrEqual(80 * total)
        expect((requiredToPass(total) - 1) * 100).toBeLessThan(80 * total)
      }),
    )
  })

  it.each(kinds)('accepts the correct answer to the kind $kind', (item) => {
    const right = correctAnswer(item)
    expect(shapeProblem(item, right)).toBeNull()
    expect(gradeAnswer(item, right, 1).isCorrect).toBe(true)
  })
})

describe('choices', () => {
  it('return the feedback of the correct option', () => {
    expect(gradeAnswer(single, chosen('a'), 1)).toEqual({
      isCorrect: true,
      feedback: [{ about: 'a', text: 'about a' }],
      marks: [],
    })
  })

  it.each(['b', 'c', 'd'])('return the feedback of the wrong option %s', (id) => {
    expect(gradeAnswer(single, chosen(id), 1)).toEqual({
      isCorrect: false,
      feedback: [{ about: id, text: `about ${id}` }],
      marks: [],
    })
  })

  it('of several return feedback only for the wrong selections', () => {
    expect(about(several, chosen('d', 'a', 'c'))).toEqual([
      { about: 'c', text: 'about c' },
      { about: 'd', text: 'about d' },
    ])
  })

  it('of several that are correct but incomplete report how many are missing, not which', () => {
    expect(gradeAnswer(several, chosen('b'), 1)).toMatchObject({ isCorrect: false })
    expect(about(several, chosen('b'))).toEqual([
      { about: null, text: 'What you chose is right, and there is one more right answer.' },
    ])
  })

  it('are correct only for exactly the correct set, in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['a', 'b', 'c', 'd'], { minLength: 1 }), (ids) => {
        const isRightSet = ids.length === 2 && ids.includes('a') && ids.includes('b')
        expect(gradeAnswer(several, chosen(...ids), 1).isCorrect).toBe(isRightSet)
        expect(gradeAnswer(several, chosen(...ids.toReversed()), 1)).toEqual(gradeAnswer(several, chosen(...ids), 1))
      }),
    )
  })

  it('are correct for exactly one option of a single choice', () => {
    for (const { id } of options) expect(gradeAnswer(single, chosen(id), 1).isCorrect).toBe(id === 'a')
  })
})

describe('orders and pairs', () => {
  it.each([ordering, matching])(
    'of the kind $kind are correct in one arrangement only, with a mark for each position',
    (item) => {
      const ids = selectableParts(item).map((part) => part.id)
      fc.assert(
        fc.property(fc.shuffledSubarray(ids, { minLength: ids.length }), (given) => {
          const { isCorrect, marks } = gradeAnswer(item, chosen(...given), 1)
          expect(marks).toEqual(ids.map((id, index) => given[index] === id))
          expect(isCorrect).toBe(given.every((id, index) => id === ids[index]))
        }),
      )
    },
  )

  it('with a distractor are correct without it, and wrong with it', () => {
    expect(shapeProblem(distracted, chosen('x', 'y', 'w'))).toBeNull()
    expect(gradeAnswer(distracted, chosen('x', 'y', 'w'), 1)).toMatchObject({ isCorrect: false, marks: [true, true, false] })
    expect(gradeAnswer(distracted, chosen('x', 'y', 'z'), 1)).toMatchObject({ isCorrect: true, marks: [true, true, true] })
    expect(shapeProblem(distracted, chosen('x', 'y', 'z', 'w'))).toBe('Put every part in place.')
  })

  it("return the item's feedback", () => {
    expect(about(ordering, chosen('two', 'one', 'three', 'four'))).toEqual([{ about: null, text: 'Count.' }])
  })

  it('return what the author says about each part in the wrong place, and the whole explanation at the third wrong try', () => {
    const told = checkItem.parse({
      ...ordering,
      steps: steps.map((step) => (step.id === 'two' ? { ...step, feedback: 'Two needs one.' } : step)),
    })
    const aboutTwo = { about: 'two', text: 'Two needs one.' }
    const general = { about: null, text: 'Count.' }
    expect(about(told, chosen('two', 'one', 'three', 'four'))).toEqual([aboutTwo])
    expect(about(told, chosen('two', 'one', 'three', 'four'), 3)).toEqual([aboutTwo, general])
    expect(about(told, chosen('one', 'two', 'four', 'three'))).toEqual([general])
    expect(about(told, chosen('one', 'two', 'three', 'four'))).toEqual([general])
    const matched = checkItem.parse({ ...matching, pairs: pairs.map((pair) => ({ ...pair, feedback: `not ${pair.id}` })) })
    expect(about(matched, chosen('y', 'x', 'z'))).toEqual([
      { about: 'y', text: 'not x' },
      { about: 'x', text: 'not y' },
    ])
  })

  it('accept either of two partners with the same text', () => {
    const twins = checkItem.parse({
      ...matching,
      pairs: ['x', 'y', 'z'].map((id) => ({ id, left: `left ${id}`, right: id === 'z' ? 'keep' : 'drop' })),
    })
    expect(gradeAnswer(twins, chosen('y', 'x', 'z'), 1)).toMatchObject({ isCorrect: true, marks: [true, true, true] })
    expect(gradeAnswer(twins, chosen('z', 'x', 'y'), 1)).toMatchObject({ isCorrect: false, marks: [false, true, false] })
  })
})

describe('a short text', () => {
  it.each([
    'anchoring',
    'ANCHORING',
    '  Anchoring. ',
    'ánchoring!',
    'the anchoring',
    'anchor effect',
    'Anchor-Effect',
    'anchoreffect',
  ])('accepts “%s”', (text) => {
    expect(gradeAnswer(short, written(text), 1).isCorrect).toBe(true)
  })

  it.each(['anchors', 'not anchoring', 'anchoring anchoring', 'a', 'the'])('rejects “%s”', (text) => {
    expect(gradeAnswer(short, written(text), 1).isCorrect).toBe(false)
  })

  it('keeps numbers apart', () => {
    expect(gradeAnswer(word('1.5'), written('1,5'), 1).isCorrect).toBe(true)
    expect(gradeAnswer(word('1.5'), written('15'), 1).isCorrect).toBe(false)
    expect(gradeAnswer(word('80'), written('80 %'), 1).isCorrect).toBe(true)
  })

  it("gets the word's form as a hint at the first two wrong tries, and the answer at the third", () => {
    const hint = 'We’re looking for one word with 9 letters that starts with “A”. Have another look at the notes.'
    expect(about(short, written('rope'), 1)).toEqual([{ about: null, text: hint }])
    expect(about(short, written('rope'), 2)).toEqual([{ about: null, text: hint }])
    expect(about(short, written('rope'), 3)).toEqual([{ about: null, text: 'It is Anchoring.' }])
    expect(about(short, written('anchor effect'), 1)).toEqual([{ about: null, text: 'It is Anchoring.' }])
  })

  it('gets what the author says about an expected wrong answer', () => {
    const near = checkItem.parse({ ...short, near: [{ answers: ['rope', 'chain'], feedback: 'That holds a boat.' }] })
    expect(about(near, written('Rope'))).toEqual([{ about: null, text: 'That holds a boat.' }])
    expect(about(near, written('Rope'), 3)).toEqual([{ about: null, text: 'It is Anchoring.' }])
    expect(about(near, written('sail'))[0]?.text).toContain('one word with 9 letters')
  })

  it('of several words gets the word count as a hint', () => {
    expect(about(word('dark pattern'), written('trick'))[0]?.text).toContain('2 words, and the first starts with “d”')
  })

  it.each(['4', '720', '80%', 'no'])('as short as “%s” is not revealed by its first letter', (answer) => {
    expect(about(word(answer), written('nothing of the kind'))[0]?.text).toBe('Work it out again, one step at a time.')
  })

  it('is never revealed before the third try', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(1, 2), (text, attempt) => {
        const graded = gradeAnswer(short, written(text), attempt)
        expect(graded.isCorrect || !JSON.stringify(graded.feedback).toLowerCase().includes('anchoring')).toBe(true)
      }),
    )
  })
})

describe('gradable answers', () => {
  it.each<[string, CheckItem, GivenAnswer]>([
    ['no choice', single, chosen()],
    ['two choices where one is asked for', single, chosen('a', 'b')],
    ['an unknown choice', single, chosen('e')],
    ['none of several', several, chosen()],
    ['the same choice twice', several, chosen('a', 'a')],
    ['more choices than there are', several, chosen('a', 'b', 'c', 'd', 'a')],
    ['an order with a gap', ordering, chosen('one', 'two', 'three')],
    ['a step twice', ordering, chosen('one', 'two', 'three', 'three')],
    ['pairs with a gap', matching, chosen('x', 'y')],
    ['no text', short, written('')],
    ['blanks', short, written('   ')],
    ['punctuation alone', short, written('?!…')],
    ['a text that is too long', short, written('a'.repeat(maxAnswerLength + 1))],
  ])('is not %s', (_what, item, given) => {
    expect(shapeProblem(item, given)).toMatch(/\w+ \w+/)
  })

  it('include a text of 200 characters', () => {
    expect(maxAnswerLength).toBe(200)
    expect(shapeProblem(short, written('a'.repeat(200)))).toBeNull()
  })

  it('never make grading throw, whatever is sent', () => {
    const anything = fc.record({ choices: fc.array(fc.string()), text: fc.string() })
    fc.assert(
      fc.property(fc.constantFrom(...kinds), anything, (item, given) => {
        const right = correctAnswer(item)
        const isRight = gradeAnswer(item, given, 1).isCorrect && shapeProblem(item, given) === null
        if (isRight && item.kind !== 'short') expect(given.choices.toSorted()).toEqual(right.choices.toSorted())
      }),
    )
  })
})
