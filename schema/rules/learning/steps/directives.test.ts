import { expect, test } from 'vitest'
import { lessonSteps } from './lesson-steps.ts'

const sentence = 'The machine counts which word follows which word in the text that you have given it. '
const paragraph = sentence.repeat(4).trim()

const question = (id: string, words = 'Which word comes next?') => ({ id, question: words, choices: [] })

const lesson = {
  content: paragraph,
  videoUrl: null as string | null,
  practicePrompt: null,
  easier: '',
  stretch: '',
  check: [] as ReturnType<typeof question>[],
}

const stepsOf = (changes: Partial<typeof lesson> & { videoUrl?: string | null }) =>
  lessonSteps({ ...lesson, ...changes } as never)

const kinds = (changes: Parameters<typeof stepsOf>[0]) => stepsOf(changes).map(({ kind }) => kind)

test('places an experiment at its directive, with the short text before it as its introduction', () => {
  const content = `## Discover: guessing\n\n${paragraph}\n\nNow train one.\n\n::experiment{id="next-word" mission="2"}\n\n${paragraph}`
  const steps = stepsOf({ content })
  expect(steps.map(({ kind }) => kind)).toEqual(['start', 'text', 'experiment', 'text', 'end'])
  expect(steps[2]).toEqual({
    kind: 'experiment',
    part: 'Discover',
    title: 'Guessing',
    isFirst: false,
    text: 'Now train one.',
    use: { id: 'next-word', setup: 'fairy-tale', mission: 2 },
  })
})

test('an explainer is a step, with the short text before it as its introduction', () => {
  const content = `## Guess first {discover}\n\n${paragraph}\n\nWatch how.\n\n::explainer{id="chatgpt-one-piece"}\n\n${paragraph}`
  const steps = stepsOf({ content })
  expect(steps.map(({ kind }) => kind)).toEqual(['start', 'text', 'explainer', 'text', 'end'])
  expect(steps[2]).toEqual({
    kind: 'explainer',
    part: 'Discover',
    title: 'Guess first',
    isFirst: false,
    text: 'Watch how.',
    id: 'chatgpt-one-piece',
  })
})

test('keeps a long text before an experiment as a step', () => {
  expect(kinds({ content: `${paragraph}\n\n::experiment{id="tokens"}` })).toEqual(['start', 'text', 'experiment', 'end'])
})

test('places a question at its directive and the others after the text that they share most words with', () => {
  const content = [
    `## Discover: guessing\n\n${paragraph}\n\nA token is a piece of a word. ${paragraph}`,
    '::question{id="placed"}',
    `## Engage: privacy\n\nNever type the address of a friend. ${paragraph}`,
  ].join('\n\n')
  const check = [
    question('friend', 'May you type the address of a friend?'),
    question('placed'),
    question('token', 'What is a token?'),
  ]
  const steps = stepsOf({ content, check })
  expect(steps.map((step) => (step.kind === 'question' ? step.id : step.kind))).toEqual([
    ...['start', 'text', 'text', 'placed', 'text', 'friend', 'token', 'end'],
  ])
})

test('leaves out a directive for a question that the check does not have', () => {
  expect(kinds({ content: `${paragraph}\n\n::question{id="gone"}` })).toEqual(['start', 'text', 'end'])
})

test('asks every question of a lesson without notes', () => {
  expect(kinds({ content: '', check: [question('one'), question('two')] })).toEqual(['start', 'question', 'question', 'end'])
})

test('has a step for the video and for the practice only if the lesson has them', () => {
  expect(kinds({ videoUrl: 'https://vimeo.com/1' })).toEqual(['start', 'video', 'text', 'end'])
  expect(kinds({ easier: 'Write one line.' })).toEqual(['start', 'text', 'practice', 'end'])
})

test('cuts a long paragraph between sentences and keeps its emphasis', () => {
  const long = `*${sentence.repeat(12).trim()}*`
  const texts = stepsOf({ content: long }).flatMap((step) => (step.kind === 'text' ? step.text : []))
  expect(texts.length).toBeGreaterThan(1)
  for (const text of texts) expect(text).toMatch(/^\*.*\.\*$/)
})

test('keeps a short passage with its heading in the step before it', () => {
  const content = '# Ask well\n\nSay who reads it.\n\n## Check\n\n- Is it true?\n- Is it yours?'
  expect(stepsOf({ content })[1]).toEqual({
    kind: 'text',
    part: '',
    title: 'Ask well',
    isFirst: true,
    text: 'Say who reads it.\n\n### Check\n\n- Is it true?\n- Is it yours?',
  })
})

test('keeps a line that introduces a list with its first item', () => {
  const items = Array.from({ length: 8 }, () => `- ${sentence}`).join('\n')
  const texts = stepsOf({ content: `${paragraph}\n\nThere are eight reasons:\n\n${items}` }).flatMap((step) =>
    step.kind === 'text' ? step.text : [],
  )
  expect(texts.find((text) => text.includes('eight reasons:'))).toMatch(/reasons:\n\n- The/)
})

const predict = ':::predict\nWhich word?\n- castle\n- penguin\n> The most frequent one.\n:::'

test('an activity and a program are steps, with the short text before them as their introduction', () => {
  const thirty = 'Count each word once. '.repeat(14).trim()
  const content = [
    `## Guess first {discover}\n\nA machine has read one book.\n\n${predict}`,
    `${paragraph}\n\n${thirty}\n\n\`\`\`js\n# not a heading\n\`\`\``,
    `${paragraph}\n\n${thirty}\n\n:::write\nWrite a line.\n> The fridge hums.\n:::`,
  ].join('\n\n')
  const steps = stepsOf({ content })
  expect(steps.map(({ kind }) => kind)).toEqual(['start', 'activity', 'text', 'code', 'text', 'text', 'activity', 'end'])
  const place = { part: 'Discover', title: 'Guess first' }
  expect(steps[1]).toMatchObject({ ...place, isFirst: true, text: 'A machine has read one book.', activity: { kind: 'predict' } })
  expect(steps[3]).toEqual({ kind: 'code', ...place, isFirst: false, text: thirty, language: 'js', source: '# not a heading' })
  expect(steps[6]).toMatchObject({ ...place, text: '', activity: { kind: 'write', sample: 'The fridge hums.' } })
})

test('a heading before an activity stays with it', () => {
  const content = `## One {engage}\n\n${paragraph}\n\n## Two\n\nShort.\n\n${predict}\n\n## Three\n\n### Four\n\nShort.\n\n${predict}`
  expect(stepsOf({ content }).slice(1, 4)).toMatchObject([
    { kind: 'text', title: 'One', text: paragraph },
    { kind: 'activity', title: 'Two', isFirst: true, text: 'Short.' },
    { kind: 'activity', title: 'Three', isFirst: true, text: '### Four\n\nShort.' },
  ])
})

test('a heading without a part belongs to the part before it', () => {
  const content = `## The sum that lied {engage}\n\n${paragraph}\n\n## Another *sum*\n\n${paragraph}\n\n## Evaluate: look closer\n\n${paragraph}`
  expect(stepsOf({ content }).slice(1, 4)).toMatchObject([
    { part: 'Engage', title: 'The sum that lied' },
    { part: 'Engage', title: 'Another sum' },
    { part: 'Evaluate', title: 'Look closer' },
  ])
})
