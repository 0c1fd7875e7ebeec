import { type Browser, expect, type Page, type Request } from '@playwright/test'
import { AcademyProcess } from './academy-process.ts'
import { inspectHere, looks } from './inspect.ts'
import { type Budget, otherScreens, type Screen, screens, type Who } from './screens.ts'
import { newLearner, type Session, sessionOf, signInToDemo, windowOf } from './steps.ts'
import { test } from './test.ts'

// Every screen, opened by somebody whose browser holds nothing of it yet while answers take their time: nothing jumps while it arrives,
// it brings no more than it may, it is accessible, fits the screen and breaks no content policy.

/** Layout shift that counts as good elsewhere, too. Most screens stay below a hundredth. */
const mostShift = 0.1
const answersTakeMs = 400
/** The look in which screens are weighed. */
const weighedAt = 1440

// Each test by itself, so that the longest does not keep the others waiting at the end of a run.
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
          // A machine that stalls paints what nobody else sees; a screen that jumps does so again.
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
}

/** Opens a screen in a new window; answers what moved and what it weighs, and fails where it cannot be used. */
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
  // Until nothing more comes; a screen that goes on asking has arrived all the same.
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => null)
  const shifts = await shiftsUntilNow()
  const weight = inspects && look.width === weighedAt ? await weigh() : null
  if (inspects) await inspectHere(page, path)
  expect({ path, complaints }).toEqual({ path, complaints: [] })
  await page.context().close()
  return { shifts, weight }
}

/** What the browser has written down as wrong so far. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    // A page that is not found is one in the browser's log, too.
    const isNotFound = message.text().includes('404') && new URL(message.location().url).pathname === '/nowhere'
    if (message.type() === 'error' && !isNotFound) complaints.push(message.text())
  })
  return complaints
}

/** Answers what has moved by itself so far, and what it was. */
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

/** Answers the kilobytes over the wire by kind, when the page is read to its end, since what stands below may come late. */
function scalesFor(page: Page): () => Promise<Budget> {
  const bytes: Record<string, number> = {}
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  page.on('requestfinished', async (request) => {
    const kind = request.resourceType()
    // A page that closed meanwhile has no sizes, and is weighed no more.
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
    // What the last of it asked for begins with the next frame.
    await page.waitForTimeout(100)
    // Of a worker's file nobody is told that it has arrived.
    await expect.poll(() => [...underWay].map((it) => it.url()).filter((url) => !url.includes('.worker-'))).toEqual([])
    const kilobytes = (kind: keyof Budget) => Math.round((bytes[kinds[kind]] ?? 0) / 100) / 10
    return { script: kilobytes('script'), style: kilobytes('style'), font: kilobytes('font'), image: kilobytes('image') }
  }
}

/** Says what a screen weighs, and answers what of it is too much. */
function judge(who: Who, [path, , budget]: Screen, weight: Budget): string[] {
  // A screen that brings nothing was not looked at.
  expect(weight.script).toBeGreaterThan(50)
  const names = Object.keys(kinds) as (keyof Budget)[]
  const figures = names.map((kind) => `${kind} ${String(weight[kind]).padStart(6)} /${String(budget[kind]).padStart(4)}`)
  console.log(`  ${(who || 'visitor').padEnd(8)} ${path.padEnd(28)} ${figures.join('   ')}`)
  return names
    .filter((kind) => weight[kind] > budget[kind])
    .map((kind) => `${path}: ${weight[kind]} KB of ${kind}, at most ${budget[kind]}`)
}
