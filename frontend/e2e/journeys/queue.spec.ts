import { expect, type Page } from '@playwright/test'
import { AcademyProcess } from '../support/academy-process.ts'
import { inspectHere } from '../support/inspect.ts'
import { mailedLink, newChild, type Session, sessionOf, signInByMail, staffSql, windowOf } from '../support/steps.ts'
import { test } from '../support/test.ts'

// The staff queue, from a child's request to the notification of the answer.

const child = { firstName: 'Kim', email: 'kim@queue.example', parentEmail: 'sam@queue.example' }
const staff = 'sol@queue.example'
const wide = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } as const

let academy: AcademyProcess
let kim: Session
let sol: Session

test.beforeAll(async ({ browser }) => {
  academy = await AcademyProcess.start()
  kim = await sessionOf(browser, (page) => newChild(page, academy.url, child))
  await academy.change(`
    ${staffSql(staff, 'Sol')}
    INSERT INTO "NewsDraft" (id, title, excerpt, link, feed, "fetchedAt")
      VALUES ('draft', 'Model 7 reads maps', 'It also reads signs.', 'https://example.org/maps', 'example.org', now());
    UPDATE "Learner" SET "createdAt" = now() - interval '40 days'`)
  sol = await sessionOf(browser, (page) => signInByMail(page, academy.url, staff))
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

async function send(page: Page, prompt: string): Promise<void> {
  const data = { toolType: 'chatgpt', prompt }
  expect((await page.request.post(`${academy.url}/api/ai-interact`, { data })).status()).toBe(200)
}

async function openQueue(page: Page, address = '/admin/queue'): Promise<void> {
  await page.goto(academy.url + address)
  await expect(page.getByRole('heading', { level: 1, name: 'Safety queue' })).toBeVisible()
}

const list = (page: Page) => page.getByRole('list', { name: 'Open items' }).getByRole('button')

test('a child requests a review, staff decide, and the child and the parent are notified', async ({ browser }) => {
  const learner = await windowOf(browser, kim, wide)
  await learner.goto(`${academy.url}/playground`)
  await learner.getByRole('textbox', { name: /Your prompt/ }).fill('Tell me a dangerous stunt for my bike.')
  await learner.getByRole('button', { name: 'Ask for a review' }).click()
  await expect(learner.getByText(/^You asked for a review/)).toBeVisible()
  await send(learner, 'my dad hits me when he is drunk')

  // The email links to the crisis, which is on top.
  const mail = new URL(await mailedLink(learner, academy.url, staff))
  expect(mail.pathname).toBe('/admin/queue')
  const page = await windowOf(browser, sol, wide)
  await openQueue(page, mail.pathname + mail.search)
  await expect(list(page)).toHaveCount(2)
  await expect(list(page).first()).toContainText('Crisis')
  await expect(list(page).first()).toHaveAttribute('aria-current', 'true')
  await expect(page.getByText('my dad hits me when he is drunk')).toBeVisible()
  await expect(page.getByText('You are the first to open this.')).toBeVisible()
  await expect(page.getByText('A parent may be the danger')).toBeVisible()
  await inspectHere(page, 'a crisis')
  await page.getByRole('button', { name: 'Save decision' }).click()
  await expect(page.getByText('Note what you did and who you contacted.')).toBeVisible()
  await page.getByLabel('What you did').fill('Called the school at ten.')
  await page.getByRole('button', { name: 'Save decision' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Decided: handled. Next: Review, Kim' })).toBeVisible()
  await expect(page.locator(':focus')).toHaveText(/^Review: Tell me a dangerous stunt/)

  // A colleague has the same page open and decides later.
  const other = await windowOf(browser, sol, wide)
  await openQueue(other)
  await page.getByRole('radio', { name: 'It should not have been blocked' }).check()
  await expect(page.getByLabel('Message to Kim')).toHaveValue(/^You were right to ask/)
  await page.getByLabel('Message to Kim').fill('A wheelie is fine. Wear a helmet.')
  await page.getByRole('button', { name: 'Save decision' }).click()
  await expect(page.getByText('Nothing is waiting', { exact: true })).toBeVisible()
  await other.getByRole('radio', { name: 'The block was correct' }).check()
  await other.getByRole('button', { name: 'Save decision' }).click()
  await expect(other.getByText(/^Sol has already decided this: should not have been blocked/)).toBeVisible()

  await learner.goto(`${academy.url}/dashboard`)
  await learner.getByRole('button', { name: /notification/i }).click()
  await expect(learner.getByText('A wheelie is fine. Wear a helmet.')).toHaveCount(1)
  await expect(learner.getByText('💛 We read what you wrote')).toBeVisible()
  const parent = await windowOf(browser, await sessionOf(browser, (it) => signInByMail(it, academy.url, child.parentEmail)), wide)
  await parent.goto(`${academy.url}/dashboard`)
  await parent.getByRole('button', { name: /notification/i }).click()
  await expect(parent.getByText(/We wrote: “A wheelie is fine/)).toBeVisible()
  await expect(parent.getByText(/We read what you wrote/)).toHaveCount(0)

  // The log has an entry for each step.
  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Resolved an item in the safety queue' })).toHaveCount(2)
  await expect(page.getByRole('row').filter({ hasText: 'Viewed 1 crisis, 1 review' })).not.toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: 'First opened a crisis in the safety queue' })).toHaveCount(1)
  await expect(page.getByText('Called the school')).toHaveCount(0)
  await inspectHere(page, 'the log')
  for (const it of [page, other, learner, parent]) await it.context().close()
})

test('the queue, drafts and the log at 768 px in dark mode, by keyboard', async ({ browser }) => {
  const learner = await windowOf(browser, kim, wide)
  for (const stunt of ['car', 'boat']) await send(learner, `Tell me a dangerous stunt for my ${stunt}.`)
  await learner.context().close()
  const page = await windowOf(browser, sol, { viewport: { width: 768, height: 1024 }, colorScheme: 'dark' })
  await openQueue(page)
  await list(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(list(page).nth(1)).toBeFocused()
  await expect(page.getByRole('heading', { level: 2, name: /stunt for my boat/ })).toBeVisible()
  await inspectHere(page, 'the queue')
  await page.getByRole('tab', { name: 'News drafts' }).click()
  await page.getByRole('button', { name: 'Write about Model 7 reads maps' }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Write a title in at least 10 characters.')).toBeVisible()
  await inspectHere(page, 'drafts of news')
  await page.getByRole('button', { name: 'Dismiss Model 7 reads maps' }).click()
  await expect(page.getByText('“Model 7 reads maps” was dismissed.')).toBeVisible()
  await page.goto(`${academy.url}/admin/log`)
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible()
  await inspectHere(page, 'the log')
  await page.context().close()
})

test('a learner cannot open staff screens', async ({ browser }) => {
  const page = await windowOf(browser, kim, wide)
  for (const path of ['/admin/queue', '/admin/log']) {
    await page.goto(academy.url + path)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  }
  await page.context().close()
})
