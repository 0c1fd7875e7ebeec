import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { AcademyProcess } from '../support/academy-process.ts'
import { inspectHere } from '../support/inspect.ts'
import { mailedLink, newChild, open, openMailbox, sessionOf, signInByMail, staffSql, windowOf } from '../support/steps.ts'
import { test } from '../support/test.ts'

const staff = 'ada@example.org'
const parentEmail = 'sam@example.org'

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
  await academy.change(staffSql(staff, 'Ada'))
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

test('staff see leads, export them, enroll a family on request, and resend a consent email', async ({ browser, page }) => {
  const { url } = academy
  await test.step('a parent requests the guide', async () => {
    await open(page, `${url}/parent-guide`)
    await page.getByLabel('Your name').fill('Ann Hill')
    await page.getByLabel('Your email').fill('ann@example.org')
    await page.getByRole('button', { name: 'Download Free Guide' }).click()
    await expect(page.getByText('Success! Check Your Email')).toBeVisible()
  })
  const family = await sessionOf(browser, async (parent) => {
    await newChild(parent, url, { firstName: 'Kim', email: 'kim@example.org', parentEmail })
    await signInByMail(parent, url, parentEmail)
  })
  const waiting = { firstName: 'Lou', email: 'lou@example.org', age: '11', selectedPersona: 'writer', parentFirstName: 'Pat' }
  const data = { ...waiting, parentEmail: 'pat@example.org', parentConsent: true, termsAccepted: true, privacyAccepted: true }
  expect((await page.request.post(`${url}/api/signup`, { data })).status()).toBe(201)
  const firstLink = await mailedLink(page, url, 'pat@example.org')

  const desk = await windowOf(browser, await sessionOf(browser, (window) => signInByMail(window, url, staff)), {
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
  })
  const tab = (name: string) => desk.getByRole('tab', { name })

  await test.step('staff find the lead and export mailable leads, and all leads', async () => {
    await desk.goto(`${url}/admin/people?tab=lists`)
    await expect(desk.getByRole('rowheader', { name: 'ann@example.org' })).toBeVisible()
    await inspectHere(desk, 'lists, light 1440')
    const saved = async (name: string) => {
      const saving = desk.waitForEvent('download')
      await desk.getByRole('link', { name }).click()
      return readFileSync(await (await saving).path(), 'utf8')
    }
    expect(await saved('Download those we can email')).not.toContain('ann@example.org')
    expect(await saved('Download all')).toContain('ann@example.org,unconfirmed')
  })

  await test.step('a parent requests a programme, and is notified that it started', async () => {
    const parent = await windowOf(browser, family)
    await parent.goto(`${url}/subscribe`)
    await parent.getByRole('button', { name: 'Ask our team for Academy' }).click()
    await expect(parent.getByText('You asked for Academy')).toBeVisible()
    await tab('Enrolments').click()
    await desk.getByRole('button', { name: /^Enrol family: / }).click()
    await desk.getByLabel('Message to the family', { exact: true }).fill('See you on Monday.')
    await inspectHere(desk, 'enrolments, light 1440')
    await desk.getByRole('button', { name: 'Enrol family and notify them' }).click()
    await expect(desk.getByText(/enrolled\. We’ve let the family know/)).toBeVisible()
    await parent.reload()
    await expect(parent.getByText('You are subscribed to Academy')).toBeVisible()
    await openMailbox(parent, url)
    await expect(parent.locator('article', { hasText: parentEmail }).first()).toContainText('See you on Monday.')
  })

  await test.step("a manual change of the child's plan", async () => {
    await desk.getByLabel('Email of a parent or learner').fill(parentEmail)
    await desk.keyboard.press('Enter')
    await desk.getByLabel('Plan', { exact: true }).selectOption('Creator')
    await desk.getByRole('button', { name: 'Change plan' }).click()
    await expect(desk.getByText(/is now on Creator/)).toBeVisible()
  })

  await test.step('the consent email is resent, and only its link works', async () => {
    await desk.emulateMedia({ colorScheme: 'dark' })
    await desk.setViewportSize({ width: 768, height: 1000 })
    await inspectHere(desk, 'enrolments, dark 768')
    await tab('Consent').click()
    await expect(desk.getByText('p•••@example.org')).toBeVisible()
    await desk.getByRole('button', { name: 'Send again for Lou' }).click()
    await expect(desk.getByText('2 of 4')).toBeVisible()
    await inspectHere(desk, 'consent, dark 768')
    const newLink = await mailedLink(page, url, 'pat@example.org')
    expect(newLink).not.toBe(firstLink)
    await page.goto(newLink)
    await expect(page.getByRole('button', { name: 'I agree' })).toBeVisible()
    await page.goto(firstLink)
    await expect(page.getByRole('button', { name: 'I agree' })).toBeHidden()
  })

  await test.step('an address is deleted, and the log shows every step', async () => {
    await tab('Leads').click()
    await desk.getByRole('button', { name: 'Delete ann@example.org' }).click()
    await inspectHere(desk, 'lists, dark 768')
    await desk.setViewportSize({ width: 360, height: 900 })
    await inspectHere(desk, 'lists, dark 360')
    await desk.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(desk.getByText('No one yet')).toBeVisible()
    await desk.goto(`${url}/admin/log`)
    for (const detail of [
      '0 addresses of guide, mayBeMailed.',
      '1 addresses of guide.',
      /Deleted an address from guide/,
      /mail 2 of 4/,
    ])
      await expect(desk.getByText(detail).first()).toBeVisible()
  })
})
