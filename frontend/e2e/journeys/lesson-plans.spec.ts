import { expect, type Page } from '@playwright/test'
import { openPdf } from '../../guide/pdf.ts'
import { AcademyProcess } from '../support/academy-process.ts'
import { open } from '../support/steps.ts'
import { test } from '../support/test.ts'

// Plans for teachers: found without an account, printed on A4.

const lessons = [
  'learning-from-data',
  'practice-and-exam',
  'the-next-word',
  'pictures-from-noise',
  'who-is-missing-here',
  'check-before-you-share',
  'machines-that-act',
  'it-is-not-your-friend',
  'what-a-question-costs',
  'whose-rules',
]

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

/** Prints the page and returns the text of each sheet. */
async function printed(page: Page): Promise<string[]> {
  const pdf = await openPdf(await page.pdf({ preferCSSPageSize: true }))
  const sheets = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
  for (const sheet of sheets) {
    const { width, height } = sheet.getViewport({ scale: 1 })
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842])
  }
  return Promise.all(
    sheets.map(async (sheet) => (await sheet.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(' ')),
  )
}

test('a visitor finds a plan, chooses the age of the class and prints it in black on white', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, `${academy.url}/terms`)
  await page.getByRole('navigation', { name: 'Support' }).getByRole('link', { name: 'Plans for teachers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'For teachers' })).toBeVisible()
  await page.getByRole('link', { name: '1. Learning from examples' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Learning from examples' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Ages 14–17:/ })).toBeVisible()
  await page.getByRole('radio', { name: 'Ages 8–10' }).check()
  await expect(page.getByRole('heading', { name: /^Ages 8–10:/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Ages 14–17:/ })).toBeHidden()

  const sheets = await printed(page)
  expect(sheets).toHaveLength(3)
  expect(sheets[0]).toContain('45-minute class plan')
  expect(sheets[0]).toContain(`${academy.url}/experiments/teach`)
  expect(sheets[2]?.trim()).toMatch(/^Answers to the lesson questions/)
  expect(sheets.join(' ')).not.toMatch(/Get Started|Age of your class|Print|All plans|Ages 14–17/)

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('button', { name: 'Print' })])
    await expect(hidden).toBeHidden()
  const colors = await page
    .locator('main *')
    .evaluateAll((all) => [
      ...new Set(
        all
          .filter((element) => element.checkVisibility())
          .map((element) => `${getComputedStyle(element).color} on ${getComputedStyle(element).backgroundColor}`),
      ),
    ])
  expect(colors).toEqual(['rgb(0, 0, 0) on rgb(255, 255, 255)'])
  await page.screenshot({ path: test.info().outputPath('plan-in-print.png'), fullPage: true })
})

test('every plan prints on two pages, with its answers on one or two more', async ({ page }) => {
  for (const id of lessons) {
    await open(page, `${academy.url}/teachers/how-ai-works/${id}`)
    const sheets = await printed(page)
    const first = sheets.findIndex((sheet) => sheet.trim().startsWith('Answers to the lesson questions'))
    expect({ id, plan: first }).toEqual({ id, plan: 2 })
    expect(sheets.length, id).toBeLessThanOrEqual(4)
    expect(sheets.join(' ')).not.toContain('__ORIGIN__')
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every plan is readable and has its own title, and the sitemap lists it', async ({ page }) => {
    const sitemap = await (await page.request.get(`${academy.url}/sitemap.xml`)).text()
    const titles = new Set<string>()
    for (const id of lessons) {
      const url = `${academy.url}/teachers/how-ai-works/${id}`
      await page.goto(url)
      titles.add(await page.title())
      expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(url)
      expect(sitemap).toContain(`<loc>${url}</loc>`)
      for (const name of ['Keep it safe', 'Answers to the lesson questions'])
        await expect(page.getByRole('heading', { name })).toBeVisible()
    }
    expect(titles.size).toBe(lessons.length)
  })
})

test('a plan opened by its URL loads neither its own text nor GraphQL', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await open(page, `${academy.url}/teachers/how-ai-works/the-next-word`)
  await page.waitForLoadState('networkidle')
  expect(files.some((file) => file.includes('lesson-plan-page'))).toBe(true)
  expect(files.filter((file) => /plan-view|the-next-word-|graph-|\/graphql|\/api\//.test(file))).toEqual([])
})
