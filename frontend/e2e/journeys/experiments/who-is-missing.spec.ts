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

    test('a learner finds who is left out, repairs the machine, and finds that equal is not fair', async ({ page }) => {
      await newLearner(page, academy.url)
      await open(page, `${academy.url}/experiments/who-is-missing`)
      const press = (name: string | RegExp) =>
        hand.press(page.getByRole('button', { name, exact: typeof name === 'string' }).first())
      const train = async (step: string | RegExp) => {
        await press(/^Train/)
        await expect(page.getByText(step).filter({ visible: true }).first()).toBeVisible()
      }
      const moveTo = (share: number) => hand.slide(page.getByRole('slider', { name: 'homes that move' }), share)

      await press('Yes, if the group is small')
      await train(/^9\d out of 100 buildings right/)
      for (const name of ['pitched-roof houses', 'tower blocks', 'round houses', 'homes that move'])
        await press(`Look at ${name}`)
      await inspectHere(page, 'who is missing')
      await press('tower blocks')
      await expect(page.getByText(/Another group has less/)).toBeVisible()
      await press('homes that move')
      await press(/only a small part of the city/)
      await press('Finish the mission')

      await press('Next mission')
      await press('Training again and hoping')
      await train('Homes that move pass 0 of 3 tests.')
      await moveTo(0.98)
      await train(/fall below 70/)
      await press('As in the city')
      await moveTo(0.5)
      await train('What happened:')
      await press(/^One test can be lucky/)
      await press('Finish the mission')

      await press('Next mission')
      await press('Yes, equal is fair')
      // The mix of the mission before is good for all, but the learner has not compared it with equal numbers.
      await train('First press “Same number of each”, then train.')
      await press('Same number of each')
      await train(/^Below the line: homes that move/)
      await inspectHere(page, 'equal numbers')
      for (let tap = 0; tap < 10; tap += 1) await press('One more of homes that move')
      await train('What happened:')
      await press(/^They look very different/)
      await press('Finish the mission')
      await expect(page.getByText('All three missions done!')).toBeVisible()
    })
  })
}
