import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Both widths and both themes: two of the four combinations show what a theme does to contrast and a width to the layout. */
export const looks = [
  { width: 360, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Checks the screen for accessibility rules and overflow. */
export async function inspectHere(page: Page, what: string): Promise<void> {
  await page.waitForTimeout(150)
  // During a color transition, contrast may be low for a tenth of a second. Endless and paused animations are skipped.
  await page.evaluate(async () => {
    const underWay = () =>
      document
        .getAnimations()
        .filter((it) => it.playState === 'running' && it.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    const frame = () => new Promise(requestAnimationFrame)
    for (let ending = underWay(); ending.length > 0; ending = underWay()) {
      await Promise.allSettled(ending.map((it) => it.finished))
      // One animation may start when another ends.
      await frame()
      await frame()
    }
  })
  // Runs in the page instead of a blank one, which is for frames of other sites, and omits details of passed rules: the same
  // findings in half the time.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  const found = violations.flatMap((violation) => violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 160)}`))
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect({ what, found, overflow }).toEqual({ what, found: [], overflow: 0 })
}
