import { readFileSync } from 'node:fs'
import { type Browser, expect, type Page } from '@playwright/test'
import { AcademyProcess } from '../support/academy-process.ts'
import { inspectHere } from '../support/inspect.ts'
import { passCheck } from '../support/lessons.ts'
import { idSql, mailedLink, markComplete, open, openLesson, signInByMail, signUp } from '../support/steps.ts'
import { test } from '../support/test.ts'

// A family in one app, with a separate browser for each person.

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Opens a separate browser with a phone-sized window. */
async function person(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

async function childSignsUp(page: Page, firstName: string, email: string, parentEmail: string): Promise<void> {
  await page.goto(academy.url)
  await signUp(page, { firstName, email, age: '11', parentEmail })
  await page.getByRole('button', { name: 'Skip Tutorial' }).click()
  await page.waitForURL('**/personas')
}

/** Signs up a child without the wizard, which has its own tests. */
async function childIsHere(page: Page, firstName: string, parentEmail: string): Promise<void> {
  const parent = { parentFirstName: 'Sam', parentEmail, parentConsent: true }
  const form = { firstName, email: `${firstName.toLowerCase()}@example.org`, age: '10', selectedPersona: 'writer', ...parent }
  const data = { ...form, termsAccepted: true, privacyAccepted: true }
  expect((await page.request.post(`${academy.url}/api/signup`, { data })).status()).toBe(201)
}

/** Requests more time like the lab's notice does; another test clicks its button. */
async function askForTime(page: Page): Promise<void> {
  const query = 'mutation { askFamily(input: { kind: moreTime, minutes: 15 }) { __typename } }'
  const answer = await page.request.post(`${academy.url}/graphql`, { data: { query } })
  expect((await answer.json()).data.askFamily.__typename).toBe('FamilyRequest')
}

async function labMinutes(page: Page): Promise<string> {
  const query = '{ viewer { learner { controls { labMinutesPerDay } } } }'
  const answer = await page.request.post(`${academy.url}/graphql`, { data: { query } })
  return String((await answer.json()).data.viewer.learner.controls.labMinutesPerDay)
}

test("a parent consents by email, follows the child's learning, changes settings, and answers a request", async ({
  page: child,
  browser,
}) => {
  const parent = await person(browser)
  await childSignsUp(child, 'Kim', 'kim@example.org', 'sam@example.org')
  await parent.goto(await mailedLink(parent, academy.url, 'sam@example.org'))
  await parent.getByRole('button', { name: 'I agree' }).click()
  await expect(parent.getByRole('heading', { name: 'Thank you!' })).toBeVisible()

  await openLesson(child, 'Become a Problem Detective')
  await passCheck(child, 'problem-detective')
  await markComplete(child)
  // Agreeing signed the parent in.
  await parent.getByRole('link', { name: 'Go to your dashboard' }).click()
  await expect(parent.getByText('Lessons Done').locator('..')).toContainText('1/')
  await inspectHere(parent, 'the family page of a parent')

  await parent.getByRole('link', { name: 'Settings for Kim' }).click()
  await expect(parent.getByRole('heading', { level: 1, name: 'Settings for Kim' })).toBeVisible()
  await inspectHere(parent, 'the settings of a child')
  await parent.getByLabel('Time in the lab').selectOption('15')
  await parent.getByRole('switch', { name: 'Pause everything for Kim' }).check()
  await expect(parent.getByText('Saved.')).toBeVisible()
  expect(await labMinutes(child)).toBe('15')

  await child.goto(`${academy.url}/dashboard`)
  await expect(child.getByText('Your parent has paused learning')).toBeVisible()
  await child.goto(`${academy.url}/parent-dashboard`)
  await expect(child.getByText('Paused. Nothing is saved for now.')).toBeVisible()
  await inspectHere(child, 'the family page of a paused child')
  await parent.getByRole('switch', { name: 'Pause everything for Kim' }).uncheck()
  await expect(parent.getByText('Saved.')).toBeVisible()

  await askForTime(child)
  const link = await mailedLink(parent, academy.url, 'sam@example.org')
  await parent.goto(link)
  await expect(parent.getByRole('heading', { name: 'Kim has asked for 15 more minutes in the AI lab today' })).toBeVisible()
  await inspectHere(parent, 'the page behind the mailed link')
  await parent.getByRole('button', { name: 'Yes' }).click()
  await expect(parent.getByRole('heading', { name: 'The answer is yes' })).toBeVisible()
  await parent.goto(link)
  await expect(parent.getByRole('heading', { name: 'The answer is yes' })).toBeVisible()
  await child.goto(`${academy.url}/dashboard`)
  await child.getByRole('button', { name: /^Notifications/ }).click()
  await expect(child.getByText('👍 Your parent said yes')).toBeVisible()

  await askForTime(child)
  await parent.goto(`${academy.url}/parent-dashboard`)
  await parent.getByRole('button', { name: /^No, not now: Kim has asked for 15 more minutes/ }).click()
  await expect(parent.getByText('You said no. We told Kim.')).toBeVisible()
})

test('a parent adds up to four children without an email address, who sign in with codes', async ({ page: parent, browser }) => {
  await childIsHere(parent, 'Noor', 'eva@example.org')
  await parent.goto(await mailedLink(parent, academy.url, 'eva@example.org'))
  await parent.getByRole('button', { name: 'I agree' }).click()
  await expect(parent.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  await signInByMail(parent, academy.url, 'eva@example.org')
  for (const name of ['Ada', 'Ben', 'Cem']) {
    await open(parent, `${academy.url}/parent-dashboard`)
    await parent.getByRole('button', { name: 'Add Child Profile' }).first().click()
    await parent.getByLabel('First name or nickname').fill(name)
    await parent.getByLabel('Age').selectOption('8')
    await parent.getByRole('button', { name: 'Continue' }).click()
    await parent.getByLabel(/I agree to this/).check()
    await parent.getByRole('button', { name: `I agree, add ${name}` }).click()
    await expect(parent.getByRole('heading', { level: 1, name: `Rules for ${name}` })).toBeVisible()
    await parent.getByRole('link', { name: 'Back to the family' }).click()
    await expect(parent.getByRole('heading', { level: 2, name })).toBeVisible()
  }
  await expect(parent.getByText('Your family has 4 children here. That is the limit.')).toBeVisible()
  await expect(parent.getByRole('button', { name: 'Add Child Profile' })).toHaveCount(0)

  await parent.getByRole('link', { name: 'Settings for Ada' }).click()
  await parent.getByRole('button', { name: 'Create a code for Ada' }).click()
  const code = await parent.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/).textContent()
  const child = await person(browser)
  await open(child, `${academy.url}/auth/code`)
  await inspectHere(child, 'the way in by a code')
  await child.getByLabel('Code').fill(code ?? '')
  await child.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(child.getByRole('heading', { name: 'Welcome back, Ada!' })).toBeVisible()

  // A fifth child's request by email: the link explains the refusal and stays valid.
  const fifth = await person(browser)
  await childIsHere(fifth, 'Dana', 'eva@example.org')
  const link = await mailedLink(parent, academy.url, 'eva@example.org')
  for (const _again of [1, 2]) {
    await parent.goto(link)
    await parent.getByRole('button', { name: 'I agree' }).click()
    await expect(parent.getByText(/You already have 4 children here/)).toBeVisible()
  }
})

test('a parent declines, and another withdraws consent', async ({ page: child, browser }) => {
  const parent = await person(browser)
  await childIsHere(child, 'Lou', 'no@example.org')
  await parent.goto(await mailedLink(parent, academy.url, 'no@example.org'))
  await parent.getByRole('button', { name: 'I decline' }).click()
  await parent.getByRole('button', { name: 'Yes, decline' }).click()
  await expect(parent.getByRole('heading', { name: /^You declined consent for/ })).toBeVisible()
  await child.goto(`${academy.url}/personas`)
  await expect(child.getByText('Your parent or guardian said no for now')).toBeVisible()

  const other = await person(browser)
  await childIsHere(other, 'Mia', 'yes@example.org')
  await parent.goto(await mailedLink(parent, academy.url, 'yes@example.org'))
  await parent.getByRole('button', { name: 'I agree' }).click()
  await expect(parent.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  await signInByMail(parent, academy.url, 'yes@example.org')
  await parent.goto(`${academy.url}/parent-dashboard`)
  await parent.getByRole('link', { name: 'Settings for Mia' }).click()
  await parent.getByRole('button', { name: 'Withdraw consent' }).click()
  await parent.getByRole('button', { name: 'Withdraw consent' }).click()
  await expect(parent.getByText('Consent was withdrawn')).toBeVisible()
  await other.goto(`${academy.url}/personas`)
  await expect(other.getByText('Your parent or guardian took back their permission')).toBeVisible()
})

test('time runs out, the parent grants more from the email, and finally the family exports its data and leaves', async ({
  page: child,
  browser,
}) => {
  const parent = await person(browser)
  await childIsHere(child, 'Pat', 'pia@example.org')
  await parent.goto(await mailedLink(parent, academy.url, 'pia@example.org'))
  await parent.getByRole('button', { name: 'I agree' }).click()
  await expect(parent.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  const pat = idSql('pat@example.org')
  await academy.change(`
    UPDATE "Learner" SET "createdAt" = now() - interval '40 days' WHERE id = ${pat};
    INSERT INTO "LabDay" ("learnerId", day, minutes, "lastBeatAt")
      SELECT ${pat}, to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD'), 60, now() - interval '1 hour'`)

  await child.goto(`${academy.url}/playground`)
  await expect(child.getByText('You’ve used your lab time for today')).toBeVisible()
  await child.getByRole('button', { name: 'Ask my parent for 15 minutes' }).click()
  await expect(child.getByText(/^We emailed your parent\./)).toBeVisible()
  await parent.goto(await mailedLink(parent, academy.url, 'pia@example.org'))
  await parent.getByRole('button', { name: 'Yes' }).click()
  await expect(parent.getByRole('heading', { name: 'The answer is yes' })).toBeVisible()
  // The child's open page updates by itself.
  await expect(child.getByText('Session: 15 min left')).toBeVisible({ timeout: 30_000 })

  await signInByMail(parent, academy.url, 'pia@example.org')
  await parent.goto(`${academy.url}/parent-dashboard`)
  await parent.getByRole('link', { name: 'Settings for Pat' }).click()
  const download = parent.waitForEvent('download')
  await parent.getByRole('button', { name: 'Download to read' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^deepm-data-.*\.html$/)
  expect(readFileSync(await file.path(), 'utf8')).toContain('<dt>First name</dt><dd>Pat</dd>')

  await child.goto(`${academy.url}/profile`)
  await child.getByRole('button', { name: 'Delete my account' }).click()
  await child.getByLabel(/^Type “/).fill('delete')
  await child.getByRole('button', { name: 'Ask my parent' }).click()
  await expect(child.getByText('We emailed your parent.')).toBeVisible()
  await parent.goto(await mailedLink(parent, academy.url, 'pia@example.org'))
  await parent.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(parent.getByRole('heading', { name: 'Pat’s account is deleted' })).toBeVisible()
  expect((await child.request.get(`${academy.url}/api/auth/user`)).status()).toBe(401)
})
