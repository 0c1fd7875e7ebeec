import createCache from '@emotion/cache'

/**
 * Prefix of the class names and of the prerendered style elements. It differs from the key of Emotion's default cache, which moves its
 * elements.
 */
export const styleKey = 'ui'

/**
 * The head, which contains the style elements. Emotion inserts prerendered elements into the head again, which makes the browser recompute
 * styles and layout of the whole page. This object leaves them in their position.
 */
const head: Pick<HTMLElement, 'insertBefore'> = {
  insertBefore: (element, before) => (element.isConnected ? element : document.head.insertBefore(element, before)),
}

/**
 * Creates the style cache. When a style element gets a new conditional rule, such as a media query, Chromium treats the whole element as
 * new and recomputes all elements that its rules match, usually the whole page. Therefore each rule that begins with an `@` starts a new
 * style element.
 */
export function createStyleCache() {
  const cache = createCache({ key: styleKey, container: head as HTMLElement })
  const { sheet } = cache
  const insert = sheet.insert.bind(sheet)
  sheet.insert = (rule) => {
    // Emotion starts a new element when its rule counter is zero or very high.
    if (rule.startsWith('@')) sheet.ctr = 0
    insert(rule)
  }
  return cache
}
