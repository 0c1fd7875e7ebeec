import { expect, type Page } from '@playwright/test'
import { AcademyProcess } from '../support/academy-process.ts'
import { mailedLink, newLearner, open, signInByMail } from '../support/steps.ts'
import { test } from '../support/test.ts'

// Ended sessions, lost connections and the browser's Back during an action.

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

const dialogTitle = { name: 'Your session has ended' }

async function writeProject(page: Page, title: string): Promise<void> {
  await page.goto(`${academy.url}/projects?status=all`)
  await page.getByRole('button', { name: /New project/ }).click()
  await page.getByLabel('Title').fill(title)
}

test('a session that ends while a form is filled in requires a sign-in, and the input is restored after it', async ({ page }) => {
  await newLearner(page, academy.url)
  const { email } = await (await page.request.get(`${academy.url}/api/auth/user`)).json()
  await writeProject(page, 'A lighthouse for the harbour')
  await academy.change('DELETE FROM "Session"')
  await page.getByRole('button', { name: 'Create Project' }).click()
  const dialog = page.getByRole('dialog', dialogTitle)
  await expect(dialog).toBeVisible()
  await expect(page.getByText('We could not reach the academy')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()

  await dialog.getByRole('link', { name: 'Sign in again' }).click()
  await page.waitForURL('**/auth/email')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const mailed = await page.context().newPage()
  await mailed.goto(await mailedLink(page, academy.url, email))
  await mailed.getByRole('button', { name: 'Yes, this is my account' }).click()
  for (const tab of [mailed, page]) {
    await tab.waitForURL('**/projects?status=all')
    await tab.getByRole('button', { name: /New project/ }).click()
    await expect(tab.getByLabel('Title')).toHaveValue('A lighthouse for the harbour')
  }
  await mailed.getByRole('button', { name: 'Create Project' }).click()
  await expect(mailed.getByRole('heading', { name: 'A lighthouse for the harbour' })).toBeVisible()
})

test('a sign-in in another tab resumes the page and sends its pending requests', async ({ page }) => {
  await newLearner(page, academy.url)
  const { email } = await (await page.request.get(`${academy.url}/api/auth/user`)).json()
  await writeProject(page, 'A map of the sea')
  await academy.change('DELETE FROM "Session"')
  await page.getByRole('button', { name: 'Create Project' }).click()
  await expect(page.getByRole('dialog', dialogTitle)).toBeVisible()
  const other = await page.context().newPage()
  await signInByMail(other, academy.url, email)
  await expect(page.getByRole('dialog', dialogTitle)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'A map of the sea' })).toBeVisible()
})

test('offline, the menu and the screen stay, and the requested screen opens when the connection is back', async ({ page }) => {
  await newLearner(page, academy.url)
  await page.goto(`${academy.url}/dashboard`)
  const greeting = page.getByRole('heading', { level: 1, name: /Welcome back/ })
  await expect(greeting).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.getByText('You’re offline')).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Progress' }).click()
  await expect(page.getByText('The page you chose will open when the connection is back.')).toBeVisible()
  await expect(greeting).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Your progress' })).toBeVisible()
  await expect(page.getByText('You’re offline')).toBeHidden()
})

test('Back in the signup returns one step, and the age can be corrected while the parent is still required', async ({ page }) => {
  await open(page, `${academy.url}/landing`)
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click()
  await page.getByLabel('First name').fill('Lou')
  await page.getByLabel('Email').fill('lou@example.org')
  await page.getByLabel('Age').selectOption('9')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Step 2 of 5')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Step 1 of 5')).toBeVisible()
  await page.getByLabel('Age').selectOption('14')
  await expect(page.getByText(/Thanks for correcting your age/)).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Step 2 of 5')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Step 2 of 5')).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Age')).toHaveValue('14')
  await page.goBack()
  await page.waitForURL('**/landing')
})

test('Back in the tutorial returns one step, and a reload stays at the step', async ({ page }) => {
  await newLearner(page, academy.url)
  await page.goto(`${academy.url}/onboarding`)
  await page.getByRole('button', { name: 'Let’s go' }).click()
  await page.getByRole('button', { name: 'Show me lessons' }).click()
  await expect(page.getByText('Step 3 of 5')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Step 3 of 5')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Step 2 of 5')).toBeVisible()
})

test('Back closes a dialog and stays on the page', async ({ page }) => {
  await newLearner(page, academy.url)
  await page.goto(`${academy.url}/dashboard`)
  await writeProject(page, 'Half an idea')
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Project Studio' })).toBeVisible()
  await page.getByRole('button', { name: /New project/ }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Half an idea')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  // The dialog's history entry is removed slightly later.
  await page.waitForFunction(() => !window.history.state?.dialogs)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: /Welcome back/ })).toBeVisible()
})
