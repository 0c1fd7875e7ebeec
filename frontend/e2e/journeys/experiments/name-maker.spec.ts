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

    test('a learner turns letter soup into names, trains too long, and finds the best point', async ({ page }) => {
      await newLearner(page, academy.url)
      await open(page, `${academy.url}/experiments/name-maker`)
      const press = (name: string | RegExp) => hand.press(page.getByRole('button', { name }).first())
      const look = page.getByRole('slider', { name: 'Look at round' })
      await press('Like letter soup')
      await expect(page.getByText('Names after round 0')).toBeVisible()
      await press('One round')
      await expect(page.getByText('Names after round 1')).toBeVisible()
      await expect(page.getByText('Still too many impossible pairs. Keep training.')).toBeVisible()
      const trainTo = async (round: number) => {
        await expect
          .poll(async () => Number(await look.getAttribute('max')), { timeout: 30_000, intervals: [200] })
          .toBeGreaterThan(round)
        // After the last round, the button says “Keep going” and does nothing.
        await press(/^(Stop|Keep going)$/)
      }
      await press('Keep going')
      await trainTo(25)
      await press(/^Its numbers changed/)
      await inspectHere(page, 'the names after some rounds')
      await press('Finish the mission')

      await press('Next mission')
      await press('Copies of the names it read')
      await hand.press(page.getByRole('radio', { name: 'Only 40' }))
      await hand.press(page.getByRole('radio', { name: /^Big/ }))
      await hand.press(page.getByRole('radio', { name: 'Fast' }))
      await press('Start training')
      await trainTo(80)
      await expect(page.getByText('copy', { exact: true }).first()).toBeVisible()
      await press(/^A network that copies/)
      await press('Finish the mission')

      await press('Next mission')
      await press('The line for unseen names goes up')
      await hand.press(page.getByRole('radio', { name: /^All/ }))
      await hand.press(page.getByRole('radio', { name: /^Medium/ }))
      await press('Start training')
      await trainTo(80)
      await press(/^Make 10 names/)
      await expect(page.getByText(/the solid line is not at its lowest/)).toBeVisible()
      const curves = await page.getByRole('img', { name: /^Loss after/ }).getAttribute('aria-label')
      const best = Number(/Lowest on unseen names: .* at round (\d+)/.exec(curves ?? '')?.[1])
      await hand.slide(look, best / Number(await look.getAttribute('max')))
      await press(/^Make 10 names/)
      await press(/^Only unseen names test/)
      await press('Finish the mission')
      await expect(page.getByRole('button', { name: /^Mission 3: .*, done$/ })).toBeVisible()
      await expect(page.getByText(/All three missions done/)).toBeVisible()
    })
  })
}
