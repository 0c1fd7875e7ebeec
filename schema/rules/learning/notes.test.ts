import { expect, test } from 'vitest'
import { explainersIn, notesBlocks, notesText, removeQuestion, renameQuestions } from './notes.ts'
import { notesProblem } from './notes-problems.ts'

const notes = [
  '## Discover: a machine that guesses',
  'Read this first.',
  '::experiment{id="next-word" text="recipe" mission="2"}',
  'Then answer.',
  '::question{id="anchor"}',
  '- One point',
].join('\n\n')

test('splits notes at experiments and questions, in their order', () => {
  expect(notesBlocks(notes)).toEqual([
    { kind: 'text', text: '## Discover: a machine that guesses\n\nRead this first.' },
    { kind: 'experiment', use: { id: 'next-word', setup: 'recipe', mission: 2 } },
    { kind: 'text', text: 'Then answer.' },
    { kind: 'question', id: 'anchor' },
    { kind: 'text', text: '- One point' },
  ])
})

test('uses the first data and the first mission of an experiment unless the directive chooses others', () => {
  expect(notesBlocks('::experiment{id="tokens"}')).toEqual([
    { kind: 'experiment', use: { id: 'tokens', setup: 'english', mission: 1 } },
  ])
})

test('reads the explainers of notes, which are no text', () => {
  const body = 'Before.\n\n::explainer{id="chatgpt-one-piece"}\n\nAfter.'
  expect(notesBlocks(body)[1]).toEqual({ kind: 'explainer', id: 'chatgpt-one-piece' })
  expect(explainersIn(body)).toEqual(['chatgpt-one-piece'])
  expect(explainersIn(notes)).toEqual([])
  expect(notesText(body)).toBe('Before.\n\nAfter.')
  expect(notesProblem(body, [])).toBeNull()
  expect(notesProblem(body, ['chatgpt-one-piece'])).toBeNull()
})

test('refuses an explainer that is placed twice, and knows a question of the same id', () => {
  const explainer = '::explainer{id="chatgpt-one-piece"}'
  expect(notesProblem(`${explainer}\n\n${explainer}`, [])).toBe('The explainer "chatgpt-one-piece" is placed twice.')
  expect(notesProblem(`${explainer}\n\n::question{id="chatgpt-one-piece"}`, ['chatgpt-one-piece'])).toBeNull()
})

test('keeps a directive apart from text on the neighbouring lines', () => {
  expect(notesBlocks('Before\n  ::question{id="anchor"}  \nAfter').map((it) => it.kind)).toEqual(['text', 'question', 'text'])
})

test('returns the text without directives', () => {
  expect(notesText(notes)).toBe('## Discover: a machine that guesses\n\nRead this first.\n\nThen answer.\n\n- One point')
})

test('renames the questions of directives only', () => {
  expect(renameQuestions(notes, (id) => `lesson:${id}`)).toBe(notes.replace('anchor', 'lesson:anchor'))
})

test('removes one question without gaps, and leaves other lines alone', () => {
  expect(removeQuestion(notes, 'anchor')).toBe(notes.replace('\n\n::question{id="anchor"}', ''))
  expect(removeQuestion('::question{id="a"}\n\nText', 'a')).toBe('Text')
  for (const same of [notes, 'Text with ::question{id="other"}', '::question{id=other}'])
    expect(removeQuestion(same, 'other')).toBe(same)
})

test('has no problem with valid notes and with notes without directives', () => {
  expect(notesProblem(notes, ['anchor', 'other'])).toBeNull()
  expect(notesProblem('Only text with :: inside a line.', [])).toBeNull()
})

