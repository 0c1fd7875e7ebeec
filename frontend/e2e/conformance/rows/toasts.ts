import { expect, type Page } from '@playwright/test'
import { see } from '../checks.ts'
import { row, type Visit } from '../table.ts'

const place = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })
const shown = (page: Page) => place(page).locator('[data-state]')

const tooltip = (page: Page) => page.locator('[data-tooltip]')
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })

/** Makes the page show that payment is unavailable. */
async function say(page: Page, programme = 'Leadership'): Promise<void> {
  await page.getByRole('radio', { name: programme, exact: true }).check({ force: true })
  await see(place(page).locator('[data-state=open]')).toBeVisible()
}

async function drag(page: Page, distance: number): Promise<void> {
  const box = await place(page).locator('[data-state=open]').boundingBox()
  if (!box) throw new Error('there is no toast')
  const [x, y] = [box.x + box.width / 2, box.y + 12]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance, y, { steps: 4 })
  await page.mouse.up()
}

type Noted = { minutes: number; text: string }

/** Makes the page record each toast with the minutes passed on its own clock. */
async function noteToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted: Noted[] = []
    const begun = Date.now()
    let last: Element | null = null
    Object.assign(window, { noted })
    new MutationObserver(() => {
      const toast = document.querySelector('[data-state=open][role=status]')
      if (toast && toast !== last) noted.push({ minutes: (Date.now() - begun) / 60_000, text: toast.textContent ?? '' })
      last = toast ?? last
    }).observe(document.body, { subtree: true, childList: true })
  })
}

function noted(page: Page): Promise<Noted[]> {
  return page.evaluate(() => (window as unknown as { noted: Noted[] }).noted)
}

export const toastVisits: Visit[] = [
  {
    what: 'toasts',
    who: 'day30',
    before: ({ page }) => page.clock.install(),
    at: '/subscribe',
    rows: [
      row('4.toast-open', 'a toast is open', async ({ page }) => {
        await page.clock.pauseAt(new Date(Date.now() + 120_000))
        await say(page)
      }),
      row('4.toast-destructive', 'there is a destructive variant', ({ page }) =>
        see(place(page).getByRole('alert')).toBeVisible(),
      ),
      row('9.toast-420', 'its place is at most 420 px wide from medium screens on', async ({ page }) => {
        expect(await place(page).evaluate((it) => getComputedStyle(it).maxWidth)).toBe('420px')
      }),
      row('9.toast-f8', 'F8 leads to it', async ({ page }) => {
        await page.keyboard.press('F8')
        await see(place(page)).toBeFocused()
      }),
      row('9.toast-one', 'at most one is visible', async ({ page }) => {
        await say(page, 'Starter')
        await see(shown(page)).toHaveCount(1)
      }),
      row('9.toast-swipe-49', 'a swipe of 49 px leaves it', async ({ page }) => {
        await drag(page, 49)
        await see(shown(page)).toHaveAttribute('data-state', 'open')
      }),
      row('9.toast-swipe-50', 'a swipe of 50 px to the right dismisses it', async ({ page }) => {
        await drag(page, 50)
        await see(shown(page)).toHaveAttribute('data-state', 'closed')
      }),
      row('9.toast-5000', 'it closes by itself after 5000 ms', async ({ page }) => {
        await page.mouse.move(0, 0)
        await page.getByRole('radio', { name: 'Academy', exact: true }).check({ force: true })
        await page.clock.runFor(4900)
        await see(shown(page)).toHaveAttribute('data-state', 'open')
        await page.clock.runFor(200)
        await see(shown(page)).toHaveAttribute('data-state', 'closed')
      }),
      row('9.toast-removed', 'it is removed 1,000,000 ms after that, unseen meanwhile', async ({ page }) => {
        await page.clock.runFor(999_000)
        await see(shown(page)).toHaveCount(1)
        await see(shown(page)).toBeHidden()
        await page.clock.runFor(2000)
        await see(shown(page)).toHaveCount(0)
      }),
    ],
  },
  {
    what: 'tooltips',
    who: 'day30',
    before: ({ page }) => page.clock.install(),
    at: '/learning',
    rows: [
      row('4.tooltip-delay', 'a tooltip opens after 700 ms of hover', async ({ page }) => {
        await page.clock.pauseAt(new Date(Date.now() + 60_000))
        await bell(page).hover()
        await page.clock.runFor(690)
        await see(tooltip(page)).toHaveCount(0)
        await page.clock.runFor(20)
        await see(tooltip(page)).toHaveText('Notifications')
      }),
      row('9.tooltip-skip', 'within 300 ms of its closing the next opens at once', async ({ page }) => {
        await page.mouse.move(0, 600)
        await see(tooltip(page)).toHaveCount(0)
        await page.clock.runFor(200)
        await page.getByRole('button', { name: /^Switch to \w+ mode/ }).hover()
        await page.clock.runFor(10)
        await see(tooltip(page)).toHaveText(/^Switch to \w+ mode/)
      }),
      row('9.tooltip-no-skip', 'later it takes 700 ms again', async ({ page }) => {
        await page.mouse.move(0, 600)
        await page.clock.runFor(310)
        await bell(page).hover()
        await page.clock.runFor(600)
        await see(tooltip(page)).toHaveCount(0)
        await page.mouse.move(0, 600)
      }),
      row('4.tooltip-focus', 'a tooltip opens on focus', async ({ page }) => {
        await page.getByRole('button', { name: /^Switch to \w+ mode/ }).focus()
        await page.keyboard.press('Shift+Tab')
        await page.keyboard.press('Tab')
        await see(tooltip(page)).toHaveText(/^Switch to \w+ mode/)
      }),
    ],
  },
  {
    what: 'the reminder of a break',
    who: 'maker',
    before: ({ page }) => page.clock.install(),
    at: '/learning',
    rows: [
      row('8.break', "it says: Take a break! You've been learning for a while. How about a short break?", async ({ page }) => {
        await noteToasts(page)
        await page.clock.runFor(31 * 60_000)
        expect((await noted(page)).map(({ text }) => text)).toContain(
          "Take a break!You've been learning for a while. How about a short break?",
        )
      }),
      row('9.break-25', 'the first comes after 25 minutes', async ({ page }) => {
        expect(Math.round((await noted(page))[0]?.minutes ?? 0)).toBe(25)
      }),
      row('9.break-30', 'the next comes five minutes later', async ({ page }) => {
        const [first, second] = await noted(page)
        expect(Math.round((second?.minutes ?? 0) - (first?.minutes ?? 0))).toBe(5)
      }),
      row('9.break-between', 'at the minutes between nothing is said', async ({ page }) => {
        expect(await noted(page)).toHaveLength(2)
      }),
    ],
  },
]
