import { expect } from '@playwright/test'
import { AcademyProcess } from '../support/academy-process.ts'
import { mailedLink, signUp } from '../support/steps.ts'
import { test } from '../support/test.ts'

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

test('a learner of 14 corrects the email address in place, and confirms it with the newest link', async ({ page }) => {
  await page.goto(academy.url)
  await signUp(page, { firstName: 'Robin', email: 'robbin@example.org', age: '14' })
  await page.getByRole('button', { name: 'Skip Tutorial' }).click()
  await page.waitForURL('**/personas')
  const notice = page.getByRole('region', { name: 'Your email address' })
  await expect(notice).toContainText('Confirm your email address. You’ll need it next time you sign in.')
  await page.setViewportSize({ width: 360, height: 800 })
  expect((await notice.boundingBox())?.height).toBeLessThan(100)
  const older = await mailedLink(page, academy.url, 'robbin@example.org')

  await notice.getByRole('button', { name: 'Show me how' }).click()
  await expect(notice).toContainText('robbin@example.org')
  await notice.getByRole('button', { name: 'Change my email address' }).click()
  await notice.getByLabel('Email').fill('robin@example.org')
  await notice.getByRole('button', { name: 'Save and send' }).click()
  await expect(notice).toContainText('robin@example.org')
  await page.reload()
  await expect(notice).toBeVisible()

  const mailed = await page.context().newPage()
  await mailed.goto(older)
  await expect(mailed.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  await mailed.goto(await mailedLink(page, academy.url, 'robin@example.org'))
  await expect(mailed.getByRole('heading', { name: 'Is this your account?' })).toBeVisible()
  await expect(notice).toBeVisible()
  await mailed.getByRole('button', { name: 'Yes, this is my account' }).click()
  await mailed.waitForURL('**/dashboard')
  await expect(mailed.getByRole('heading', { name: 'Welcome back, Robin!' })).toBeVisible()
  await expect(mailed.getByRole('region', { name: 'Your email address' })).toHaveCount(0)
  await expect(notice).toHaveCount(0)
  const user = await (await page.request.get(`${academy.url}/api/auth/user`)).json()
  expect(user).toMatchObject({ email: 'robin@example.org', addressState: 'confirmed' })
})
