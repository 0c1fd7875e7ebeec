import { expect } from '@playwright/test'
import { AcademyProcess } from '../../support/academy-process.ts'
import { hands } from '../../support/hands.ts'
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

for (const hand of hands) {
  test.describe(hand.name, () => {
    test.use({ ...hand.use, contextOptions: { reducedMotion: 'reduce' } })

    test('a learner cuts words, compares languages and counts letters', async ({ page }) => {
      await newLearner(page, academy.url)
      await open(page, `${academy.url}/experiments/tokens`)
      const press = (name: string | RegExp) => hand.press(page.getByRole('button', { name, exact: true }).first())
      const next = async (answer: RegExp) => {
        await hand.press(page.getByRole('button', { name: answer }))
        await press('Finish the mission')
      }

      await press('basketball (10 letters)')
      await press('hopscotch')
      await expect(page.getByText('4 tokens from 9 letters')).toBeInViewport()
      await press('Take “hopscotch”: 4 tokens')
      await press('basketball')
      await press('Take “basketball”: 1 token')
      await next(/^Pieces that come up often/)
      await press('Join')
      await expect(page.getByText(/^Step 1 of \d: /)).toBeVisible()
      // The sticky header would cover buttons, which axe counts as too small.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await inspectHere(page, 'the token cutter')

      await press('Next mission')
      await press('Try it first')
      for (const language of ['German', 'Swahili']) await press(language)
      await expect(page.getByText(/^These bars are alike/)).toBeVisible()
      await press('German')
      await press('Hindi')
      await expect(page.getByText('61 tokens')).toBeInViewport()
      await hand.press(page.getByRole('radio', { name: /^2024/ }))
      const question = page.getByRole('group', { name: 'Which bar shrank the most?' })
      await hand.press(question.getByRole('button', { name: 'Swahili' }))
      await expect(question).toContainText('Another one lost more.')
      await hand.press(question.getByRole('button', { name: 'Hindi' }))
      await next(/^The vocabulary was made mostly/)

      await press('Next mission')
      await press('Try it first')
      await expect(page.getByRole('group', { name: 'What the machine gets' })).toContainText('1831')
      await press('2')
      await press('Next word')
      await press('2')
      await press('Now letter by letter')
      await press('1')
      await expect(page.getByText('Count number 79: it is there 3 times.')).toBeVisible()
      await press('Next word')
      await press('2')
      await next(/^Ask it to spell/)
      await expect(page.getByRole('button', { name: /^Mission 3: .*, done$/ })).toBeVisible()
      await expect(page.getByText(/All three missions done/)).toBeVisible()
    })
  })
}
