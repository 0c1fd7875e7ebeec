/** Returns the declarations that an element gets only under the pointer. jsdom has no pointer. */
export function hoverStyles(element: Element): string[] {
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => rulesIn(cssRules))
    .flatMap(({ selectorText, style }) => {
      if (!selectorText.includes(':hover')) return []
      return element.matches(selectorText.replaceAll(':hover', ':not(x-none)')) ? [style.cssText] : []
    })
}

function rulesIn(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if ('selectorText' in rule) return [rule as CSSStyleRule]
    return 'cssRules' in rule ? rulesIn(rule.cssRules as CSSRuleList) : []
  })
}
