import { expect } from '@playwright/test'
import { AcademyProcess } from '../support/academy-process.ts'
import { inspectHere } from '../support/inspect.ts'
import { finishTutorial, newLearner, open } from '../support/steps.ts'
import { Stopwatch } from '../support/stopwatch.ts'
import { test } from '../support/test.ts'

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

test('a new learner on a phone is at a machine within a minute of choosing a path, and earns XP and a badge there', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 780 }, reducedMotion: 'reduce' })).newPage()
  await newLearner(page, academy.url)
  await open(page, `${academy.url}/onboarding`)
  await finishTutorial(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your path' })).toBeVisible()
  await inspectHere(page, 'the paths of a new learner')

  const watch = new Stopwatch()
  await watch.press(page.getByRole('button', { name: /^Make this my path: Writer|^Make this my path/ }).first())
  await watch.press(page.getByRole('link', { name: 'Start the machine' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Next-Word Machine' })).toBeVisible()
  expect(watch.seconds, watch.steps.join('\n')).toBeLessThan(60)

  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()
  await press('Yes, sometimes')
  for (const word of ['in', 'the', 'forest']) await press(new RegExp(`^Write “${word}”`))
  await press('whale: sea')
  await press(/^It only counts which word/)
  await press('Finish the mission')
  await expect(page.getByText('+60 XP')).toBeInViewport()
  await expect(page.getByText('New achievement: First Mission (+50 XP)')).toBeInViewport()
  await expect(page.getByText('New picture for your profile: Science octopus')).toBeVisible()
  await inspectHere(page, 'the first reward')

  await open(page, `${academy.url}/profile`)
  await expect(page.getByRole('list', { name: 'Pictures you can earn' })).toContainText('Complete your first lesson.')
  await inspectHere(page, 'the pictures of a new learner')
  await page.getByText('Science octopus', { exact: true }).click()
  await page.getByText('Sand', { exact: true }).click()
  await press('Save')
  await expect(page.getByText('Your profile is up to date.')).toBeVisible()
  await expect(page.locator('header img')).toHaveAttribute('src', '/avatars/octopus.svg')
})

test('the locked lab says when it opens, who can open it earlier, and what is open now', async ({ page }) => {
  await newLearner(page, academy.url)
  await open(page, `${academy.url}/dashboard`)
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Practice Lab' }) })
  await expect(card).toContainText('Opens in 30 days. A parent can open it earlier. The experiments are open now.')
  await card.getByRole('link', { name: 'Try an experiment' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Experiments' })).toBeVisible()
})
