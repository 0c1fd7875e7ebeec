import { expect, test } from 'vitest'
import { notesParts, partNames } from './parts.ts'

const notes = partNames.map((name) => `## ${name}: a *title*\n\nBody of ${name}.\n\n### More\n\n- a point`).join('\n\n')

test('splits notes of five parts and strips emphasis from titles', () => {
  const parts = notesParts(notes)
  expect(parts?.map(({ name }) => name)).toEqual([...partNames])
  expect(parts?.[1]).toEqual({ name: 'Engage', title: 'a title', body: 'Body of Engage.\n\n### More\n\n- a point' })
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
