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

    test('a learner finds a person with two facts, hides one, and hides one from two lists', async ({ page }) => {
      await newLearner(page, academy.url)
      await open(page, `${academy.url}/experiments/privacy-detective`)
      const press = (name: string | RegExp) => hand.press(page.getByRole('button', { name }).first())
      const choose = (part: string, name: string) =>
        hand.press(page.getByRole('group', { name: new RegExp(part) }).getByRole('radio', { name }))
      const crowd = (text: string | RegExp) => expect(page.getByText(text).first()).toBeInViewport()

      await press('Only two')
      await press(/go to football/)
      await crowd('6 of 24 people fit.')
      await press(/My cat/)
      await crowd('Try another pair.')
      await press(/go to football/)
      await press(/My cat/)
      await press(/Bridge Street/)
      await press(/my guitar/)
      await press(/^Each fact makes the crowd smaller/)
      await press('Finish the mission')

      await press('Next mission')
      await press('Remove the name')
      await choose('Home', 'north side of town')
      await crowd('You need 5. Given away by: birthday.')
      await choose('Birthday', 'say nothing')
      await choose('Club', 'some sport')
      await choose('Instrument', 'some music')
      await inspectHere(page, 'the invitation at 360 px')
      await choose('Pet', 'a pet')
      await press(/^Each of the five/)
      await press('Finish the mission')

      await press('Next mission')
      await press('Only 1')
      await hand.press(page.getByRole('switch'))
      await crowd('Only 1 person fits. Found!')
      await choose('Cap', 'say nothing')
      await crowd(/Given away by: training day/)
      await inspectHere(page, 'the second list at 360 px')
      await choose('Training', 'say nothing')
      await press(/^A fact can be safe today/)
      await press('Finish the mission')
      await expect(page.getByText('All three missions done!')).toBeVisible()
    })
  })
}
