import { partNames } from '@deepm/schema/rules/learning/lesson-parts'
import { expect, test } from 'vitest'
import { notesParts, unmarkedBlocks } from './parts.ts'

const notes = partNames.map((name) => `## ${name}: a *title*\n\nBody of ${name}.\n\n### More\n\n- a point`).join('\n\n')

test('splits notes of five parts and strips emphasis from titles', () => {
  const parts = notesParts(notes)
  expect(parts?.map(({ name }) => name)).toEqual([...partNames])
  expect(parts?.[1]).toEqual({
    name: 'Engage',
    title: 'A title',
    blocks: [{ kind: 'text', text: 'Body of Engage.\n\n### More\n\n- a point' }],
  })
})

test.each([
  ['a part is missing', notes.replace(/## Engage[^#]*(###[^#]*)/, '')],
  [
    'the order is another',
    notes.replace('## Discover', '## Engage').replace('## Engage: a *title*\n\nBody of E', '## Discover: x\n\nBody of E'),
  ],
  ['something stands before the first', `Hello.\n\n${notes}`],
  ['a part has another name', notes.replace('## Master', '## Done')],
  ['there are no parts', 'Only a paragraph.'],
  ['there is nothing', ''],
])('notes stay whole when %s', (_when, text) => {
  expect(notesParts(text)).toBeNull()
})

const marked = partNames
  .map((name) => `## About ${name} {${name.toLowerCase()}}\n\nBody of ${name}.\n\n## More of it\n\nMore.`)
  .join('\n\n')

test('a part has the title of its first heading, and its other headings are smaller', () => {
  const notes = `${marked}\n\n## Again {master}\n\nThe end.`
  expect(notesParts(notes)?.[4]).toEqual({
    name: 'Master',
    title: 'About Master',
    blocks: [
      { kind: 'text', text: 'Body of Master.' },
      { kind: 'text', text: '### More of it\n\nMore.' },
      { kind: 'text', text: '### Again\n\nThe end.' },
    ],
  })
})

test('a program keeps its lines that look like headings', () => {
  const program = '```python\n## Engage: count\nprint(1)\n```'
  expect(notesParts(marked.replace('Body of Discover.', program))?.[0]?.blocks[0]).toEqual({
    kind: 'code',
    language: 'python',
    source: '## Engage: count\nprint(1)',
  })
})

test('notes without all parts lose only the marks', () => {
  expect(unmarkedBlocks('## The sum {engage}\n\nWords {engage}\n\n### Set {a}')).toEqual([
    { kind: 'text', text: '## The sum\n\nWords {engage}\n\n### Set {a}' },
  ])
})
