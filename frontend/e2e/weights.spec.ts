import { expect, type Page } from '@playwright/test'
import { AcademyProcess } from './academy-process.ts'
import { sessionOf, signInToDemo, windowOf } from './steps.ts'
import { test } from './test.ts'
import { type Budget, screens } from './weights.ts'

// What each screen really brings over the wire, to somebody whose browser holds nothing of it yet.

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

const kinds: Record<keyof Budget, string> = { script: 'script', style: 'stylesheet', font: 'font', image: 'image' }

for (const who of ['', 'learner', 'parent', 'staff'] as const) {
  test(`screens of ${who ? `a ${who}` : 'visitors'} weigh no more than they may`, async ({ browser }) => {
    const session = await sessionOf(browser, (page) => (who ? signInToDemo(page, academy.url, who) : Promise.resolve()))
    const tooHeavy: string[] = []
    for (const [path, heading, budget] of screens[who]) {
      const page = await windowOf(browser, session)
      const weight = await weightOf(page, path, heading)
      await page.context().close()
      const figures = (Object.keys(kinds) as (keyof Budget)[]).map((kind) => {
        if (weight[kind] > budget[kind]) tooHeavy.push(`${path}: ${weight[kind]} KB of ${kind}, at most ${budget[kind]}`)
        return `${kind} ${String(weight[kind]).padStart(6)} /${String(budget[kind]).padStart(4)}`
      })
      console.log(`  ${(who || 'visitor').padEnd(8)} ${path.padEnd(28)} ${figures.join('   ')}`)
      // A screen that brings nothing was not looked at.
      expect(weight.script).toBeGreaterThan(50)
    }
    expect(tooHeavy).toEqual([])
  })
}

/** Kilobytes by kind, read to the end of the page, since what stands below may come late. */
async function weightOf(page: Page, path: string, heading: string): Promise<Budget> {
  const bytes: Record<string, number> = {}
  const counted: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    const kind = request.resourceType()
    counted.push(
      request.sizes().then(({ responseBodySize }) => {
        bytes[kind] = (bytes[kind] ?? 0) + responseBodySize
      }),
    )
  })
  await page.goto(academy.url + path)
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
  await page.waitForLoadState('networkidle')
  await Promise.all(counted)
  const kilobytes = (kind: keyof Budget) => Math.round((bytes[kinds[kind]] ?? 0) / 100) / 10
  return { script: kilobytes('script'), style: kilobytes('style'), font: kilobytes('font'), image: kilobytes('image') }
}
