import { expect, test } from 'vitest'
import { codeLines, type Language } from './code-tokens.ts'

/** Returns the coloured pieces of a program as `kind:text`. */
const colored = (source: string, language: Language) =>
  codeLines(source, language).map((line) => line.flatMap(({ kind, text }) => (kind === 'plain' ? [] : `${kind}:${text}`)))

test.each<[Language, string, string[][]]>([
  ['js', 'const a = "if // 1" // 2', [['word:const', 'string:"if // 1"', 'comment:// 2']]],
  ['js', '/* one\ntwo */ let x = 1.5', [['comment:/* one'], ['comment:two */', 'word:let', 'number:1.5']]],
  ['js', 'letter = x2', [[]]],
  [
    'python',
    "if x == 'a':  # why\n  return None",
    [
      ['word:if', "string:'a'", 'comment:# why'],
      ['word:return', 'word:None'],
    ],
  ],
  ['html', '<p class="a">if</p>', [['word:<p', 'string:"a"', 'word:>', 'word:</p', 'word:>']]],
  ['css', 'a { color: #fff; width: 2rem }', [['word:color', 'number:#fff', 'word:width', 'number:2rem']]],
  ['text', 'const a = 1', [[]]],
])('colours %s: %j', (language, source, expected) => {
  expect(colored(source, language)).toEqual(expected)
})

test.each<Language>(['js', 'html', 'css', 'python', 'text'])('loses nothing of a program in %s', (language) => {
  const source = '\n\n<a b="c">\'unended\n`x` /* "" */ \\ # // 🦊\n'
  const lines = codeLines(source, language).map((line) => line.map(({ text }) => text).join(''))
  expect(lines.join('\n')).toBe(source)
})
