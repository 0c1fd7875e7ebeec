import { expect, type Page } from '@playwright/test'
import { AcademyProcess } from './academy-process.ts'
import { looks } from './inspect.ts'
import { sessionOf, signInToDemo, windowOf } from './steps.ts'
import { test } from './test.ts'
import { screens } from './weights.ts'

// Nothing jumps while a screen arrives, although its answers take their time.

/** What counts as good elsewhere, too. Most screens stay below a hundredth. */
const most = 0.1
const slowly = 400

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

type Shift = { value: number; what: string[] }

for (const { width, colorScheme } of looks) {
  for (const who of ['', 'learner', 'parent', 'staff'] as const) {
    test(`screens of ${who ? `a ${who}` : 'visitors'} stand still while they arrive, ${width} px`, async ({ browser }) => {
      const session = await sessionOf(browser, (page) => (who ? signInToDemo(page, academy.url, who) : Promise.resolve()))
      const unquiet: unknown[] = []
      for (const [path, heading] of screens[who]) {
        const look = async () => {
          const page = await windowOf(browser, session, { viewport: { width, height: 800 }, colorScheme })
          const shifts = await shiftsOf(page, path, heading)
          await page.context().close()
          return { path, sum: shifts.reduce((all, { value }) => all + value, 0), shifts }
        }
        // A machine that stalls paints what nobody else sees; a screen that jumps does so again.
        if ((await look()).sum <= most) continue
        const again = await look()
        if (again.sum > most) unquiet.push(again)
      }
      expect(unquiet).toEqual([])
    })
  }
}

/** What moved by itself until everything was there, and what it was. */
async function shiftsOf(page: Page, path: string, heading: string): Promise<Shift[]> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
      })[]) {
        if (entry.hadRecentInput) continue
        const what = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${previousRect.y} → ${currentRect.y}: ${node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent}`,
        )
        shifts.push({ value: entry.value, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route('**/graphql', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slowly))
    await route.continue()
  })
  await page.goto(academy.url + path)
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  // Until nothing more comes; a screen that goes on asking has arrived all the same.
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => null)
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
}
