import { expect, test } from 'vitest'
import { createStyleCache } from './style-cache.ts'

/** Creates the style sheet of a browser that receives rules one by one instead of as text. */
function sheetOf() {
  const { sheet } = createStyleCache()
  sheet.isSpeedy = true
  return sheet
}

const rules = (tags: HTMLStyleElement[]) =>
  tags.map((it) => [...(it.sheet?.cssRules ?? [])].map((rule) => rule.cssText.split(' ', 1)[0]))

test('starts a new element with a conditional rule and adds the rules after it there', () => {
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
