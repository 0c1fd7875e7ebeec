// `npm run interactions`: measures how long the screen takes to respond to an input on a CPU slowed down four times. The results vary with
// the machine, so the script prints a table and never fails.

import { chromium, type Page } from 'playwright'
import { chromiumOptions } from './browser.ts'
import { AcademyProcess } from './e2e/support/academy-process.ts'
import { open, signInToDemo } from './e2e/support/steps.ts'

/** Upper limit of a good interaction to next paint, in ms. */
const goal = 200
const slowdown = 4

type Step = [what: string, who: string, path: string, act: (page: Page) => Promise<unknown>]

const steps: Step[] = [
  ['open the menu', 'anybody', '/dashboard', (page) => page.getByRole('button', { name: 'Menu' }).click()],
  ['open the notifications', 'anybody', '/dashboard', (page) => page.getByRole('button', { name: /^Notifications/ }).click()],
  [
    'write a prompt',
    'anybody',
    '/playground',
    (page) => page.getByLabel('2. Your prompt').pressSequentially('Write a poem about my cat', { delay: 80 }),
  ],
  [
    'move a project by its status',
    'anybody',
    '/projects',
    (page) => page.locator('article select').first().selectOption('completed'),
  ],
  ['open a dialog', 'anybody', '/projects', (page) => page.getByRole('button', { name: /New project/ }).click()],
  [
    'choose an answer',
    'anybody',
    '/lesson/problem-detective',
    (page) => page.locator('main').getByRole('radio').first().press('Space'),
  ],
  ['change a tab', 'parent', '/parent', (page) => page.getByRole('tab', { name: 'Safety' }).click()],
  [
    'search the roster',
    'staff',
    '/admin',
    (page) => page.getByRole('searchbox').first().pressSequentially('ines', { delay: 80 }),
  ],
]

const academy = await AcademyProcess.start()
const browser = await chromium.launch(await chromiumOptions())
try {
  for (const [what, who, path, act] of steps) {
    const context = await browser.newContext({ viewport: { width: 1024, height: 800 } })
    const page = await context.newPage()
    await signInToDemo(page, academy.url, who)
    await open(page, academy.url + path)
    await page.waitForLoadState('networkidle')
    const longest = await interactionMs(page, act).catch((error: Error) => error.message.split('\n')[0])
    console.log(`${what.padEnd(30)} ${String(longest).padStart(6)} ms${Number(longest) > goal ? `   over ${goal}` : ''}`)
    await context.close()
  }
} finally {
  await browser.close()
  await academy.stop()
}

/** Returns the longest interaction of an action in ms. The minimum is 16 ms, the shortest duration that browsers report. */
async function interactionMs(page: Page, act: Step[3]): Promise<number> {
  await page.evaluate(() => {
    const durations: number[] = []
    Object.assign(window, { durations })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) durations.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await act(page)
  await page.waitForTimeout(1500)
  return page.evaluate(() => Math.max(16, ...(window as unknown as { durations: number[] }).durations))
}
