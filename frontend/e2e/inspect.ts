import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Both widths and both themes: what a theme does to contrast and a width to the layout is seen in two of the four combinations. */
export const looks = [
  { width: 360, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Holds what is on the screen to the rules of accessibility, and to its width. */
export async function inspectHere(page: Page, what: string): Promise<void> {
  await page.waitForTimeout(150)
  // Halfway between two colours a text may be hard to read, for a tenth of a second; what has no end, or pauses, is not waited for.
  await page.evaluate(async () => {
    const underWay = () =>
      document
        .getAnimations()
        .filter((it) => it.playState === 'running' && it.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    const frame = () => new Promise(requestAnimationFrame)
    for (let ending = underWay(); ending.length > 0; ending = underWay()) {
      await Promise.allSettled(ending.map((it) => it.finished))
      // One may begin where another ends.
      await frame()
      await frame()
    }
  })
  // In the page itself rather than put together in a blank one, which is for frames of other sites, and without the details of what is
  // right: the same findings in half the time.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  const found = violations.flatMap((violation) => violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 160)}`))
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect({ what, found, overflow }).toEqual({ what, found: [], overflow: 0 })
}