test.each([
  ['::question{id="nothing"}', 'The check has no question with the id "nothing".'],
  ['::question{id="anchor"}\n\n::question{id="anchor"}', 'The question "anchor" is placed twice.'],
  ['::question{}', 'A question needs an id: ::question{}'],
  ['::question{id="anchor" mission="1"}', 'The directive "question" has no attribute "mission".'],
  ['::video{id="anchor"}', 'There is no directive "video".'],
  ['::explainer{id="nothing"}', 'There is no explainer "nothing".'],
  ['::explainer{id="toString"}', 'There is no explainer "toString".'],
  ['::explainer{}', 'There is no explainer "".'],
  ['::explainer{id="chatgpt-one-piece" text="short"}', 'The directive "explainer" has no attribute "text".'],
  ['::constructor{id="anchor"}', 'There is no directive "constructor".'],
  ['::experiment{id="time-machine"}', 'There is no experiment "time-machine".'],
  ['::experiment{id="tokens" text="recipe"}', 'The experiment "tokens" has no data "recipe".'],
  ['::experiment{id="tokens" mission="4"}', 'The mission of the experiment "tokens" is a number from 1 to 3.'],
  ['::experiment{id="tokens" misson="2"}', 'The directive "experiment" has no attribute "misson".'],
  ['::experiment{id=tokens}', 'This line is not a directive: ::experiment{id=tokens}'],
  ['  ::question', 'This line is not a directive: ::question'],
  ['::', 'This line is not a directive: ::'],
  [':::predict\nWhich?\n- one\n> So.\n:::', 'The activity "predict" has 2 to 4 choices.'],
  [
    ':::predict\nWhich?\n- one\n- two\n:::',
    'The activity "predict" needs a line that starts with ">", which follows the answer.',
  ],
  [':::write\n> So.\n:::', 'The activity "write" has no question.'],
  [':::write\nWhat?\n- one\n> So.\n:::', 'The activity "write" cannot have choices.'],
  [':::write\nWhat?\n> So.\nAnd?\n:::', 'This line does not work in an activity: And?'],
  [':::dance\n:::', 'There is no activity "dance".'],
  ['```cobol\nSTOP RUN.\n```', 'Programs are written in js, html, css, python, text, not in "cobol".'],
])('describes the invalid directive %j and never shows its line', (line, problem) => {
  expect(notesProblem(`Before.\n\n${line}\n\nAfter.`, ['anchor'])).toBe(problem)
  expect(notesText(`Before.\n\n${line}\n\nAfter.`)).toBe('Before.\n\nAfter.')
})

test('reads guesses, lines to write and programs', () => {
  const body = [
    'Read.',
    ':::predict',
    'Which word',
    'comes next?',
    '- castle',
    '- penguin',
    '',
    '> It counts words.',
    '> So it takes the most frequent one.',
    ':::',
    ':::write',
    'Write a line.',
    '> One possible line: the fridge hums.',
    ':::',
    '```js',
    '::not a directive',
    '',
    'console.log(1)',
    '```',
    'Go on.',
  ].join('\n')
  expect(notesProblem(body, [])).toBeNull()
  expect(notesBlocks(body)).toEqual([
    { kind: 'text', text: 'Read.' },
    {
      kind: 'activity',
      activity: {
        kind: 'predict',
        question: 'Which word comes next?',
        choices: ['castle', 'penguin'],
        reveal: 'It counts words. So it takes the most frequent one.',
      },
    },
    { kind: 'activity', activity: { kind: 'write', question: 'Write a line.', sample: 'One possible line: the fridge hums.' } },
    { kind: 'code', language: 'js', source: '::not a directive\n\nconsole.log(1)' },
    { kind: 'text', text: 'Go on.' },
  ])
  expect(notesText(body)).toBe('Read.\n\nGo on.')
})

test.each([
  [':::write\nWhat?\n> So.', 'The activity "write" does not end with a line ":::".'],
  ['```js\nconsole.log(1)', 'A program does not end with a line of three backticks.'],
])('describes %j, which does not end', (body, problem) => {
  expect(notesProblem(`Before.\n\n${body}`, [])).toBe(problem)
  expect(notesText(`Before.\n\n${body}`)).toBe('Before.')
})
