import { expect } from '@playwright/test'
import { AcademyProcess } from '../../support/academy-process.ts'
import { inspectHere } from '../../support/inspect.ts'
import { newLearner, open } from '../../support/steps.ts'
import { test } from '../../support/test.ts'

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

  test('a learner cuts words, compares languages and counts letters by touch', async ({ page }) => {
    await newLearner(page, academy.url)
    await open(page, `${academy.url}/experiments/tokens`)
    const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().tap()
    const next = async (answer: RegExp) => {
      await page.getByRole('button', { name: answer }).tap()
      await press('Finish the mission')
    }

    await press('Try it first')
    await page.getByLabel(/Type anything/).fill('Her axolotl sings')
    await press('Take “axolotl”: 4 tokens')
    await next(/^Pieces that are frequent/)
    await press('Join')
    await expect(page.getByText(/^Step 1 of \d: /)).toBeVisible()
    // The sticky header would cover buttons, which axe counts as too small.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await inspectHere(page, 'the token cutter')

    await press('Next mission')
    await press('Try it first')
    for (const language of ['English', 'Swahili', 'Hindi']) await press(language)
    await expect(page.getByText('61 tokens')).toBeVisible()
    await page.getByRole('radio', { name: /^2024/ }).tap()
    await next(/^The vocabulary was built mostly/)

    await press('Next mission')
    await press('Try it first')
    await expect(page.getByRole('group', { name: 'What the machine gets' })).toContainText('1831')
    await press('2')
    await press('Next word')
    await press('2')
    await page.getByRole('radio', { name: 'letter by letter' }).tap()
    await press('3')
    await next(/^Ask it to spell/)
    await expect(page.getByText(/All three missions done/)).toBeVisible()
  })
})
