import { describe, expect, it } from 'vitest'
import { check, checkItem } from './check.ts'

const options = [
  { id: 'a', text: 'Ask a person', correct: true, feedback: 'Right.' },
  { id: 'b', text: 'Guess', feedback: 'A guess is a beginning.' },
  { id: 'c', text: 'Give up', feedback: 'Not yet.' },
]
const single = { id: 'one', kind: 'single', question: 'What first?', options }
const several = { id: 'many', kind: 'several', question: 'What helps?', options }
const steps = ['Look', 'Think', 'Write'].map((text) => ({ id: text.toLowerCase(), text }))
const ordering = { id: 'order', kind: 'ordering', question: 'In which order?', steps, feedback: 'Look first.' }
const pairs = ['1', '2', '3'].map((id) => ({ id, left: `left ${id}`, right: `right ${id}` }))
const matching = { id: 'pairs', kind: 'matching', question: 'What belongs together?', pairs, feedback: 'Look closely.' }
const short = { id: 'short', kind: 'short', question: 'In one word?', accepted: ['voice'], feedback: 'It is voice.' }

const accepts = (item: unknown) => checkItem.safeParse(item).success

describe('check for understanding', () => {
  it.each([single, several, ordering, matching, short])('accepts a question of the kind $kind', (item) => {
    expect(accepts(item)).toBe(true)
  })

  it('treats an option as wrong unless marked as correct', () => {
    const item = checkItem.parse(single)
    expect(item.kind === 'single' && item.options.map((option) => option.correct)).toEqual([true, false, false])
  })

  const [right, wrong, other] = options
  it.each([
    ['an unknown kind', { ...single, kind: 'essay' }],
    ['no kind', { ...single, kind: undefined }],
    ['a misspelt key', { ...single, hint: 'a' }],
    ['an option with a misspelt key', { ...single, options: [right, wrong, { ...other, corect: true }] }],
    ['an id with blanks', { ...single, id: 'one two' }],
    ['an id in capitals', { ...single, id: 'One' }],
    ['no question', { ...single, question: '' }],
    ['a single choice without a correct option', { ...single, options: [wrong, other, { ...wrong, id: 'd' }] }],
    ['a single choice with two correct options', { ...single, options: [right, wrong, { ...other, correct: true }] }],
    ['a choice of two', { ...single, options: [right, wrong] }],
    ['a single choice of six', { ...single, options: [right, ...'bcdef'].map((o) => (o === right ? o : { ...wrong, id: o })) }],
    ['an option without feedback', { ...single, options: [right, wrong, { ...other, feedback: '' }] }],
    ['an option without text', { ...single, options: [right, wrong, { ...other, text: '' }] }],
    ['a choice of several with none correct', { ...several, options: options.map((o) => ({ ...o, correct: false })) }],
    ['a choice of several with all correct', { ...several, options: options.map((o) => ({ ...o, correct: true })) }],
    ['two steps to order', { ...ordering, steps: steps.slice(1) }],
    ['steps without feedback', { ...ordering, feedback: '' }],
    ['two pairs to match', { ...matching, pairs: pairs.slice(1) }],
    ['three distractors', { ...matching, distractors: [1, 2, 3].map((n) => ({ id: `d${n}`, text: `none ${n}` })) }],
    ['a distractor that is the right side of a pair', { ...matching, distractors: [{ id: 'd', text: pairs[0]?.right }] }],
    ['a pair with one side', { ...matching, pairs: [...pairs.slice(1), { id: '9', left: 'alone', right: '' }] }],
    ['a short answer that nobody can give', { ...short, accepted: [] }],
    ['an empty short answer', { ...short, accepted: [''] }],
    ['the options of another kind', { ...short, options }],
  ])('refuses %s', (_what, item) => {
    expect(accepts(item)).toBe(false)
  })

  it.each([
    ['options', { ...single, options: [right, wrong, { ...other, id: 'b' }] }],
    ['steps', { ...ordering, steps: [...steps, { id: 'look', text: 'Look again' }] }],
    ['right sides', { ...matching, distractors: [{ id: '1', text: 'none' }] }],
    ['pairs', { ...matching, pairs: [...pairs, { id: '1', left: 'left 4', right: 'right 4' }] }],
  ])('rejects two %s with the same id, because answers refer to them by id', (_what, item) => {
    expect(accepts(item)).toBe(false)
  })

  it('lets the sentences of a text be more than the options of a list', () => {
    const sentences = [...options, ...['d', 'e', 'f'].map((id) => ({ ...other, id }))]
    expect(accepts({ ...single, options: sentences })).toBe(false)
    expect(accepts({ ...single, options: sentences, layout: 'text' })).toBe(true)
    expect(accepts({ ...single, options: sentences, layout: 'table' })).toBe(false)
  })

  describe('with misconceptions', () => {
    const sure = { ...wrong, misconception: 'sure-means-right' }
    const probe = { id: 'probe', probes: 'sure-means-right', question: 'And here?', options }

    it('accepts a twin that probes the misconception of a wrong option', () => {
      expect(accepts({ ...single, options: [right, sure, other], twins: [probe] })).toBe(true)
    })

    it.each([
      ['a twin of a misconception that no wrong option has', { ...single, twins: [probe] }],
      [
        'a twin of a misconception that the correct option has',
        { ...single, options: [{ ...right, misconception: 'sure-means-right' }, wrong, other], twins: [probe] },
      ],
      ['an unknown misconception', { ...single, options: [right, { ...wrong, misconception: 'silly' }, other] }],
      [
        'a twin with two correct options',
        { ...single, options: [right, sure, other], twins: [{ ...probe, options: [right, { ...wrong, correct: true }, other] }] },
      ],
    ])('rejects %s', (_what, item) => {
      expect(accepts(item)).toBe(false)
    })

    it('keeps the ids of twins apart from those of questions', () => {
      const item = { ...single, options: [right, sure, other], twins: [{ ...probe, id: 'many' }] }
      expect(check.safeParse([item]).success).toBe(true)
      expect(check.safeParse([item, several]).success).toBe(false)
    })
  })

  it('has at most six questions with unique ids', () => {
    const items = (count: number) => Array.from({ length: count }, (_, index) => ({ ...single, id: `q${index}` }))
    expect(check.safeParse(items(6)).success).toBe(true)
    expect(check.safeParse(items(7)).success).toBe(false)
    expect(check.safeParse([single, { ...several, id: 'one' }]).success).toBe(false)
  })
})
