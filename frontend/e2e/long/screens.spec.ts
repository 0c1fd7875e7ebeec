import { type Browser, expect, type Page, type Request } from '@playwright/test'
import { AcademyProcess } from '../support/academy-process.ts'
import { inspectHere, looks } from '../support/inspect.ts'
import { type Budget, otherScreens, type Screen, screens, type Who } from '../support/screens.ts'
import { newLearner, type Session, sessionOf, signInToDemo, windowOf } from '../support/steps.ts'
import { test } from '../support/test.ts'

// Every screen, opened without a cache and with slow responses: nothing shifts while it loads, it stays within its size budget,
// is accessible, fits the viewport and violates no content security policy.

/** A good layout shift score by common standards. Most screens stay below 0.01. */
const mostShift = 0.1
const answersTakeMs = 400
/** Viewport width at which screen sizes are measured. */
const weighedAt = 1440

// Tests run in parallel, so that the longest does not delay the end of a run.
test.describe.configure({ mode: 'parallel' })

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

type Look = (typeof looks)[number]
type Shift = { value: number; what: string[] }

for (const look of looks) {
  test.describe(`${look.width} px, ${look.colorScheme}`, () => {
    for (const who of ['', 'newcomer', 'learner', 'parent', 'staff'] as const) {
      test(`main screens of ${who ? `a ${who}` : 'visitors'} arrive as they should`, async ({ browser }) => {
        const session = await enter(browser, who)
        const faults: unknown[] = []
        for (const screen of screens[who]) {
          const [path] = screen
          const { shifts, weight } = await visit(browser, session, look, screen, true)
          if (weight) faults.push(...judge(who, screen, weight))
          if (sumOf(shifts) <= mostShift) continue
          // A stalled machine can shift once; a screen with a real shift does so again.
          const again = await visit(browser, session, look, screen, false)
          if (sumOf(again.shifts) > mostShift) faults.push({ path, ...again })
        }
        expect(faults).toEqual([])
      })
    }

    for (const who of ['', 'learner'] as const) {
      test(`other screens of ${who ? `a ${who}` : 'visitors'} are accessible`, async ({ browser }) => {
        const page = await windowOf(browser, await enter(browser, who), viewOf(look))
        const complaints = complaintsOf(page)
        for (const [path, heading] of otherScreens[who]) {
          await open(page, path, heading)
          await inspectHere(page, path)
          expect({ path, complaints }).toEqual({ path, complaints: [] })
        }
        await page.context().close()
      })
    }

    test('the video of the landing page is accessible', async ({ browser }) => {
      const page = await windowOf(browser, await enter(browser, ''), viewOf(look))
      const complaints = complaintsOf(page)
      await page.goto(`${academy.url}/landing`)
      await page.getByRole('button', { name: 'Watch Demo' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await inspectHere(page, 'the video')
      expect(complaints).toEqual([])
      await page.context().close()
    })
  })
}

function enter(browser: Browser, who: Who): Promise<Session> {
  return sessionOf(browser, async (page) => {
    if (who === 'newcomer') await newLearner(page, academy.url)
    else if (who) await signInToDemo(page, academy.url, who)
  })
}

function viewOf({ width, colorScheme }: Look) {
  return { viewport: { width, height: 900 }, colorScheme }
}

async function open(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(academy.url + path)
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  // Parts below the heading load later and fade in. A screen that keeps polling counts as loaded.
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => null)
}

/** Opens a screen in a new window. Returns its shifts and its size, and fails if it is unusable. */
async function visit(browser: Browser, session: Session, look: Look, [path, heading]: Screen, inspects: boolean) {
  const page = await windowOf(browser, session, viewOf(look))
  const complaints = complaintsOf(page)
  const shiftsUntilNow = await watchShifts(page)
  const weigh = scalesFor(page)
  await page.route('**/graphql', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, answersTakeMs))
    await route.continue()
  })
  await open(page, path, heading)
  const shifts = await shiftsUntilNow()
  const weight = inspects && look.width === weighedAt ? await weigh() : null
  if (inspects) await inspectHere(page, path)
  expect({ path, complaints }).toEqual({ path, complaints: [] })
  await page.context().close()
  return { shifts, weight }
}

/** Collects the problems reported by the browser so far. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    // A page that is not found is reported in the browser's log, too.
    const isNotFound = message.text().includes('404') && new URL(message.location().url).pathname === '/nowhere'
    if (message.type() === 'error' && !isNotFound) complaints.push(message.text())
  })
  return complaints
}

/** Returns the layout shifts so far with their sources. */
async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
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
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
}

function sumOf(shifts: Shift[]): number {
  return shifts.reduce((sum, { value }) => sum + value, 0)
}

const kinds: Record<keyof Budget, string> = { script: 'script', style: 'stylesheet', font: 'font', image: 'image' }

/** Returns the transferred kilobytes by kind after scrolling to the end, since content further down may load late. */
function scalesFor(page: Page): () => Promise<Budget> {
  const bytes: Record<string, number> = {}
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  page.on('requestfinished', async (request) => {
    const kind = request.resourceType()
    // A page that was closed in the meantime has no sizes and is not measured.
    const sizes = await request.sizes().catch(() => null)
    bytes[kind] = (bytes[kind] ?? 0) + (sizes?.responseBodySize ?? 0)
    underWay.delete(request)
  })
  return async () => {
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo({ top: y, behavior: 'instant' })
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      scrollTo({ top: 0, behavior: 'instant' })
    })
    // The last chunk's requests start in the next frame.
    await page.waitForTimeout(100)
    // Playwright does not report when a worker file has loaded.
    await expect.poll(() => [...underWay].map((it) => it.url()).filter((url) => !url.includes('.worker-'))).toEqual([])
    const kilobytes = (kind: keyof Budget) => Math.round((bytes[kinds[kind]] ?? 0) / 100) / 10
    return { script: kilobytes('script'), style: kilobytes('style'), font: kilobytes('font'), image: kilobytes('image') }
  }
}

/** Prints a screen's size and returns what exceeds its budget. */
function judge(who: Who, [path, , budget]: Screen, weight: Budget): string[] {
  // A screen without scripts was not measured.
  expect(weight.script).toBeGreaterThan(50)
  const names = Object.keys(kinds) as (keyof Budget)[]
  const figures = names.map((kind) => `${kind} ${String(weight[kind]).padStart(6)} /${String(budget[kind]).padStart(4)}`)
  console.log(`  ${(who || 'visitor').padEnd(8)} ${path.padEnd(28)} ${figures.join('   ')}`)
  return names
    .filter((kind) => weight[kind] > budget[kind])
    .map((kind) => `${path}: ${weight[kind]} KB of ${kind}, at most ${budget[kind]}`)
}
