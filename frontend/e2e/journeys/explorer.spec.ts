import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { AcademyProcess } from '../support/academy-process.ts'
import { inspectHere } from '../support/inspect.ts'
import { newLearner, signInToDemo } from '../support/steps.ts'
import { test } from '../support/test.ts'

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

/** The editor is the largest chunk and loads in several parts. */
const hugeFile = { timeout: 60_000 }
const editor = (page: Page) => page.getByRole('region', { name: 'Operation Editor' })
const run = (page: Page) => page.getByRole('button', { name: /Execute query/ }).click()

/** Replaces the query in the editor. */
async function write(page: Page, query: string): Promise<void> {
  await editor(page).locator('.view-lines').first().click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(query)
}

test('staff run a report, export its rows, save their own, and cannot change data by accident', async ({ page }) => {
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(academy.url) && !/^(data|blob):/.test(request.url())) outside.push(request.url())
  })
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) outside.push(message.text())
  })
  await page.setViewportSize({ width: 1440, height: 1000 })
  await signInToDemo(page, academy.url, 'staff')
  await page.goto(`${academy.url}/admin/explorer`)
  await page.getByRole('button', { name: 'Students by path' }).click()
  await expect(editor(page).getByText('studentsByPath', { exact: true })).toBeVisible(hugeFile)
  await run(page)
  const rows = page.getByRole('table', { name: 'Students by path' })
  await expect(rows.getByRole('row').nth(1)).toContainText('Entrepreneur')
  await inspectHere(page, 'a report')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('students-by-path.csv')
  expect(readFileSync(await download.path(), 'utf8')).toMatch(
    /^\ufeffpath,students,activeStudents,averageXp,lessonsCompleted\r\nEntrepreneur,/,
  )

  await page.getByRole('button', { name: /^Save (as new )?report$/ }).click()
  await page.getByLabel('Name').fill('Paths, mine')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Reports' }).getByRole('button', { name: 'Paths, mine' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Paths, mine' })).toBeVisible()
  await expect(editor(page).getByText('studentsByPath', { exact: true })).toBeVisible(hugeFile)

  await write(
    page,
    'mutation { saveReport(input: { name: "Made by hand", query: "{ achievementCount }" }) { ... on SavedReport { name } } }',
  )
  await run(page)
  await expect(page.getByText('This is a mutation, and changes are not allowed.', { exact: false }).first()).toBeVisible()
  await page.getByRole('switch', { name: 'Allow changes' }).click()
  await expect(page.getByText('Changes are allowed', { exact: true })).toBeVisible()
  await run(page)
  await expect(page.getByRole('cell', { name: 'Made by hand' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Made by hand' })).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Allow changes' })).not.toBeChecked()

  await page.setViewportSize({ width: 768, height: 1000 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${academy.url}/admin/explorer?report=weekly-activity`)
  await expect(editor(page).getByText('weeklyActivity', { exact: true })).toBeVisible(hugeFile)
  await run(page)
  await expect(page.getByRole('table', { name: 'Activity by week' })).toBeVisible()
  await inspectHere(page, 'a report in the dark')
  expect(outside).toEqual([])
})

test('a learner does not find the explorer, and the server refuses its queries', async ({ page }) => {
  await newLearner(page, academy.url)
  await page.goto(`${academy.url}/admin/explorer`)
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
  const data = { query: '{ achievementCount }' }
  const refused = await page.request.post(`${academy.url}/graphql`, { data, headers: { 'x-explorer': '1' } })
  expect((await refused.json()).errors[0].extensions.code).toBe('FORBIDDEN')
})
