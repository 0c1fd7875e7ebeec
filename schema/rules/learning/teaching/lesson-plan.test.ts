import { describe, expect, it } from 'vitest'
import { lessonPlanFrontMatter, planText } from './lesson-plan.ts'

const body = `
## Two in the morning {start 8}

Read it **aloud**.

## Train it {experiment 17}
Press the button.
## Talk {discussion 12}
Wait.

## End {close 8}

Write.

## On paper {no-device}

Draw.
`

describe('the text of a plan', () => {
  it('has four steps with their minutes, and a version without a device', () => {
    expect(planText(body)).toEqual({
      steps: [
        { kind: 'start', title: 'Two in the morning', minutes: 8, text: 'Read it **aloud**.' },
        { kind: 'experiment', title: 'Train it', minutes: 17, text: 'Press the button.' },
        { kind: 'discussion', title: 'Talk', minutes: 12, text: 'Wait.' },
        { kind: 'close', title: 'End', minutes: 8, text: 'Write.' },
      ],
      withoutDevice: 'Draw.',
    })
  })

  it.each([
    ['a step without minutes', body.replace('{start 8}', '{start}'), 'Two in the morning'],
    ['minutes without a device', body.replace('{no-device}', '{no-device 5}'), 'On paper'],
    ['an unknown step', body.replace('{close 8}', '{break 8}'), 'End'],
    ['a text before the first heading', `Hello.\n${body}`, 'Hello.'],
    ['a missing step', body.replace(/## Talk[\s\S]*?(?=## End)/, ''), 'the sections of a plan are'],
    ['steps in another order', body.replace('{start 8}', '{close 8}'), 'the sections of a plan are'],
  ])('is refused with %s', (_what, text, message) => {
    expect(() => planText(text)).toThrow(message)
  })
})

const long = 'A sentence that is long enough for every field of the plan, and that says something about the class.'
const front = {
  topic: 'Learning by heart',
  summary: long,
  experiment: 'teach',
  objectives: [long, long, long],
  needs: ['A pencil', 'Paper'],
  discussion: Array.from({ length: 5 }, () => ({ question: 'Who was standing there?', listen: long })),
  ages: { younger: long, middle: long, older: long },
  safety: [long, long, long],
}
const accepts = (value: unknown) => lessonPlanFrontMatter.safeParse(value).success

describe('the front matter of a plan', () => {
  it('is accepted with and without an experiment', () => {
    expect(accepts(front)).toBe(true)
    const { experiment: _, ...without } = front
    expect(accepts(without)).toBe(true)
  })

  it.each([
    ['an experiment that needs an account', { ...front, experiment: 'agent' }],
    ['an unknown experiment', { ...front, experiment: 'volcano' }],
    ['four questions', { ...front, discussion: front.discussion.slice(1) }],
    ['seven questions', { ...front, discussion: [...front.discussion, ...front.discussion.slice(3)] }],
    ['a question without what to listen for', { ...front, discussion: [{ question: 'Why?' }, ...front.discussion.slice(1)] }],
    ['a missing age group', { ...front, ages: { younger: long, middle: long } }],
    ['two lines about safety', { ...front, safety: [long, long] }],
    ['a misspelt field', { ...front, need: [] }],
  ])('is refused with %s', (_what, value) => {
    expect(accepts(value)).toBe(false)
  })
})
