import { expect, test } from 'vitest'
import { captionText } from './caption-text.ts'

const cue = (text: string) => `1\n00:00.000 --> 00:05.000\n${text}\n`

test('returns the words of the captions without numbers, times, notes and marks', () => {
  const source = [
    'WEBVTT - One piece after another\nKind: captions\n',
    'NOTE\nA note for authors.\n',
    'STYLE\n::cue { color: white }\n',
    '1\n00:00.000 --> 00:05.000 align:center\nA machine writes\n<i>one</i> piece.\n',
    '00:05.000 --> 00:10.000\nCats &amp; dogs: 2 &lt; 3.\n',
  ].join('\n')
  expect(captionText(source)).toEqual(['A machine writes one piece. Cats & dogs: 2 < 3.'])
})

test('reads files of other systems', () => {
  expect(captionText(`\uFEFFWEBVTT\r\n\r\n00:00.000 --> 00:05.000\r\nOne.\r\n\r\n00:05.000 --> 00:09.000\r\nTwo.`)).toEqual([
    'One. Two.',
  ])
})

test('begins a new paragraph after at least 30 words, at the end of a sentence', () => {
  const words = (count: number, end: string) => `${'word '.repeat(count - 1)}end${end}`
  const source = ['WEBVTT\n', cue(words(20, '.')), cue(words(15, ',')), cue(words(5, '.”')), cue(words(3, '.'))].join('\n')
  expect(captionText(source).map((it) => it.split(' ').length)).toEqual([40, 3])
})

test.each(['<!doctype html><title>Not found</title>', 'WEBVTTS', ''])('refuses %j', (source) => {
  expect(() => captionText(source)).toThrow('These are not captions.')
})
