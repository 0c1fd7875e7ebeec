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

export function createStyleCache() {
  return createCache({ key: styleKey, container: head as HTMLElement })
}
