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

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const hand of hands) {
  test.describe(hand.name, () => {
    test.use(hand.use)

    test('a learner says how sure they are, traces a claim, and checks sources', async ({ page }) => {
      await newLearner(page, academy.url)
      await open(page, `${academy.url}/experiments/real-or-made`)
      const press = (name: string | RegExp) => hand.press(page.getByRole('button', { name }).first())
      const choose = (name: string | RegExp) => hand.press(page.getByRole('radio', { name }).first())

      await press('Being wrong and totally sure')
      for (let post = 1; post <= 6; post += 1) {
        await choose('👍 Real')
        await choose(/^totally sure/)
        if (post === 1) await inspectHere(page, 'a post at 360 px')
        await press(post === 6 ? 'Show my points' : 'Next post')
        if (post < 6) await expect(page.getByText(`Post ${post + 1} of 6`).first()).toBeInViewport()
      }
      await expect(page.getByText('33 points').first()).toBeVisible()
      await press('Count my points again')
      await expect(page.getByText(/4 of your 6 sure answers are wrong/).first()).toBeInViewport()
      for (const unsure of await page.getByRole('radio', { name: /^just guessing/ }).all()) await hand.press(unsure)
      await press('Count my points again')
      await expect(page.getByText('75 points').first()).toBeVisible()
      await inspectHere(page, 'the answers at 360 px')
      await press(/^It is half right/)
      await press('Finish the mission')

      await press('Next mission')
      await press('Only if each found out separately.')
      for (const name of ['Daily Spark', 'Fact Fountain', 'Hill University, the study']) await press(`Open ${name}`)
      await press('It started here: Hill University, the study')
      await expect(page.getByText(/it never says this about chocolate/).first()).toBeInViewport()
      await press('Open Chocolate Union, press release')
      await press('It started here: Chocolate Union, press release')
      await press(/^Leave the post/)
      await press('Finish the mission')

      await press('Next mission')
      await press('Less often than they think')
      await press('Open: Reverse picture search')
      for (const verdict of ['👎 Made or tricky', '👍 Real', '👎 Made or tricky', '👍 Real', '👍 Real']) {
        await choose(verdict)
        await choose(/^very sure/)
        await press('Check')
      }
      await inspectHere(page, 'five checked items at 360 px')
      await press(/^Well calibrated/)
      await press('Finish the mission')
      await expect(page.getByText('All three missions done!')).toBeVisible()
    })
  })
}
