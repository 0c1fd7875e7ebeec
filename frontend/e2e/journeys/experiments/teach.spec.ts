import { expect, type Page } from '@playwright/test'
import { AcademyProcess } from '../../support/academy-process.ts'
import { type Hand, hands } from '../../support/hands.ts'
import { inspectHere } from '../../support/inspect.ts'
import { newLearner, open, signInToDemo } from '../../support/steps.ts'
import { test } from '../../support/test.ts'

let academy: AcademyProcess
test.beforeAll(async () => {
  academy = await AcademyProcess.start()
})
test.afterAll(async () => {
  expect(await academy.stop()).toBe(0)
})

/** Taps the drawings on the page that are not faces, and teaches each. */
async function teachOtherLooks(page: Page, hand: Hand): Promise<void> {
  for (const look of ['sitting', 'from the side']) {
    for (const kind of ['cat', 'dog']) {
      await hand.press(page.getByRole('button', { name: `Take a drawing: ${kind}, ${look}` }))
      await hand.press(page.getByRole('button', { name: `It is: ${kind}` }))
    }
  }
  await hand.press(page.getByRole('button', { name: 'Other drawings' }))
}

for (const hand of hands) {
  test.describe(hand.name, () => {
    test.use({ ...hand.use, contextOptions: { reducedMotion: 'reduce' } })

    test('a learner teaches the machine varied drawings, fools it, and writes its model card', async ({ page }) => {
      await newLearner(page, academy.url)
      await open(page, `${academy.url}/experiments/teach`)
      const press = (name: string | RegExp) => hand.press(page.getByRole('button', { name }).first())
      const train = async (said: RegExp) => {
        await press('Train and test')
        await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(1)
      }

      await press('It fails at other looks')
      await hand.draw(page.getByRole('application', { name: 'Drawing pad' }))
      await expect(page.getByText(/^The machine says: (cat|dog)/)).toBeVisible()
      await press('Clear')
      await train(/2\d of 42 new drawings right/)
      await press(/^Why\?/)
      await inspectHere(page, 'teach a machine')
      await teachOtherLooks(page, hand)
      await expect(page.getByText('What happened:')).toHaveCount(0)
      await teachOtherLooks(page, hand)
      await train(/(38|39|4\d) of 42 new drawings right/)
      await press(/^Because it gets its own training drawings right/)
      await press('Finish the mission')

      await press('Next mission')
      await press('Only if the drawing is ugly')
      await hand.draw(page.getByRole('application', { name: 'Drawing pad' }))
      await expect(page.getByText('The machine says: ?')).toBeVisible()
      await press('It is: dog')
      await expect(page.getByText(/^Draw more/)).toBeVisible()
      await press('Take a drawing: cat, sitting')
      await press('It is still: cat')
      await expect(page.getByText(/^Change it first/)).toBeVisible()
      await inspectHere(page, 'a drawing to change')
      for (let turn = 0; turn < 8 && !(await page.getByText('What happened:').isVisible()); turn += 1) {
        await press('Turn')
        await press('It is still: cat')
      }
      await press(/^The drawing is most similar/)
      await press('Finish the mission')

      await press('Next mission')
      await press('Everyone who wants to use it')
      await train(/new drawings right/)
      const card = page.getByRole('region', { name: 'Model card' })
      for (const name of [/fewer than 20/, /about as many/, /right: faces/])
        await hand.press(card.getByRole('checkbox', { name }))
      // The measurements correct the rest, one sentence at a time.
      for (let turn = 0; turn < 8; turn += 1) {
        await press('Check my card')
        if (await page.getByText('What happened:').isVisible()) break
        await press('Show me one')
        const [, sentence = ''] = /✗ (.*) Measured:/.exec(await card.getByRole('status').innerText()) ?? []
        await hand.press(card.getByRole('checkbox', { name: sentence }))
      }
      await press(/^It was never trained or tested with photos/)
      await press('Finish the mission')
      await expect(page.getByText('All three missions done!')).toBeVisible()
      await inspectHere(page, 'a checked model card')
    })
  })
}

test('a drawing is made by keyboard alone, and each step of the pen is read', async ({ page }) => {
  await signInToDemo(page, academy.url)
  await open(page, `${academy.url}/experiments/teach`)
  await page.getByRole('application', { name: 'Drawing pad' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('status').filter({ hasText: '56 across, 50 down.' })).toHaveCount(1)
  await page.keyboard.press('Space')
  await expect(page.getByRole('application', { name: 'Drawing pad, 1 line' })).toBeFocused()
  await expect(page.getByText(/^The machine says: (cat|dog)/)).toBeVisible()
})
