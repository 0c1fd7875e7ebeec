import { expect, type Page } from '@playwright/test'
import { AcademyProcess } from '../support/academy-process.ts'
import { inspectHere, looks } from '../support/inspect.ts'
import { newLearner, open } from '../support/steps.ts'
import { test } from '../support/test.ts'

// The exercises of the lab, which a new learner can do while the lab itself is locked.

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

const training = (page: Page) => page.getByRole('region', { name: 'Train your prompts' })

for (const { width, colorScheme } of looks)
  test(`a new learner does a duel and a repair in the locked lab, and nothing is sent (${width} px, ${colorScheme})`, async ({
    browser,
  }) => {
    const page = await (
      await browser.newContext({ viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' })
    ).newPage()
    await newLearner(page, academy.url)
    await open(page, `${academy.url}/playground`)
    await expect(page.getByRole('heading', { name: /Opens in 30 days/ })).toBeVisible()
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.postData() ?? ''))

    // By keyboard only.
    await training(page).getByRole('button', { name: 'Start a duel' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Prompt duel' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByRole('radio', { name: 'Prompt A' })).toBeChecked()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Prompt B' })).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    // No radio button may be half under the bar at the top, where its size would be measured wrong.
    await page.evaluate(() => scrollTo(0, 0))
    await inspectHere(page, 'the choice of a duel')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Correct! Prompt B is better for this goal.' })).toBeFocused()
    await expect(page.getByText('What could come back').first()).toBeVisible()
    await inspectHere(page, 'the result of a duel')
    await training(page).getByRole('button', { name: 'Close' }).press('Enter')
    await expect(training(page).getByRole('button', { name: 'Start a duel' })).toBeFocused()
    await expect(training(page).getByText('1 of 12 done')).toBeVisible()

    await training(page).getByRole('button', { name: 'Start a repair' }).click()
    const box = page.getByRole('textbox', { name: /Repair the prompt/ })
    await box.fill('Explain volcanoes to a six-year-old.')
    await page.getByRole('button', { name: 'Check my prompt' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Now also say how long it should be.' })).toBeVisible()
    await inspectHere(page, 'the first try of a repair')
    await box.fill('Explain volcanoes to a six-year-old in four sentences.')
    await page.getByRole('button', { name: 'Check my prompt' }).click()
    await expect(page.getByRole('heading', { name: 'Repaired!' })).toBeFocused()
    await inspectHere(page, 'the result of a repair')
    expect(sent.join()).not.toMatch(/volcano|six-year-old/)

    await page.reload()
    await expect(training(page).getByText('1 of 12 done')).toHaveCount(2)
    await training(page).getByRole('button', { name: 'Start a repair' }).click()
    await expect(page.getByText('You want a story about a dragon that is not like all the others.')).toBeVisible()
    await page.context().close()
  })
