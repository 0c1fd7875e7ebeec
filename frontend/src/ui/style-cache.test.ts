import { expect, test } from 'vitest'
import { createStyleCache } from './style-cache.ts'

/** As a browser gets it that is given rules one by one rather than as text. */
function sheetOf() {
  const { sheet } = createStyleCache()
  sheet.isSpeedy = true
  return sheet
}

const rules = (tags: HTMLStyleElement[]) =>
  tags.map((it) => [...(it.sheet?.cssRules ?? [])].map((rule) => rule.cssText.split(' ', 1)[0]))

test('a rule under a condition begins an element, and those after it follow there', () => {
  const sheet = sheetOf()
  for (const rule of [
    '.a{color:red}',
    '.b{color:red}',
    '@media (min-width:1px){.b{color:blue}}',
    '.c{color:red}',
    '@media (min-width:2px){.c{color:blue}}',
  ])
    sheet.insert(rule)
  expect(rules(sheet.tags)).toEqual([['.a', '.b'], ['@media', '.c'], ['@media']])
  const inHead = [...document.head.querySelectorAll('style')].filter((it) => sheet.tags.includes(it))
  expect(inHead).toEqual(sheet.tags)
  sheet.flush()
})
