import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { mailboxKey } from '../../../backend/test/support/academy/academy-process.ts'

// Steps shared by the journeys.

/** The browser storage of a signed-in user. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>

export type Person = { firstName: string; email: string; age: string; parentEmail?: string }

/** Opens a page and waits until it handles clicks. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.locator('html[data-ready]').waitFor()
}

/** Delays every script until the returned function is called, like a slow network. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Opens a demo account; any name except `parent` and `staff` is the learner's. */
export async function signInToDemo(page: Page, url: string, username = 'anybody'): Promise<void> {
  await page.goto(`${url}/auth/login`)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill('anything')
  await page.getByRole('button', { name: 'Demo Sign In' }).click()
  await page.waitForURL('**/dashboard')
}

let learners = 0

/** Signs up a learner of 14 without the wizard, which has its own tests. Returns the email address. */
export async function newLearner(page: Page, url: string): Promise<string> {
  learners += 1
  const email = `robin${learners}@example.org`
  const form = { firstName: 'Robin', email, age: '14', selectedPersona: 'entrepreneur' }
  const data = { ...form, termsAccepted: true, privacyAccepted: true }
  expect((await page.request.post(`${url}/api/signup`, { data })).status()).toBe(201)
  return email
}

/** Signs up a child of 11 without the wizard, and lets the parent consent by email. */
export async function newChild(
  page: Page,
  url: string,
  child: { firstName: string; email: string; parentEmail: string },
): Promise<void> {
  const form = { ...child, age: '11', selectedPersona: 'writer', parentFirstName: 'Sam', parentConsent: true }
  const data = { ...form, termsAccepted: true, privacyAccepted: true }
  expect((await page.request.post(`${url}/api/signup`, { data })).status()).toBe(201)
  await page.goto(await mailedLink(page, url, child.parentEmail))
  await page.getByRole('button', { name: 'I agree' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
}

/** Returns the session of a new sign-in. */
export async function sessionOf(browser: Browser, enter: (page: Page) => Promise<unknown>): Promise<Session> {
  const context = await browser.newContext()
  await enter(await context.newPage())
  const session = await context.storageState()
  await context.close()
  return session
}

/** Opens a window with an existing session. */
export async function windowOf(browser: Browser, storageState: Session, options: BrowserContextOptions = {}): Promise<Page> {
  return (await browser.newContext({ storageState, reducedMotion: 'reduce', ...options })).newPage()
}

/** Returns SQL for the id of the account with this email address, confirmed or not. */
export function idSql(email: string): string {
  return `(SELECT id FROM "User" WHERE '${email}' IN (email, "claimedEmail"))`
}

/** Returns SQL that creates a staff account. Its id is the first part of the email address. */
export function staffSql(email: string, firstName: string): string {
  const id = email.split('@')[0]
  return `INSERT INTO "User" (id, email, name, "firstName", "lastName", role, "updatedAt")
    VALUES ('${id}', '${email}', '${firstName}', '${firstName}', '', 'staff', now());`
}

/** Goes from the landing page through the five steps to the tutorial. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.getByRole('link', { name: 'Get Started' }).first().click()
  await expect(page.getByText('Step 1 of 5')).toBeVisible()
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Email', { exact: false }).fill(person.email)
  await page.getByLabel('Age').selectOption(person.age)
  await page.getByRole('button', { name: 'Continue' }).click()
  if (person.parentEmail) {
    await expect(page.getByText('Step 2 of 5')).toBeVisible()
    await page.getByLabel("Parent's first name").fill('Sam')
    await page.getByLabel("Parent's email").fill(person.parentEmail)
    await page.getByLabel(/parent or guardian knows/).check()
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await expect(page.getByText('Step 3 of 5')).toBeVisible()
  await page.getByRole('radio', { name: /Entrepreneur/ }).check({ force: true })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Step 4 of 5')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Step 5 of 5')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeDisabled()
  await page.getByLabel('I accept the terms of use').check()
  await page.getByLabel('I accept the privacy policy').check()
  await page.getByRole('button', { name: 'Create Account' }).dblclick()
  await page.waitForURL('**/onboarding')
}

export async function finishTutorial(page: Page): Promise<void> {
  for (const action of ['Let’s go', 'Show me lessons', 'Got it', 'I will check', 'Finish']) {
    await page.getByRole('button', { name: action }).click()
  }
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible()
  await page.getByRole('button', { name: 'Choose my path' }).click()
  await page.waitForURL('**/personas')
}

/** Goes from the paths to a lesson of the Entrepreneur path. */
export async function openLesson(page: Page, title: string): Promise<void> {
  await page.goto(new URL('/personas', page.url()).href)
  await page.getByRole('link', { name: /: Entrepreneur$/ }).click()
  await page.getByRole('link', { name: `Start: ${title}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

export async function markComplete(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Mark as Complete' })
  await expect(button).not.toHaveAttribute('aria-disabled')
  await button.click()
  await expect(page.getByText('Lesson Complete!')).toBeVisible()
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/landing')
}

/** Opens the development mailbox at the URL printed on start. */
export async function openMailbox(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/dev/mailbox?key=${mailboxKey}`)
}

/** Returns the link in the newest email to an address, as shown in the development mailbox. */
export async function mailedLink(page: Page, url: string, recipient: string): Promise<string> {
  const mailbox = await page.context().newPage()
  await openMailbox(mailbox, url)
  const link = mailbox.locator('article', { hasText: recipient }).first().getByRole('link').first()
  const address = await link.getAttribute('href')
  await mailbox.close()
  // The emailed origin is the configured one; a test server has its own port.
  return new URL(new URL(address ?? '').pathname + new URL(address ?? '').search, url).href
}

export async function signInByMail(page: Page, url: string, email: string): Promise<string> {
  await page.goto(`${url}/auth/email`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const link = await mailedLink(page, url, email)
  await page.goto(link)
  await page.getByRole('button', { name: /^(Sign in now|Yes, this is my account)$/ }).click()
  await page.waitForURL('**/dashboard')
  return link
}

/** Returns the server's data about the signed-in user. */
export async function account(page: Page, url: string): Promise<{ xp: number; level: number; streak: number }> {
  const answer = await page.request.get(`${url}/api/auth/user`)
  return answer.json()
}
