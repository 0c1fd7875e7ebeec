import { expect, type Page } from '@playwright/test'
import { AcademyProcess } from '../support/academy-process.ts'
import { newLearner, signInToDemo } from '../support/steps.ts'
import { test } from '../support/test.ts'

// The AI News Hub, from a feed entry to the learner's screen. The server's own tests cover safe feed reading; its client refuses
// to read from this machine.

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
  await academy.change(`
    INSERT INTO "NewsDraft" (id, link, feed, title, excerpt, "fetchedAt")
    VALUES ('draft-1', 'https://news.example/plants', 'news.example', 'Autonomous irrigation agent ships', 'For professionals.', now());`)
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

const words = {
  title: 'A robot learns to water plants',
  summary: 'A school in Ghent built a robot that waters plants. It learned from the notes of thirty pupils.',
  whyItMatters: 'The robot only knows what people wrote down before.',
  tryThis: 'Write down how you water a plant.',
  area: 'general',
  isBreaking: true,
}

const titles = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 2 })
const figure = (page: Page, label: string) => page.getByLabel('The news in numbers').getByText(label).locator('..').locator('dd')

test('five tabs have stories, and a draft edited by staff appears after a refresh, also on the dashboard', async ({
  page,
  browser,
}) => {
  await newLearner(page, academy.url)
  await page.goto(`${academy.url}/ai-news`)
  for (const tab of ['Text AI', 'Image AI', 'Video AI', 'Breaking', 'All Updates']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible()
    await expect(titles(page).first()).toBeVisible()
  }
  await expect(page.getByText('Autonomous irrigation agent ships')).toHaveCount(0)
  const week = Number(await figure(page, 'New in 7 days').textContent())
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText(/^(Up to date|Checked) at .*: nothing new$/)).toBeVisible()

  const staff = await (await browser.newContext()).newPage()
  await signInToDemo(staff, academy.url, 'staff')
  const query = `mutation ($input: NewsWordsInput!) { publishNewsItem(draftId: "draft-1", input: $input) { __typename } }`
  const published = await staff.request.post(`${academy.url}/graphql`, { data: { query, variables: { input: words } } })
  expect((await published.json()).data.publishNewsItem.__typename).toBe('NewsItem')
  await staff.context().close()

  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText(/^Up to date at .*: 1 new story$/)).toBeVisible()
  await expect(titles(page).first()).toHaveText(words.title)
  await expect(figure(page, 'New in 7 days')).toHaveText(String(week + 1))
  await expect(page.getByRole('region', { name: 'Breaking news' }).getByRole('link', { name: words.title })).toBeVisible()
  await expect(page.getByRole('article', { name: words.title }).getByRole('link', { name: /news\.example/ })).toHaveAttribute(
    'href',
    'https://news.example/plants',
  )
  await page.goto(`${academy.url}/dashboard`)
  await expect(page.getByRole('link', { name: /Breaking news/ })).toContainText(words.title)
})

test('without a new story for 30 days the hub leads with the stories read most, and the dashboard shows no news', async ({
  page,
}) => {
  await academy.change(`UPDATE "NewsItem" SET "publishedAt" = "publishedAt" - interval '400 days'`)
  await newLearner(page, academy.url)
  await expect(page.getByRole('link', { name: /^(Breaking news|New in AI)/ })).toHaveCount(0)
  await page.goto(`${academy.url}/ai-news`)
  await expect(page.getByText(/^The news was last updated on \d+ \w+ \d{4}\.$/)).toBeVisible()
  const mostRead = page.getByRole('region', { name: 'Most read' })
  await expect(mostRead.getByRole('article')).toHaveCount(3)
  const counted = page.waitForResponse((response) => response.request().postData()?.includes('RecordNewsRead') ?? false)
  await mostRead.getByRole('article').first().scrollIntoViewIfNeeded()
  expect((await (await counted).json()).data.recordNewsRead.__typename).toBe('DonePayload')
})
