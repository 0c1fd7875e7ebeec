import { expect, type Page } from '@playwright/test'
import { AcademyProcess } from '../support/academy-process.ts'
import { inspectHere } from '../support/inspect.ts'
import { mailedLink, newChild, sessionOf, signInByMail, staffSql, windowOf } from '../support/steps.ts'
import { test } from '../support/test.ts'

// Staff access and suspended accounts.

const sol = 'sol@people.example'
const bo = 'bo@people.example'
const kim = { firstName: 'Kim', email: 'kim@people.example', parentEmail: 'sam@people.example' }
const reason = 'Something you wrote was unkind. We would like to talk with you first.'
const wide = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } as const
const narrow = { viewport: { width: 768, height: 1024 }, colorScheme: 'dark' } as const

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
  await academy.change(staffSql(sol, 'Sol'))
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

async function people(page: Page, tab = 'staff'): Promise<void> {
  await page.goto(`${academy.url}/admin/people?tab=${tab}`)
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
}

/** Requests a link and clicks its button; an account without access stays on that page. */
async function tryToEnter(page: Page, email: string): Promise<void> {
  await page.goto(`${academy.url}/auth/email`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.goto(await mailedLink(page, academy.url, email))
  await page.getByRole('button', { name: /^(Sign in now|Yes, this is my account)$/ }).click()
}

test('a colleague is invited, signs in from the email, and loses access once it has ended', async ({ browser }) => {
  const session = await sessionOf(browser, (page) => signInByMail(page, academy.url, sol))
  const staff = await windowOf(browser, session, wide)
  await people(staff)
  await staff.getByLabel('Email').fill(bo)
  await staff.getByLabel('Name').fill('Bo Berg')
  await staff.getByRole('button', { name: 'Send invitation' }).click()
  await expect(staff.getByRole('list', { name: 'Invitations' }).getByText(bo)).toBeVisible()
  await inspectHere(staff, 'staff with an invitation, light 1440')

  const guest = await (await browser.newContext({ reducedMotion: 'reduce', ...narrow })).newPage()
  await guest.goto(await mailedLink(staff, academy.url, bo))
  await expect(guest.getByRole('heading', { level: 1, name: 'Join the staff' })).toBeVisible()
  await inspectHere(guest, 'invitation, dark 768')
  await guest.getByRole('button', { name: 'Accept and sign in' }).click()
  await guest.waitForURL('**/dashboard')
  await people(guest)
  await expect(guest.getByText('an invitation from Sol')).toBeVisible()

  await people(staff)
  await staff.getByRole('button', { name: 'End access…' }).first().click()
  await staff.getByLabel('Reason').fill('You moved on to another school.')
  await inspectHere(staff, 'ending access, light 1440')
  await staff.getByRole('button', { name: 'End access', exact: true }).click()
  await expect(staff.getByText(/by Sol: “You moved on/)).toBeVisible()

  expect((await guest.request.get(`${academy.url}/api/auth/user`)).status()).toBe(401)
  await tryToEnter(guest, bo)
  await expect(guest.getByRole('heading', { level: 1, name: 'Your access has ended' })).toBeVisible()
  await expect(guest.getByText(/You moved on/)).toBeVisible()
})

test('a suspended child reads the reason and returns when the suspension is lifted; the parents are notified', async ({
  browser,
}) => {
  const child = await sessionOf(browser, async (page) => {
    await newChild(page, academy.url, kim)
    await page.goto(await mailedLink(page, academy.url, kim.email))
    await page.getByRole('button', { name: 'Yes, this is my account' }).click()
    await page.waitForURL('**/dashboard')
  })
  const learner = await windowOf(browser, child, narrow)
  const staff = await windowOf(browser, await sessionOf(browser, (page) => signInByMail(page, academy.url, sol)), wide)
  await people(staff, 'accounts')
  await expect(staff.getByText('No suspended accounts')).toBeVisible()
  await staff.getByLabel('Name or email').fill('kim@peo')
  await staff.keyboard.press('Enter')
  await staff.getByRole('button', { name: 'Suspend…' }).click()
  await staff.getByLabel('Template').selectOption({ label: 'Unkind to others' })
  await staff.getByLabel('Reason').fill(reason)
  await inspectHere(staff, 'suspending, light 1440')
  await staff.getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect(staff.getByRole('button', { name: 'Lift suspension' })).toBeVisible()

  expect((await learner.request.get(`${academy.url}/api/auth/user`)).status()).toBe(401)
  await tryToEnter(learner, kim.email)
  await expect(learner.getByRole('heading', { level: 1, name: 'Your account is suspended for now' })).toBeVisible()
  await expect(learner.getByText(`“${reason}”`)).toBeVisible()
  await inspectHere(learner, 'told why, dark 768')
  const parent = await windowOf(
    browser,
    await sessionOf(browser, (page) => signInByMail(page, academy.url, kim.parentEmail)),
    wide,
  )
  await parent.goto(`${academy.url}/parent-dashboard`)
  await parent.getByRole('button', { name: /Notifications/ }).click()
  await expect(parent.getByText('Kim’s account is suspended')).toBeVisible()

  await staff.setViewportSize(narrow.viewport)
  await staff.emulateMedia({ colorScheme: 'dark' })
  await people(staff, 'accounts')
  await expect(staff.getByText('Suspended accounts')).toBeVisible()
  await inspectHere(staff, 'suspended now, dark 768')
  await staff.getByRole('button', { name: 'Lift suspension' }).click()
  await expect(staff.getByText('No suspended accounts')).toBeVisible()
  await signInByMail(learner, academy.url, kim.email)
})
