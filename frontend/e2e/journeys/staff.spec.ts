import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { AcademyProcess, usualKind } from '../support/academy-process.ts'
import { inspectHere } from '../support/inspect.ts'
import { signInByMail } from '../support/steps.ts'
import { test } from '../support/test.ts'

const staff = 'ada@example.org'
/** The maximum of an academy; fewer on the embedded database, where writing them would take a minute. */
const many = { server: 100_000, embedded: 2000 }

let academy: AcademyProcess
let students: number
test.beforeAll(async () => {
  students = many[usualKind()]
  academy = await AcademyProcess.start()
  await academy.change(`
    INSERT INTO "User" (id, email, name, "firstName", "lastName", role, "updatedAt")
      VALUES ('ada', '${staff}', 'Ada Staff', 'Ada', 'Staff', 'staff', now());
    INSERT INTO "User" (id, email, name, "firstName", "lastName", role, "updatedAt")
      SELECT 'many-' || n, 'many' || n || '@example.org', 'Robin Hill' || n, 'Robin', 'Hill' || n, 'learner', now() FROM generate_series(1, ${students}) n;
    INSERT INTO "Learner" (id, "ageAtSignup", "selectedPersona", xp, "createdAt")
      SELECT 'many-' || n, 6 + n % 16, 'writer', n, now() - make_interval(hours => n % 300) FROM generate_series(1, ${students}) n;
    ANALYZE "RosterRow";`)
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

test('staff find one student among all, open the record, and export a list', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInByMail(page, academy.url, staff)
  await page.goto(`${academy.url}/admin`)
  await expect(page.getByRole('definition').getByText(students.toLocaleString('en-GB'))).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(25)
  await page.getByRole('button', { name: 'XP' }).click()
  await expect(page.getByRole('rowheader').first()).toContainText(`Hill${students}`)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByRole('rowheader').first()).toContainText(`Hill${students - 25}`)
  await page.goBack()
  await expect(page.getByRole('rowheader').first()).toContainText(`Hill${students}`)
  await inspectHere(page, 'roster, light 1440')

  await page.getByLabel('Name or email').fill('hill1234')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('rowheader').last()).toContainText('Hill1234')
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('students.csv')
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines[0]).toContain('id,name,age,email,persona,enrolledDate')
  expect(lines).toHaveLength(students === many.server ? 12 : 2)

  await page.getByRole('link', { name: 'Robin Hill1234', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Robin Hill1234' })).toBeVisible()
  await expect(page.getByText(/Ada Staff: Downloaded a file/)).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 768, height: 1000 })
  await inspectHere(page, 'record, dark 768')
  await page.getByRole('link', { name: /All students/ }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(25)
  await inspectHere(page, 'roster, dark 768')
})
