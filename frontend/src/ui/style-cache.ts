import createCache from '@emotion/cache'

/** Of the class names and of the style elements of a page written at build time; not the one of Emotion's own cache, which moves those. */
export const styleKey = 'ui'

/**
 * The head, where style elements stand. Emotion takes over those of a page written at build time by putting each into the head once more,
 * which makes the browser reckon and lay out the whole page anew; here they stay where they are.
 */
const head: Pick<HTMLElement, 'insertBefore'> = {
  insertBefore: (element, before) => (element.isConnected ? element : document.head.insertBefore(element, before)),
}

/**
 * The styles of components as they come. Chromium takes a style element in which a rule under a condition is new, such as the width of
 * the screen, for one that is new altogether: it reckons everything anew that any of its rules is about, mostly the whole page. So
 * each rule that begins with an `@` begins an element.
 */
export function createStyleCache() {
  const cache = createCache({ key: styleKey, container: head as HTMLElement })
  const { sheet } = cache
  const insert = sheet.insert.bind(sheet)
  sheet.insert = (rule) => {
    // Emotion begins an element when it has counted none, or very many, rules in the last.
    if (rule.startsWith('@')) sheet.ctr = 0
    insert(rule)
  }
  return cache
}
